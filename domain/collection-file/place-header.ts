import { counted } from '@domain/number-text';
import { isCountText, quoted } from '../readers';
import {
  type ColumnMapping,
  guessedMapping,
  lackOf,
  LEAST_COLUMNS,
  mappedHeader,
  MAX_SHOWN_ROWS,
  MOST_COLUMNS,
  type UnknownColumns,
  withFoilCount,
} from './column-mapping';
import { type FileHeader, recogniseHeader } from './file-header';
import { namesUsualColumn } from './usual-columns';

/** How many of a file's first records are looked through for its header, behind titles and notes. */
export const HEADER_WITHIN = 20;

/** Where the rows of a CSV begin, and what their columns are. */
export type PlacedHeader =
  | {
      header: FileHeader;
      /** The index of the first row among the records. */
      first: number;
      /** What the reader decided by itself, as sentences. */
      remarks: readonly string[];
    }
  /** Columns that a person can map; undefined if there is no table. */
  | { header: null; columns: UnknownColumns | undefined };

/**
 * Finds the header among a file's first records. Titles and notes may stand above it, and a file may have none.
 *
 * @param mapping the person's mapping, for a file with unknown columns
 */
export function placeHeader(
  records: readonly (readonly string[])[],
  mapping: ColumnMapping | null,
): PlacedHeader {
  const known = mapping ? -1 : records.findIndex((cells) => recogniseHeader(cells) !== null);
  if (known >= 0) {
    const header = recogniseHeader(records[known] ?? []);
    if (header) return { header, first: known + 1, remarks: aboveWords(known) };
  }
  const at = likelyHeader(records);
  const likely = records[at] ?? [];
  const isHeadless = mapping
    ? isCountText(likely[mapping.Count ?? -1] ?? '')
    : likely.some(isCountText) && !likely.some(namesUsualColumn);
  const names = isHeadless ? likely.map(() => '') : likely;
  const first = isHeadless ? at : at + 1;
  const rows = records.slice(first);
  const whole = mapping && withFoilCount(mapping, names, rows);
  const header = whole && mappedHeader(whole, names);
  if (!header) return { header: null, columns: unknownColumns(names, rows) };
  return { header, first, remarks: [...aboveWords(at), ...foilWords(mapping, whole, names)] };
}

/** The first record that could be a header by its names, or else by the number of its cells. */
function likelyHeader(records: readonly (readonly string[])[]): number {
  const named = records.findIndex((cells) => lackOf(guessedMapping(cells)) === null);
  if (named >= 0) return named;
  const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;
  return Math.max(
    0,
    records.findIndex((cells) => filled(cells) >= LEAST_COLUMNS),
  );
}

/** Titles and notes aren't rows, but they are never left out in silence. */
const aboveWords = (above: number): string[] =>
  above === 0 ? [] : [`Left out above the columns’ names: ${counted(above, 'line')}.`];

function foilWords(given: ColumnMapping, read: ColumnMapping, names: readonly string[]): string[] {
  if (read.FoilCount === undefined || read.FoilCount === given.FoilCount) return [];
  const name = names[read.FoilCount] ?? '';
  const column = name.trim() === '' ? `Column ${read.FoilCount + 1}` : quoted(name);
  return [`${column} has counts, so it was read as the copies in foil.`];
}

/** The maximum length of a cell in the preview. */
const MAX_CELL = 60;

function unknownColumns(
  names: readonly string[],
  rows: readonly (readonly string[])[],
): UnknownColumns | undefined {
  const isMappable =
    names.length >= LEAST_COLUMNS && names.length <= MOST_COLUMNS && rows.length > 0;
  if (!isMappable) return undefined;
  const short = (cell: string | undefined) => (cell ?? '').slice(0, MAX_CELL);
  return {
    header: names.map(short),
    rows: rows
      .slice(0, MAX_SHOWN_ROWS)
      .map((cells) => names.map((_name, index) => short(cells[index]))),
  };
}
