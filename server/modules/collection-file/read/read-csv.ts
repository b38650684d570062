import {
  type CollectionFileFormat,
  type FileHeader,
  FileRefused,
  MAX_LINE_LENGTH,
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
 * @throws {FileRefused} if it isn't a collection
 */
export async function readCsv(
  text: AsyncIterator<string>,
  take: TakeRow,
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
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (header === null) {
        header = recogniseHeader(record);
        if (header === null) throw new FileRefused('UNKNOWN_FORMAT');
        continue;
      }
      const taken = take(readCells(header, record), info.lines);
      if (taken !== undefined) await taken;
    }
  } catch (error) {
    throw error instanceof CsvError ? refusalOf(error) : error;
  }
  if (header === null) throw new FileRefused('UNKNOWN_FORMAT');
  return header.format;
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
