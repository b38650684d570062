import { normalizeCardSetCode } from '../card-set';
import { MAX_INVENTORY } from '../collection';
import type { DecimalMark } from '../pricing';
import { readWantText } from '../want-list';
import {
  bothFinishes,
  countFault,
  type Finish,
  NO_FINISH,
  quoted,
  readCount,
  readPrinting,
  readYesNo,
} from '../readers';
import { countsBoth } from './column-mapping';
import { type FileColumn, otherColumns, stampWarning } from './file-columns';
import { ENTRY_FIELDS } from './file-format';
import type { FileHeader } from './file-header';
import { type FileRow, type ReadRow, unreadable } from './file-row';
import { unguardedCell } from './guarded-cell';
import { decimalMarkAt, readPricePaid } from './price-paid';

/** The cell of a column; undefined if the file doesn't have the column. */
type CellOf = (column: FileColumn) => string | undefined;

/**
 * A reader of the rows under a header (rules/collection-files#rows). A row that counts both finishes is read as two.
 *
 * @param rows the first rows, which tell how the file writes amounts
 */
export function rowReader(
  header: FileHeader,
  rows: readonly (readonly string[])[] = [],
): (cells: readonly string[]) => ReadRow[] {
  const decimal = decimalMarkAt(rows, header.cellOf.get('PricePaid'));
  const others = otherColumns(header.names, new Set(header.cellOf.values()));
  const isTotal = countsBoth(header);
  return (cells) => {
    const cell: CellOf = (column) => {
      const index = header.cellOf.get(column);
      return index === undefined ? undefined : unguardedCell(cells[index] ?? '');
    };
    const { notOwned, notKept } = others(cells);
    const read = readRow(cell, decimal);
    if (notOwned !== null)
      return [unreadable(notOwned, read.ok ? read.row.printing : read.printing)];
    if (!read.ok) return [read];
    const row: FileRow = { ...read.row, ...(notKept.length > 0 && { notKept }) };
    return header.cellOf.has('FoilCount')
      ? bothCounts(row, cell('FoilCount') ?? '', isTotal)
      : [{ ok: true, row }];
  };
}

/** The contents of one of the `printings` of our JSON. */
export function readEntry(entry: unknown): ReadRow {
  if (typeof entry !== 'object' || entry === null) return unreadable('This isn’t a printing.');
  const fields = entry as Record<string, unknown>;
  return readRow((column) => {
    const name = (ENTRY_FIELDS as Partial<Record<FileColumn, string>>)[column];
    const value = name === undefined ? undefined : fields[name];
    if (value === undefined) return undefined;
    return typeof value === 'string' || value === null ? (value ?? '') : JSON.stringify(value);
  });
}

/** Removes a leading `#` and the size of the set: `#005/252` is `005`. */
const plainNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/^#\s*/, '')
    .replace(/^(\d+[a-z]?)\s*\/.*$/i, '$1');

/** The set is checked later, against the catalogue, which knows its name, too. */
function readRow(cell: CellOf, decimal: DecimalMark | null = null): ReadRow {
  const setCode = normalizeCardSetCode((cell('Set') ?? '').trim());
  if (setCode === '') return unreadable('The row names no set.');
  const stamp = readStamp(cell('Stamp') ?? '');
  const finish = readFinish(cell);
  if ('reason' in finish) return unreadable(finish.reason);
  const number = plainNumber(cell('CardNumber') ?? '');
  const name = (cell('Name') ?? '').trim();
  const printing = {
    setCode,
    number,
    ...bothFinishes(stamp.finish, finish),
    ...(number === '' && name !== '' && { name }),
  };

  const added = cell('AddedCount');
  const count = sumOf(cell('Count') ?? '', added);
  if (typeof count === 'string') return unreadable(count, printing);
  const missing = readMissing(cell('Missing'));
  if (typeof missing === 'string') return unreadable(missing, printing);
  const wanted = cell('Want')?.trim() ?? '';
  const want = wanted === '' ? null : readWantText(wanted);
  const warning =
    wanted !== '' && want === null
      ? `${quoted(wanted)} doesn’t say what a want means, so it is left out.`
      : stamp.warning;
  const paid = readPricePaid(cell('PricePaid'), cell('PriceCurrency'), decimal);
  return {
    ok: true,
    row: {
      printing,
      count,
      ...(missing !== undefined && { missing }),
      ...(paid !== undefined && { paid }),
      ...(want && { want }),
      ...(warning !== undefined && { warning }),
    },
  };
}

/** A stamp that is a kind of printing, as swudb has serialized cards, isn't a stamp. */
function readStamp(text: string): { finish: Finish; warning?: string } {
  if (text.trim() === '' || readYesNo(text) === false) return { finish: NO_FINISH };
  const finish = readPrinting(text);
  return finish === null
    ? { finish: NO_FINISH, warning: stampWarning(text) }
    : { finish: { ...finish, isFoil: null } };
}

/** What all columns for the finish and the kind say together, or why one can't be read. */
function readFinish(cell: CellOf): Finish | { reason: string } {
  let finish = NO_FINISH;
  for (const column of ['Variant', 'Finish', 'IsFoil'] as const) {
    const text = cell(column) ?? '';
    const read = finishIn(column, text);
    if (read === null) {
      const reason =
        column === 'IsFoil'
          ? `IsFoil is ${quoted(text)}; it must be a yes or a no, such as True or False.`
          : `${quoted(text)} isn’t a kind of printing.`;
      return { reason };
    }
    finish = bothFinishes(finish, read);
  }
  return finish;
}

function finishIn(column: 'Variant' | 'Finish' | 'IsFoil', text: string): Finish | null {
  const isFoil = readYesNo(text);
  const asYesNo = isFoil === undefined ? null : { isFoil, variantType: null };
  if (column !== 'IsFoil') return readPrinting(text) ?? asYesNo;
  // A single letter there could be “false” as well as “foil”.
  return asYesNo ?? (text.trim().length > 1 ? readPrinting(text) : null);
}

/** A count and what comes on top of it; empty means none if the other says some. A sentence if one can't be read. */
function sumOf(text: string, added: string | undefined): number | string {
  const isEmpty = (each: string | undefined) => (each ?? '').trim() === '';
  if (added === undefined || isEmpty(added)) return readCount(text) ?? countFault('Count', text);
  const more = readCount(added);
  const count = isEmpty(text) ? 0 : readCount(text);
  if (more === undefined) return countFault('The count to add', added);
  if (count === undefined) return countFault('Count', text);
  return count + more > MAX_INVENTORY ? countFault('Count', String(count + more)) : count + more;
}

/** Undefined without the column, null for the default; a sentence for anything but a count. */
function readMissing(text: string | undefined): number | null | undefined | string {
  if (text === undefined) return undefined;
  return text.trim() === '' ? null : (readCount(text) ?? countFault('Missing', text));
}

/** A row for each finish that is counted; the plain one if there are none. */
function bothCounts(row: FileRow, text: string, isTotal: boolean): ReadRow[] {
  const { printing, count } = row;
  const foils = text.trim() === '' ? 0 : readCount(text);
  if (foils === undefined) return [unreadable(countFault('The count of foils', text), printing)];
  const plain = isTotal ? count - foils : count;
  if (plain < 0) {
    return [unreadable(`Of ${count} copies in all, ${foils} can’t be in foil.`, printing)];
  }
  const of = (isFoil: boolean, copies: number): ReadRow => ({
    ok: true,
    row: {
      ...row,
      printing: { ...printing, ...bothFinishes(printing, { isFoil, variantType: null }) },
      count: copies,
    },
  });
  return [
    ...(plain > 0 || foils === 0 ? [of(false, plain)] : []),
    ...(foils > 0 ? [of(true, foils)] : []),
  ];
}
