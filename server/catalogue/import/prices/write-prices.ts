import { sql } from 'drizzle-orm';
import type { ImportReport } from '../report';
import { asJson, tallyOf, type Transaction } from '../store/transaction';
import type { PlannedVariant } from '../store/write-variants';
import type { QuarantineReason } from './judge-price';
import { knownPrices, type PricedVariant, sortPrices } from './sort-prices';

/**
 * Adds the file's prices to history, quarantines suspicious ones, releases those that a second file confirms, and
 * updates the current prices (rules/catalogue#prices-in-files).
 *
 * @param recordedAt ISO 8601, the time of the file's prices
 */
export async function writePrices(
  tx: Transaction,
  variants: readonly PlannedVariant[],
  recordedAt: string,
  accept: boolean,
): Promise<ImportReport['prices']> {
  const priced = variants.flatMap((variant): PricedVariant[] => {
    const cents = variant.printing.priceCents;
    return cents === null ? [] : [{ variant, cents }];
  });
  const ids = priced.map(({ variant }) => variant.id);
  const known = await knownPrices(tx, ids, recordedAt);
  const sorted = sortPrices(priced, known, recordedAt, accept);
  const written = await addHistory(tx, sorted.good);
  await leaveQuarantine(tx, sorted.good);
  await enterQuarantine(tx, sorted.bad);
  return {
    history: tallyOf(sorted.good.length + sorted.unchanged, written),
    currentChanged: await refreshCurrent(tx, sorted.good),
    none: variants.length - priced.length,
    quarantined: sorted.quarantined,
    released: sorted.released,
  };
}

/** Adds prices to history that an administrator took out of quarantine, and updates the current ones. */
export async function acceptPrices(tx: Transaction, rows: readonly PriceRow[]): Promise<void> {
  await addHistory(tx, rows);
  await refreshCurrent(tx, rows);
}

/** A printing's price, in cents, at the ISO 8601 time `at`. */
export interface PriceRow {
  id: string;
  at: string;
  cents: number;
}

export type QuarantinedRow = PriceRow & { reason: QuarantineReason };

const rowsOf = (rows: readonly PriceRow[]) =>
  sql`jsonb_to_recordset(${asJson(rows)}) as row(id text, at timestamptz, cents int)`;

/** @returns for each written row, whether it is new */
async function addHistory(tx: Transaction, rows: readonly PriceRow[]) {
  const written = await tx.execute<{ added: boolean }>(sql`
    insert into market_price (card_variant_id, recorded_at, price_cents)
      select id, at, cents from ${rowsOf(rows)}
      on conflict (card_variant_id, recorded_at) do update set price_cents = excluded.price_cents
        where market_price.price_cents <> excluded.price_cents
      returning xmax = 0 as added`);
  return written.rows;
}

async function leaveQuarantine(tx: Transaction, rows: readonly PriceRow[]): Promise<void> {
  await tx.execute(sql`
    delete from quarantined_price q using ${rowsOf(rows)}
      where q.card_variant_id = row.id and q.recorded_at = row.at`);
}

async function enterQuarantine(tx: Transaction, rows: readonly QuarantinedRow[]): Promise<void> {
  await tx.execute(sql`
    insert into quarantined_price (card_variant_id, recorded_at, price_cents, reason)
      select id, at, cents, reason from jsonb_to_recordset(${asJson(rows)})
        as row(id text, at timestamptz, cents int, reason quarantine_reason)
      on conflict (card_variant_id, recorded_at) do update
        set price_cents = excluded.price_cents, reason = excluded.reason`);
}

/** The newest price in history is the current one, so an older file never changes it. */
async function refreshCurrent(tx: Transaction, rows: readonly PriceRow[]): Promise<number> {
  const written = await tx.execute(sql`
    update card_variant v
      set current_price_cents = newest.price_cents, current_price_recorded_at = newest.recorded_at
      from (select distinct id from ${rowsOf(rows)}) touched
      cross join lateral (select price_cents, recorded_at from market_price
        where card_variant_id = touched.id order by recorded_at desc limit 1) newest
      where v.id = touched.id
        and (v.current_price_cents, v.current_price_recorded_at)
          is distinct from (newest.price_cents, newest.recorded_at)
      returning v.id`);
  return written.rows.length;
}
