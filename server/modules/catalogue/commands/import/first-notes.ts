import type { RowNote } from './cards/printing';

/** Of a report's list: nobody reads more, and a hostile file has 50,000. */
const MOST_NOTES = 1_000;

/** The first notes of a list by row, and one about the rest. */
export function firstNotes(notes: readonly RowNote[]): RowNote[] {
  const sorted = notes.toSorted((a, b) => a.row - b.row);
  const first = sorted.slice(0, MOST_NOTES);
  const next = sorted[MOST_NOTES];
  if (next === undefined) return first;
  const reason = `${sorted.length - MOST_NOTES} more are not listed`;
  return [...first, { row: next.row, name: 'and others', reason }];
}
