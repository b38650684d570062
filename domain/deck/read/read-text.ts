import { CardList, type ListedRow, readDeckLine } from '../../collection-file';
import type { CardFinder } from '../../find-cards';
import type { DeckPart } from '../deck';
import type { DeckBeingRead } from './deck-being-read';
import type { CardToRead } from './deck-reading';

/** The part that a heading begins. Other headings, such as `units`, are of the deck itself. */
const PART_OF: readonly (readonly [heading: RegExp, part: DeckPart])[] = [
  [/^leaders?$/, 'LEADER'],
  [/^bases?$/, 'BASE'],
  [/^sb$|side|maybe|considering/, 'SIDEBOARD'],
];

/** A part before its card: `Leader: Name`, `SB: 2 Name`. */
const PART_BEFORE = /^\W*(leaders?|bases?|sb|side(?:board)?):/i;

/** `3 | Name`, of a format that would write a subtitle behind another bar. */
const WITHOUT_SUBTITLE = /^\s*\d+\s*\|[^|]*$/;

/** A first line that is a remark has the deck's name. */
const TITLE = /^\s*(?:#+|\/\/)\s*(\S.*)$/;

/** Reads a deck as text: Melee's, SWUBase's, a picklist, or lines as players write them. */
export function readDeckText(
  text: string,
  deck: DeckBeingRead,
  { sets }: CardFinder<CardToRead>,
): void {
  const list = new CardList(sets);
  const lines = text.split(/\r\n?|\n/);
  deck.name = TITLE.exec(lines.find((line) => line.trim() !== '') ?? '')?.[1] ?? '';
  const rows = lines.flatMap((line) => list.next(line));
  for (const row of [...rows, ...list.end()]) takeRow(row, deck, sets);
}

function takeRow(
  { read, line, source, named, heading }: ListedRow,
  deck: DeckBeingRead,
  sets: CardFinder<CardToRead>['sets'],
): void {
  const [before = '', ofLine = heading] = PART_BEFORE.exec(named) ?? [];
  const words = readDeckLine(named.slice(before.length), sets);
  if (typeof words === 'string') {
    deck.fail({ line, source }, words);
    return;
  }
  // A picklist says below the name where the card was printed.
  const place = read.ok && named !== source ? read.row.printing : words;
  const isKnown = place.setCode !== null && sets.has(place.setCode);
  deck.take({
    copies: words.count,
    setCode: isKnown ? place.setCode : null,
    number: isKnown ? place.number : '',
    names: words.names,
    hasNoSubtitle: WITHOUT_SUBTITLE.test(named),
    part: partUnder(ofLine),
    line,
    source,
  });
}

const partUnder = (heading: string | null): DeckPart | null =>
  heading === null
    ? null
    : (PART_OF.find(([form]) => form.test(heading.toLowerCase()))?.[1] ?? 'DECK');
