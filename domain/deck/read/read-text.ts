import { CardList, isHeading, type ListedRow, readDeckLine } from '../../collection-file';
import type { CardFinder } from '../../find-cards';
import type { DeckBeingRead } from './deck-being-read';
import type { CardToRead } from './deck-reading';
import { withCountsBesideNames } from './lines-of-counts';
import { partCalled } from './part-called';

/** A part before its card: `Leader: Name`, `SB: 2 Name`. */
const PART_BEFORE = /^\W*(leaders?|bases?|sb|side(?:board)?)(?::|\s*=|\s+[-–—]\s)/i;

/** `3 | Name`, of a format that would write a subtitle behind another bar. */
const WITHOUT_SUBTITLE = /^\s*\d+\s*\|[^|]*$/;

/** A first line that is a remark has the deck's name. */
const TITLE = /^\s*(?:#+|\/\/)\s*(\S.*)$/;

/** `Name: Friday night` */
const ABOUT = /^\s*(?:deck ?)?(name|title|author|player)\s*:\s*(\S.*)$/i;

/** Where another card begins in the same line: `3 Name, 2 Other`, `Leader: Name / Base: Other`. */
const NEXT_CARD = /[,;/]\s*(?=\d{1,2}[x×]?\s+\p{L}|(?:leaders?|base|sideboard)\s*:)/iu;

/** Longer lines hold no cards, and take long to read. */
const LONGEST_LINE = 4_000;

const LINK = /^(?:https?:\/\/\S+|www\.\S+|[a-z0-9-]+(?:\.[a-z0-9-]+)+\/\S*)$/i;

/** Whether a line is the address of a page. */
export const isLink = (line: string): boolean => LINK.test(line.trim());

/** Reads a deck as text: Melee's, SWUBase's, a picklist, or lines as players write them. */
export function readDeckText(
  text: string,
  deck: DeckBeingRead,
  { sets }: CardFinder<CardToRead>,
): void {
  const list = new CardList(sets);
  const lines = text.split(/\r\n?|[\n\u0085\u2028\u2029]/);
  const first = lines.find((line) => line.trim() !== '') ?? '';
  deck.name = isHeading(first) ? '' : (TITLE.exec(first)?.[1] ?? '');
  const rows = withCountsBesideNames(lines).flatMap((line, at) => {
    if (line.length <= LONGEST_LINE) return list.next(line);
    deck.fail({ line: at + 1, source: line }, 'This line is too long for cards.');
    return list.next('');
  });
  for (const row of [...rows, ...list.end()]) takeRow(row, deck, sets);
}

function takeRow(row: ListedRow, deck: DeckBeingRead, sets: CardFinder<CardToRead>['sets']): void {
  const { line, source, named } = row;
  const [, what = '', said = ''] = ABOUT.exec(named) ?? [];
  if (what !== '') {
    if (/name|title/i.test(what)) deck.name = said.trim();
    else deck.author = said.trim();
    return;
  }
  if (isLink(named)) return deck.fail({ line, source }, 'This is a link, not a card.');
  const cards = named.split(NEXT_CARD);
  if (cards.length === 1) return takeCard(row, deck, sets);
  for (const card of cards) takeCard({ ...row, named: card, source: card }, deck, sets);
}

function takeCard(
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
  const card = {
    copies: words.count,
    setCode: isKnown ? place.setCode : null,
    number: isKnown ? place.number : '',
    names: words.names,
    hasNoSubtitle: WITHOUT_SUBTITLE.test(named),
    part: ofLine === null ? null : partCalled(ofLine.toLowerCase()),
    line,
    source,
  };
  const { otherwise } = words;
  deck.take(card, otherwise && { ...card, copies: otherwise.count, names: [otherwise.name] });
}
