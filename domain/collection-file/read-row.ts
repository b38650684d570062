import { CARD_SET_CODE_RULE, isCardSetCode, normalizeCardSetCode } from '../card-set';
import { countOf, noCount, quoted, truthOf, variantTypeOf } from './cell-values';
import type { FileColumn, FileHeader } from './file-header';
import { unreadable, type ReadRow } from './file-row';
import { unguardedCell } from './formula-guard';

/** What one row of a CSV says under a header that was recognised (rules/collection-files#rows). */
export const readCells = (header: FileHeader, cells: readonly string[]): ReadRow =>
  readRow((column) => {
    const index = header.cellOf.get(column);
    return index === undefined ? undefined : unguardedCell(cells[index] ?? '');
  });

/** What one of the `printings` of our JSON says. */
export function readEntry(entry: unknown): ReadRow {
  if (typeof entry !== 'object' || entry === null) return unreadable('This is no printing.');
  const fields = entry as Record<string, unknown>;
  return readRow((column) => {
    const value = fields[ENTRY_FIELDS[column]];
    if (value === undefined) return undefined;
    return typeof value === 'string' || value === null ? (value ?? '') : JSON.stringify(value);
  });
}

const ENTRY_FIELDS: Record<FileColumn, string> = {
  Set: 'set',
  CardNumber: 'cardNumber',
  Name: 'name',
  Subtitle: 'subtitle',
  Variant: 'variant',
  Count: 'count',
  Missing: 'missing',
  IsFoil: 'isFoil',
};

/** @param cell what stands in a column; undefined where the file hasn't got it */
function readRow(cell: (column: FileColumn) => string | undefined): ReadRow {
  const set = cell('Set') ?? '';
  const setCode = normalizeCardSetCode(set.trim());
  if (setCode === '') return unreadable('The row names no set.');
  if (!isCardSetCode(setCode)) {
    return unreadable(`${quoted(set)} is no set’s code: ${CARD_SET_CODE_RULE}.`);
  }
  const foil = cell('IsFoil') ?? '';
  const isFoil = truthOf(foil);
  if (isFoil === undefined) {
    return unreadable(`IsFoil is ${quoted(foil)}; it has to be True or False.`);
  }
  const variant = cell('Variant') ?? '';
  const variantType = variant.trim() === '' ? null : variantTypeOf(variant);
  if (variantType === undefined) return unreadable(`${quoted(variant)} is no kind of printing.`);

  const printing = { setCode, number: (cell('CardNumber') ?? '').trim(), isFoil, variantType };
  const count = countOf(cell('Count') ?? '');
  if (count === undefined) return unreadable(noCount('Count', cell('Count') ?? ''), printing);
  const said = cell('Missing');
  if (said === undefined) return { ok: true, row: { printing, count, missing: undefined } };
  if (said.trim() === '') return { ok: true, row: { printing, count, missing: null } };
  const missing = countOf(said);
  if (missing === undefined) return unreadable(noCount('Missing', said), printing);
  return { ok: true, row: { printing, count, missing } };
}
