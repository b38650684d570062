import { isCardSetCode } from '@domain/card-set';
import { momentsBetween, worthOverTime, type WorthPoint } from '@domain/collection-worth';
import type { Database } from '@server/db/database';
import { findPrintingHistories } from './printing-histories';
import { findLedgerBounds } from './ledger-bounds';

export interface AskedHistory {
  /** In upper case; null for all sets. */
  cardSetCode: string | null;
  /** Milliseconds since 1970; null for the first count. */
  from: number | null;
  /** Milliseconds since 1970; null for now. */
  to: number | null;
}

/**
 * What a player's collection was worth over time: the ledger's counts times the prices as they were known then
 * (product 6). It begins with the first count and ends now at the latest.
 *
 * @returns 120 points at most, in the order of time; none where nothing was counted in that time or before
 */
export async function worthHistory(
  database: Database,
  userId: string,
  { cardSetCode, from, to }: AskedHistory,
): Promise<WorthPoint[]> {
  if (cardSetCode !== null && !isCardSetCode(cardSetCode)) return [];
  const { firstCountAt, now } = await findLedgerBounds(database, userId, cardSetCode);
  if (firstCountAt === null) return [];
  const first = Math.max(firstCountAt, from ?? firstCountAt);
  const last = Math.min(now, to ?? now);
  if (first > last) return [];
  const moments = momentsBetween(first, last);
  const printings = await findPrintingHistories(database, { userId, cardSetCode, moments });
  const worth = worthOverTime(printings, moments);
  return moments.map((moment, index) => ({
    at: new Date(moment).toISOString(),
    worthCents: worth[index] ?? 0,
  }));
}
