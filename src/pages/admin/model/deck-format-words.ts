import { allowedSets, type DeckFormats, ruleOn } from '@domain/deck';
import { counted } from '@/shared/lib/format';

/** What a format asks for on a day, for administrators. */
export interface FormatInWords {
  id: string;
  name: string;
  source: string;
  /** The day on which its rules change next; null if none is known. */
  until: string | null;
  asks: string;
  sets: string;
  suspended: string;
}

/**
 * The formats as they are on a day.
 *
 * @param known the codes of the catalogue's sets
 */
export const formatsInWords = (
  formats: DeckFormats,
  day: string,
  known: ReadonlySet<string>,
): FormatInWords[] =>
  formats.formats.flatMap(({ id, name, source, rules }) => {
    const found = ruleOn(formats, id, day);
    if (!found) return [];
    const { rule, suspended } = found;
    const later = rules.map(({ from }) => from).filter((from) => from > day);
    const asks = [
      ...(rule.decks > 1 ? [`${counted(rule.decks, 'deck')} together`] : []),
      `${counted(rule.leaders, 'leader')}${rule.sharesSide ? ' of one side' : ''}`,
      `at least ${counted(rule.minimum, 'card')}`,
      rule.sideboard === null ? 'any sideboard' : sideboardInWords(rule.sideboard),
      rule.copies === null ? 'any copies' : counted(rule.copies, 'copy', 'copies'),
    ];
    return [
      {
        id,
        name,
        source,
        until: later.toSorted()[0] ?? null,
        asks: asks.join(', '),
        sets:
          rule.sets === 'ONE'
            ? 'Any one'
            : [...(allowedSets(formats, rule, day, known) ?? ['All'])].join(', '),
        suspended: suspended.join(', '),
      },
    ];
  });

const sideboardInWords = (most: number): string =>
  most === 0 ? 'no sideboard' : `at most ${most} in the sideboard`;

/** “Data Vault: 10 cards more” */
export const exceptionsInWords = ({ exceptions }: DeckFormats): string =>
  exceptions
    .map(({ card, copies, minimum }) => {
      const what = [
        ...(copies === undefined ? [] : [`up to ${counted(copies, 'copy', 'copies')}`]),
        ...(minimum === undefined
          ? []
          : [`${counted(Math.abs(minimum), 'card')} ${minimum < 0 ? 'fewer' : 'more'}`]),
      ];
      return `${card}: ${what.join(', ')}.`;
    })
    .join(' ');
