import { DECK_PARTS, readDeckEntry } from '../../collection-file';
import type { DeckPart } from '../deck';
import type { DeckBeingRead } from './deck-being-read';

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
 * Reads a deck in the JSON of swudb, SWUBase or Karabast.
 *
 * @param text in which word processors may have put typographic quotes
 * @returns why it isn’t one, if so
 */
export function readDeckJson(text: string, deck: DeckBeingRead): 'BROKEN_JSON' | 'NO_DECK' | null {
  const value = parsed(text) ?? parsed(text.replaceAll(/[“”„‟]/g, '"'));
  if (value === undefined) return 'BROKEN_JSON';
  const fields = fieldsOf(value);
  const present = PARTS.filter((part) => fields[part] !== undefined);
  if (present.length === 0) return 'NO_DECK';
  const metadata = fieldsOf(fields['metadata']);
  deck.name = textOf(metadata['name'] ?? fields['deckname'] ?? fields['name']);
  deck.author = textOf(metadata['author'] ?? fields['authorname'] ?? fields['author']);
  let line = 0;
  for (const part of present) {
    for (const entry of entriesOf(fields[part])) {
      line += 1;
      const source = JSON.stringify(entry);
      const read = readDeckEntry(entry);
      if (!read.ok) {
        deck.fail({ line, source }, read.reason);
        continue;
      }
      const { printing, count: copies } = read.row;
      const name = textOf(fieldsOf(entry)['name']);
      deck.take({
        copies,
        setCode: printing.setCode,
        number: printing.number,
        names: name === '' ? [] : [name],
        part: PART_OF[part] ?? null,
        line,
        source,
      });
    }
  }
  return null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** An object's values by their names in lower case; programs differ in it. */
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name.toLowerCase(), each]))
    : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A deck without a base or a second leader has null there. */
function entriesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === null ? [] : [value];
}
