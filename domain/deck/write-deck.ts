import { byPlainness, type Card } from '../card';
import { cardLines, inOneLine } from '../collection-file';
import type { CardToFind } from '../find-cards';
import { formatNumber } from '../number-text';
import type { DeckLine, DeckPart } from './deck';
import { nameInWords } from './same-card';

/** What has to be known of a card to write it. */
export interface CardToWrite extends Pick<Card, 'name' | 'subtitle'> {
  setCode: string;
  cardVariants: CardToFind['cardVariants'];
}

/** A deck to be written; cards that the catalogue no longer has are left out. */
export interface DeckToWrite {
  name: string;
  lines: readonly DeckLine[];
  /** Empty if nobody is to be named. */
  author: string;
}

type CardsToWrite = ReadonlyMap<string, CardToWrite>;

/** The most characters that Karabast takes. */
const MAX_JSON = 5_000;

/** How Karabast names a card. */
const CARD_ID = /^[A-Z0-9]{3,4}_\d{3}$/;

/** A deck as text, or why the format can't say it. */
export type WrittenDeck =
  | { ok: true; text: string }
  | { ok: false; code: 'TOO_LONG' | 'NO_NUMBER' | 'LEADERS' | 'BASES'; reason: string };

const refused = (code: (WrittenDeck & { ok: false })['code'], reason: string): WrittenDeck => ({
  ok: false,
  code,
  reason,
});

/**
 * A deck as JSON for Karabast and swudb: each card by the number of its plainest printing, and no card twice in a part.
 *
 * @param longest in characters
 */
export function writeDeckJson(
  deck: DeckToWrite,
  cards: CardsToWrite,
  longest: number = MAX_JSON,
): WrittenDeck {
  const unnumbered = deck.lines
    .flatMap(({ cardId }) => cards.get(cardId) ?? [])
    .find((card) => idOf(card) === undefined);
  if (unnumbered) {
    const reason = `${nameInWords(unnumbered)} has no number that this format can name.`;
    return refused('NO_NUMBER', reason);
  }
  const entries = (part: DeckPart) => {
    const counts = new Map<string, number>();
    for (const { card, copies } of linesOf(deck.lines, part, cards)) {
      const id = idOf(card) ?? '';
      counts.set(id, (counts.get(id) ?? 0) + copies);
    }
    return Array.from(counts, ([id, count]) => ({ id, count }));
  };
  const [leader, secondleader, ...otherLeaders] = entries('LEADER');
  const [base, ...otherBases] = entries('BASE');
  if (otherLeaders.length > 0) return refused('LEADERS', 'This format takes at most two leaders.');
  if (otherBases.length > 0) return refused('BASES', 'This format takes one base.');
  const text = JSON.stringify({
    metadata: { name: deck.name, author: deck.author },
    leader,
    secondleader,
    base,
    deck: entries('DECK'),
    sideboard: entries('SIDEBOARD'),
  });
  return text.length > longest
    ? refused(
        'TOO_LONG',
        `It has ${formatNumber(text.length)} characters; Karabast takes at most ${formatNumber(longest)}.`,
      )
    : { ok: true, text };
}

/** `SOR_005`, by the plainest printing whose number the format can name. */
const idOf = ({ setCode, cardVariants }: CardToWrite): string | undefined =>
  cardVariants
    .toSorted(byPlainness)
    .map(({ number }) => `${setCode}_${number.padStart(3, '0')}`)
    .find((id) => CARD_ID.test(id));

const HEADINGS = {
  LEADER: ['Leader', 'Leaders'],
  BASE: ['Base', 'Bases'],
  DECK: ['Deck', 'Deck'],
  SIDEBOARD: ['Sideboard', 'Sideboard'],
} as const satisfies Record<DeckPart, readonly [one: string, several: string]>;

const PARTS = Object.keys(HEADINGS) as DeckPart[];

const withoutBars = (text: string): string => inOneLine(text).replaceAll('|', '/');

/** A deck for Melee: `3 | Name | Subtitle` under the headings that it knows. */
export const writeMeleeDeck = ({ lines }: DeckToWrite, cards: CardsToWrite): string =>
  sections(lines, cards, { DECK: 'MainDeck' }, ({ card, copies }) => {
    const names = [card.name, ...(card.subtitle === null ? [] : [card.subtitle])];
    return `${[String(copies), ...names.map(withoutBars)].join(' | ')}\n`;
  });

/** A deck for people: its name, and lines such as `3 Name, Subtitle (SOR) 059`. */
export const writeDeckText = ({ name, lines }: DeckToWrite, cards: CardsToWrite): string =>
  (inOneLine(name) === '' ? '' : `# ${inOneLine(name)}\n\n`) +
  sections(lines, cards, {}, ({ card, copies: count }) => {
    const [printing] = card.cardVariants.toSorted(byPlainness);
    return printing ? cardLines([{ ...card, count, printing, printings: card.cardVariants }]) : '';
  });

interface LineToWrite {
  card: CardToWrite;
  copies: number;
}

function sections(
  lines: readonly DeckLine[],
  cards: CardsToWrite,
  headings: Partial<Record<DeckPart, string>>,
  write: (line: LineToWrite) => string,
): string {
  return PARTS.flatMap((part) => {
    const inPart = linesOf(lines, part, cards);
    const [one, several] = HEADINGS[part];
    const heading = headings[part] ?? (inPart.length > 1 ? several : one);
    return inPart.length === 0 ? [] : [`${heading}\n${inPart.map(write).join('')}`];
  }).join('\n');
}

const linesOf = (lines: readonly DeckLine[], part: DeckPart, cards: CardsToWrite): LineToWrite[] =>
  lines.flatMap((line) => {
    const card = cards.get(line.cardId);
    return card && line.part === part ? [{ card, copies: line.copies }] : [];
  });
