import { formatNumber } from '@domain/number-text';
import { VARIANT_TYPES, type VariantType } from '../card';
import { CARD_SET_CODE_RULE, isCardSetCode, normalizeCardSetCode } from '../card-set';
import { isInventory, MAX_INVENTORY } from '../collection';
import { ENTRY_FIELDS, type FileColumn } from './file-format';
import type { FileHeader } from './file-header';
import { unguardedCell } from './guarded-cell';
import { readFinish } from './read-finish';

/** How a row names a printing. */
export interface NamedPrinting {
  /** In upper case; in other programs' files, possibly the set's name. */
  setCode: string;
  /** As written in the file; empty if the row gives only the card's name. */
  number: string;
  /** The card's name, for a row without a number. */
  name?: string;
  /** Null if the file doesn't name the finish. */
  isFoil: boolean | null;
  /** Null if the file doesn't name the kind of printing. */
  variantType: VariantType | null;
}

/** A row's contents. */
export interface FileRow {
  printing: NamedPrinting;
  count: number;
  /** The override; null for the default, undefined if the file doesn't have it. */
  missing: number | null | undefined;
}

/** A row, or why it can't be read. A printing that an unreadable row names is left as it is. */
export type ReadRow =
  | { ok: true; row: FileRow }
  | { ok: false; reason: string; printing: NamedPrinting | null };

export const unreadable = (reason: string, printing: NamedPrinting | null = null): ReadRow => ({
  ok: false,
  reason,
  printing,
});

const BOOLEANS: Record<string, boolean | null> = { true: true, false: false, '': null };

/**
 * `False`, `FALSE`, `false` alike (rules/collection-files#rows); null for an empty cell, undefined for anything else.
 */
export const booleanOf = (text: string): boolean | null | undefined =>
  BOOLEANS[text.trim().toLowerCase()];

const KNOWN = new Map<string, VariantType>(VARIANT_TYPES.map((type) => [type, type]));

/** `Hyperspace Foil` and `HYPERSPACE_FOIL` alike; undefined for any other text. */
export const variantTypeOf = (text: string): VariantType | undefined =>
  KNOWN.get(
    text
      .trim()
      .toUpperCase()
      .replace(/[\s_]+/g, '_'),
  );

/** A count in a file; undefined unless it is a whole number from 0 to 9,999. */
export function countOf(text: string): number | undefined {
  const trimmed = text.trim();
  const count = /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : undefined;
  return isInventory(count) ? count : undefined;
}

/** A value as a sentence quotes it: short, and never empty. */
export const quoted = (text: string): string => {
  const trimmed = text.trim();
  return trimmed.length > 40 ? `“${trimmed.slice(0, 40)}…”` : `“${trimmed}”`;
};

/** Why a text isn't a count. */
export const countFault = (column: string, text: string): string =>
  `${column} is ${text.trim() === '' ? 'empty' : quoted(text)}; it must be a whole number from 0 to ${formatNumber(MAX_INVENTORY)}.`;

/** The contents of one CSV row under a recognized header (rules/collection-files#rows). */
export const readCells = (header: FileHeader, cells: readonly string[]): ReadRow => {
  const cell = (column: FileColumn) => {
    const index = header.cellOf.get(column);
    return index === undefined ? undefined : unguardedCell(cells[index] ?? '');
  };
  return header.isForeign ? readForeignRow(cell) : readRow(cell);
};

/** The contents of one of the `printings` of our JSON. */
export function readEntry(entry: unknown): ReadRow {
  if (typeof entry !== 'object' || entry === null) return unreadable('This isn’t a printing.');
  const fields = entry as Record<string, unknown>;
  return readRow((column) => {
    const value = fields[ENTRY_FIELDS[column]];
    if (value === undefined) return undefined;
    return typeof value === 'string' || value === null ? (value ?? '') : JSON.stringify(value);
  });
}

/** The cell of a column; undefined if the file doesn't have the column. */
type CellOf = (column: FileColumn) => string | undefined;

/** Removes a leading `#` and the size of the set: `#005/252` is `005`. */
const plainNumber = (text: string): string =>
  text
    .trim()
    .replace(/^#\s*/, '')
    .replace(/^(\d+[a-z]?)\s*\/.*$/i, '$1');

/** Reads a row of another program. The set is checked later, against the catalogue. */
function readForeignRow(cell: CellOf): ReadRow {
  const setCode = normalizeCardSetCode((cell('Set') ?? '').trim());
  if (setCode === '') return unreadable('The row names no set.');
  const said = cell('Finish') ?? '';
  const finish = readFinish(said);
  if (finish === null) return unreadable(`${quoted(said)} isn’t a kind of printing.`);
  const number = plainNumber(cell('CardNumber') ?? '');
  const name = (cell('Name') ?? '').trim();
  const printing = { setCode, number, ...finish, ...(number === '' && name !== '' && { name }) };
  const count = countOf(cell('Count') ?? '');
  if (count === undefined) return unreadable(countFault('Count', cell('Count') ?? ''), printing);
  return { ok: true, row: { printing, count, missing: undefined } };
}

function readRow(cell: CellOf): ReadRow {
  const set = cell('Set') ?? '';
  const setCode = normalizeCardSetCode(set.trim());
  if (setCode === '') return unreadable('The row names no set.');
  if (!isCardSetCode(setCode)) {
    return unreadable(`${quoted(set)} isn’t a set code: ${CARD_SET_CODE_RULE}.`);
  }
  const foil = cell('IsFoil') ?? '';
  const isFoil = booleanOf(foil);
  if (isFoil === undefined) {
    return unreadable(`IsFoil is ${quoted(foil)}; it must be True or False.`);
  }
  const variant = cell('Variant') ?? '';
  const variantType = variant.trim() === '' ? null : variantTypeOf(variant);
  if (variantType === undefined) return unreadable(`${quoted(variant)} isn’t a kind of printing.`);

  const printing = { setCode, number: (cell('CardNumber') ?? '').trim(), isFoil, variantType };
  const count = countOf(cell('Count') ?? '');
  if (count === undefined) return unreadable(countFault('Count', cell('Count') ?? ''), printing);
  const missingText = cell('Missing');
  if (missingText === undefined) return { ok: true, row: { printing, count, missing: undefined } };
  if (missingText.trim() === '') return { ok: true, row: { printing, count, missing: null } };
  const missing = countOf(missingText);
  if (missing === undefined) return unreadable(countFault('Missing', missingText), printing);
  return { ok: true, row: { printing, count, missing } };
}
