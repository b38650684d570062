import {
  type CollectionFileFormat,
  type ColumnMapping,
  type FileHeader,
  FileRefused,
  LEAST_COLUMNS,
  mappedHeader,
  MAX_LINE_LENGTH,
  MAX_SHOWN_ROWS,
  MOST_COLUMNS,
  readCells,
  recogniseHeader,
} from '@domain/collection-file';
import { CsvError, parse } from 'csv-parse';
import { pipeline, Readable } from 'node:stream';
import type { TakeRow } from './take-rows';

const LINE_END = /[\r\n]/;

/** Commas; semicolons, in countries with decimal commas; tabs, when pasted from a spreadsheet. */
const SEPARATORS = [',', ';', '\t'];

interface Parsed {
  record: string[];
  info: { lines: number };
}

/**
 * Reads a CSV as it arrives, row by row.
 *
 * @param mapping the person's mapping, for a file with unknown columns
 * @throws {FileRefused} if it isn't a collection
 */
export async function readCsv(
  text: AsyncIterator<string>,
  take: TakeRow,
  mapping: ColumnMapping | null,
): Promise<CollectionFileFormat> {
  const start = await firstLine(text);
  const parser = parse({
    delimiter: separatorOf(start),
    info: true,
    max_record_size: MAX_LINE_LENGTH,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  // The parser passes errors on.
  pipeline(Readable.from(after(start, text)), parser, () => undefined);

  let header: FileHeader | null = null;
  let unknown: string[][] = [];
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (unknown.length > 0) {
        unknown.push(record);
        if (unknown.length > MAX_SHOWN_ROWS) break;
        continue;
      }
      if (header === null) {
        header = mapping ? mappedHeader(mapping, record.length) : recogniseHeader(record);
        if (header === null) unknown = [record];
        continue;
      }
      const taken = take(readCells(header, record), info.lines);
      if (taken !== undefined) await taken;
    }
  } catch (error) {
    throw error instanceof CsvError ? refusalOf(error) : error;
  }
  if (header === null) throw unknownColumns(unknown);
  return header.format;
}

/** The maximum length of a cell in the preview. */
const MAX_CELL = 60;

/** Refuses a file with unknown columns. The refusal has the first rows if the person can map them. */
function unknownColumns(records: string[][]): FileRefused {
  const [header = [], ...rows] = records.map((cells) =>
    cells.map((cell) => cell.slice(0, MAX_CELL)),
  );
  const isMappable =
    header.length >= LEAST_COLUMNS && header.length <= MOST_COLUMNS && rows.length > 0;
  if (!isMappable) return new FileRefused('UNKNOWN_FORMAT');
  const shown = rows.map((cells) => header.map((_name, index) => cells[index] ?? ''));
  return new FileRefused('UNKNOWN_FORMAT', '', { header, rows: shown });
}

async function firstLine(text: AsyncIterator<string>): Promise<string> {
  let start = '';
  for (;;) {
    if (LINE_END.test(start.trimStart())) return start;
    if (start.length > MAX_LINE_LENGTH) throw new FileRefused('LINE_TOO_LONG', ' (line 1)');
    const { value, done } = await text.next();
    if (done) return start;
    start += value;
  }
}

function separatorOf(start: string): string {
  const [line = ''] = start.trimStart().split(LINE_END, 1);
  const count = (separator: string) => line.split(separator).length;
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

async function* after(start: string, text: AsyncIterator<string>): AsyncGenerator<string> {
  yield start;
  for (;;) {
    const { value, done } = await text.next();
    if (done) return;
    yield value;
  }
}

function refusalOf(error: CsvError): FileRefused {
  const lines = (error as CsvError & { lines?: number }).lines;
  const where = lines === undefined ? '' : ` (line ${lines})`;
  return new FileRefused(error.code === 'CSV_MAX_RECORD_SIZE' ? 'LINE_TOO_LONG' : 'BROKEN', where);
}
