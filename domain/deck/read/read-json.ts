import { DECK_PARTS, readDeckEntry } from '../../collection-file';
import type { DeckPart } from '../deck';
import type { DeckBeingRead } from './deck-being-read';
import type { DeckRefusalCode } from './deck-reading';
import { jsonIn } from './json-in';

const PART_OF: Readonly<Record<string, DeckPart>> = {
  leader: 'LEADER',
  secondleader: 'LEADER',
  leader2: 'LEADER',
  base: 'BASE',
  deck: 'DECK',
  sideboard: 'SIDEBOARD',
};

const PARTS: readonly string[] = [...DECK_PARTS.one, ...DECK_PARTS.several];

/**
 * Reads a deck in the JSON of swudb, SWUBase or Karabast, also between other words.
 *
 * @returns why it isn’t one, if so
 */
export function readDeckJson(text: string, deck: DeckBeingRead): DeckRefusalCode | null {
  const value = jsonIn(text);
  if (value === undefined) return 'BROKEN_JSON';
  const [fields, ...others] = decksIn(value);
  if (!fields) return 'NO_DECK';
  if (others.length > 0) return 'SEVERAL';
  const metadata = fieldsOf(fields['metadata']);
  deck.name = textOf(metadata['name'] ?? fields['deckname'] ?? fields['name']);
  deck.author = textOf(metadata['author'] ?? fields['authorname'] ?? fields['author']);
  let line = 0;
  for (const part of PARTS.filter((each) => fields[each] !== undefined)) {
    for (const entry of entriesOf(fields[part])) {
      line += 1;
      takeEntry(entry, { part: PART_OF[part] ?? null, line, source: JSON.stringify(entry) }, deck);
    }
  }
  return null;
}

function takeEntry(
  entry: unknown,
  place: { part: DeckPart | null; line: number; source: string },
  deck: DeckBeingRead,
): void {
  const read = readDeckEntry(entry);
  if (!read.ok) return deck.fail(place, read.reason);
  const { printing, count: copies } = read.row;
  const name = textOf(fieldsOf(entry)['name']);
  deck.take({
    copies,
    setCode: printing.setCode,
    number: printing.number,
    names: name === '' ? [] : [name],
    ...place,
  });
}

type Fields = Record<string, unknown>;

/** An object's values by their names in lower case; programs differ in it. */
const fieldsOf = (value: unknown): Fields =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name.toLowerCase(), each]))
    : {};

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How deep programs wrap a deck into other objects. */
const DEEPEST = 3;

/** The decks in a value: itself, or what it wraps; a list of cards is one, too. */
function decksIn(value: unknown, depth = 0): readonly Fields[] {
  if (Array.isArray(value)) {
    const decks = value.flatMap((each) => (isObject(each) ? decksIn(each, depth + 1) : []));
    return decks.length > 0 || !value.some((each) => readDeckEntry(each).ok)
      ? decks
      : [{ deck: value }];
  }
  const fields = fieldsOf(value);
  const wrapped = depth < DEEPEST ? Object.values(fields).filter(isObject) : [];
  const inner = wrapped.flatMap((each) => decksIn(each, depth + 1));
  if (inner.length > 0) return inner.map((each) => ({ ...fields, ...each }));
  return PARTS.some((part) => fields[part] !== undefined) ? [fields] : [];
}

/** A deck without a base or a second leader has null there; cards may also be counted by their ids. */
function entriesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value === null) return [];
  const counts = isObject(value) ? Object.entries(value) : [];
  const areCounted = counts.length > 0 && counts.every(([id]) => readDeckEntry({ id }).ok);
  return areCounted ? counts.map(([id, count]) => ({ id, count })) : [value];
}
