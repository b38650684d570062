import { counted } from '../../number-text';
import type { DeckFormats, FormatRule } from '../formats';
import { nameInWords } from '../same-card';
import {
  type CheckedCard,
  type CheckedCopies,
  copiesIn,
  type DeckFinding,
  isCalled,
} from './checked-copies';
import type { FormatOnDay } from './format-rule';

/** Where there are several leaders, they are different ones. */
export const twice = (cards: readonly CheckedCopies[], { rule }: FormatOnDay): DeckFinding[] =>
  cards
    .filter((each) => rule.leaders > 1 && copiesIn(each, 'LEADER') > 1)
    .map(({ cardId, card }) => ({
      code: 'COPIES',
      cardId,
      sentence: `${nameInWords(card)} is there more than once; the leaders must differ.`,
    }));

/** Leaders and bases belong in their own parts, and nothing else there; a sideboard of a pool may hold any. */
export const misplaced = (cards: readonly CheckedCopies[]): DeckFinding[] =>
  cards.flatMap((each) => {
    const { cardId, card } = each;
    const own = card.cardType === 'LEADER' || card.cardType === 'BASE' ? card.cardType : 'DECK';
    const wrong = (['LEADER', 'BASE', 'DECK'] as const).find(
      (part) => part !== own && copiesIn(each, part) > 0,
    );
    if (wrong === undefined) return [];
    const place = { LEADER: 'as leader', BASE: 'as base', DECK: 'among the deck’s cards' }[wrong];
    return [
      { code: 'WRONG_PART', cardId, sentence: `${nameInWords(card)} can’t be played ${place}.` },
    ];
  });

/** The most copies of a card that a rule allows; null for any number. */
export function allowedCopies(
  card: CheckedCard,
  rule: FormatRule,
  exceptions: DeckFormats['exceptions'],
): number | null {
  const excepted = exceptions.find((one) => one.copies !== undefined && isCalled(card, one.card));
  return rule.copies === null ? null : Math.max(rule.copies, excepted?.copies ?? 0);
}

export const tooMany = (
  cards: readonly CheckedCopies[],
  { name, rule }: FormatOnDay,
  { exceptions }: DeckFormats,
): DeckFinding[] =>
  cards.flatMap((each) => {
    const { cardId, card } = each;
    const most = allowedCopies(card, rule, exceptions);
    const copies = copiesIn(each, 'DECK', 'SIDEBOARD');
    if (most === null || copies <= most) return [];
    const sentence = `${nameInWords(card)}: ${counted(copies, 'copy', 'copies')}; ${name} allows ${most}.`;
    return [{ code: 'COPIES', cardId, sentence }];
  });

export function fromOtherSets(
  cards: readonly CheckedCopies[],
  { name, rule }: FormatOnDay,
  allowed: ReadonlySet<string> | null,
): DeckFinding[] {
  if (rule.sets === 'ONE') {
    const main = commonestSet(cards);
    return cards
      .filter(({ card }) => main !== null && !card.setCodes.includes(main))
      .map(({ cardId, card }) => ({
        code: 'SET',
        cardId,
        sentence: `${nameInWords(card)} isn’t in ${main}, of which most cards of this ${name} deck are.`,
      }));
  }
  if (allowed === null) return [];
  return cards
    .filter(({ card }) => !card.setCodes.some((code) => allowed.has(code)))
    .map(({ cardId, card }) => ({
      code: 'SET',
      cardId,
      sentence: `${nameInWords(card)} is only in ${card.setCodes.join(', ')}, which ${name} doesn’t allow.`,
    }));
}

/** The set that has most of the cards. */
function commonestSet(cards: readonly CheckedCopies[]): string | null {
  const counts = new Map<string, number>();
  for (const code of cards.flatMap(({ card }) => card.setCodes)) {
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? null;
}
