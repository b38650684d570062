import { VARIANT_TYPES, type VariantType } from '../card';
import { isInventory, MAX_INVENTORY } from '../collection';

const TRUTH: Record<string, boolean | null> = { true: true, false: false, '': null };

/**
 * `False`, `FALSE`, `false` alike (rules/collection-files#rows); null for an empty cell, undefined for anything else.
 */
export const truthOf = (text: string): boolean | null | undefined =>
  TRUTH[text.trim().toLowerCase()];

const KNOWN = new Map<string, VariantType>(VARIANT_TYPES.map((type) => [type, type]));

/** `Hyperspace Foil` and `HYPERSPACE_FOIL` alike; undefined for what is no kind of printing. */
export const variantTypeOf = (text: string): VariantType | undefined =>
  KNOWN.get(
    text
      .trim()
      .toUpperCase()
      .replace(/[\s_]+/g, '_'),
  );

/** A count as a file writes it; undefined for anything but a whole number from 0 to 9,999. */
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

/** Why a text is no count. */
export const noCount = (column: string, text: string): string =>
  `${column} is ${text.trim() === '' ? 'empty' : quoted(text)}; it has to be a whole number from 0 to ${MAX_INVENTORY.toLocaleString('en')}.`;
