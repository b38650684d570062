import {
  type ColumnMapping,
  FileRefused,
  HEADER_WITHIN,
  isSeparatorHint,
  MAX_LINE_LENGTH,
  placeHeader,
  rowReader,
  separatorOf,
} from '@domain/collection-file';
import { CsvError, parse } from 'csv-parse';
import { pipeline, Readable } from 'node:stream';
import type { FileText } from './decoded-text';
import type { FileFacts } from './read-collection-file';
import type { TakeRow } from './take-rows';

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
  { start, pieces }: FileText,
  take: TakeRow,
  mapping: ColumnMapping | null,
): Promise<FileFacts> {
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
  pipeline(Readable.from(pieces), parser, () => undefined);
  const records = (parser as AsyncIterable<Parsed>)[Symbol.asyncIterator]();
  try {
    const first = await firstRecords(records);
    const placed = placeHeader(
      first.map(({ record }) => record),
      mapping,
    );
    if (placed.header === null) throw new FileRefused('UNKNOWN_FORMAT', '', placed.columns);
    const { header, remarks } = placed;
    const rows = first.slice(placed.first);
    const read = rowReader(
      header,
      rows.map(({ record }) => record),
    );
    const takeRecord = ({ record, info }: Parsed) => take(read(record), info.lines, record);
    for (const record of rows) await takeRecord(record);
    for (;;) {
      const { value, done } = await records.next();
      if (done) break;
      const taken = takeRecord(value);
      if (taken !== undefined) await taken;
    }
    return { format: header.format, header: header.names, remarks };
  } catch (error) {
    throw error instanceof CsvError ? refusalOf(error) : error;
  }
}

/** The records among which the header is; a hint for spreadsheets isn't one. */
async function firstRecords(records: AsyncIterator<Parsed>): Promise<Parsed[]> {
  const first: Parsed[] = [];
  while (first.length < HEADER_WITHIN) {
    const { value, done } = await records.next();
    if (done) break;
    if (first.length > 0 || !isSeparatorHint(value.record[0] ?? '')) first.push(value);
  }
  return first;
}

function refusalOf(error: CsvError): FileRefused {
  const lines = (error as CsvError & { lines?: number }).lines;
  const where = lines === undefined ? '' : ` (line ${lines})`;
  return new FileRefused(error.code === 'CSV_MAX_RECORD_SIZE' ? 'LINE_TOO_LONG' : 'BROKEN', where);
}
