import { HEADER_WITHIN, placeHeader, rowReader, separatorOf } from '../../collection-file';
import type { DeckBeingRead } from './deck-being-read';

/** A cell in quotes, in which a quote is doubled, or up to the separator. */
const cellsOf = (line: string, separator: string): string[] => {
  const cells = [''];
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += letter;
  }
  return cells.map((cell) => cell.trim());
};

/**
 * Reads a deck as one of the tables that programs write, such as swudb's. Leader and base are known by their cards.
 *
 * @returns whether it is one
 */
export function readDeckCsv(text: string, deck: DeckBeingRead): boolean {
  const separator = separatorOf(text);
  const lines = text.split(/\r\n?|\n/);
  const records = lines.map((line) => cellsOf(line, separator));
  const placed = placeHeader(records.slice(0, HEADER_WITHIN), null);
  if (placed.header === null) return false;
  const readRow = rowReader(placed.header, records.slice(placed.first, HEADER_WITHIN));
  for (const [at, cells] of records.entries()) {
    if (at < placed.first || cells.every((cell) => cell === '')) continue;
    const place = { line: at + 1, source: lines[at] ?? '' };
    for (const read of readRow(cells)) {
      if (!read.ok) {
        deck.fail(place, read.reason);
        continue;
      }
      const { printing, count: copies } = read.row;
      const { setCode, number, name } = printing;
      deck.take({
        copies,
        setCode,
        number,
        names: name === undefined ? [] : [name],
        part: null,
        ...place,
      });
    }
  }
  return true;
}
