import { type DecimalMark, decimalMarkIn, readMoney } from '../pricing';
import { unguardedCell } from './guarded-cell';

/** What a row says was paid for a copy: an amount in whole US cents, or something that can't go to the collection. */
export type PricePaid = { cents: number } | { unread: string };

/**
 * What one copy cost.
 *
 * @param decimal the mark that the other rows' amounts prove; null if they don't
 * @returns undefined if the row doesn't say
 */
export function readPricePaid(
  text: string | undefined,
  currency: string | undefined,
  decimal: DecimalMark | null,
): PricePaid | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const code = (currency ?? '').trim().toUpperCase();
  const { cents } = readMoney(text, decimal === null ? {} : { decimal });
  return cents === null || !['', 'USD', '$'].includes(code) ? { unread: text.trim() } : { cents };
}

/** The decimal mark of a column's amounts, by the first rows. */
export const decimalMarkAt = (
  rows: readonly (readonly string[])[],
  at: number | undefined,
): DecimalMark | null =>
  at === undefined ? null : decimalMarkIn(rows.map((cells) => unguardedCell(cells[at] ?? '')));
