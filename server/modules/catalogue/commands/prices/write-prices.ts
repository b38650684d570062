import { sql } from 'drizzle-orm';
import { type Transaction, asJson } from '../import/store/transaction';
import { confirmedHoursOf, findPriceState, knownPrices, type PriceState } from './known-prices';
import { addToHistory, type TimedPrice } from './price-history-rows';
import type { PricesWritten } from './price-report';
import { type PricedPrinting, type QuarantinedPrice, sortPrices } from './sort-prices';

/**
 * Adds a set's prices of one time to history where they change it, quarantines suspicious ones, releases those that a
 * second file confirms, and updates the current prices (rules/catalogue#prices-in-files).
 *
 * @param accept whether jumps are good
 */
export async function writePrices(
  tx: Transaction,
  cardSetId: string,
  printings: readonly PricedPrinting[],
  recordedAt: Date,
  accept: boolean,
): Promise<PricesWritten> {
  const at = recordedAt.getTime();
  const state = await findPriceState(tx, cardSetId);
  const known = await knownPrices(tx, printings, at, state);
  const { good, released, bad, unchanged, notes } = sortPrices(printings, known, at, accept);
  const written = await writeGoodPrices(tx, good, released, state);
  await enterQuarantine(tx, bad);
  return {
    ...written,
    history: { ...written.history, unchanged: written.history.unchanged + unchanged },
    ...notes,
  };
}

/**
 * Writes prices that are good, and released ones of earlier times, to history and out of quarantine. The newest price of
 * each printing is its current one, so an older one never changes it.
 */
export async function writeGoodPrices(
  tx: Transaction,
  good: readonly TimedPrice[],
  released: readonly TimedPrice[],
  state: PriceState,
): Promise<Pick<PricesWritten, 'history' | 'currentChanged' | 'confirmed'>> {
  const { current } = state;
  const isConfirmation = ({ cardVariantId, cents, at }: TimedPrice) => {
    const before = current.get(cardVariantId);
    return before !== undefined && at >= before.at && cents === before.cents;
  };
  const changes = good.filter((price) => !isConfirmation(price));
  const history = await addToHistory(
    tx,
    [...changes, ...released],
    new Map(Array.from(current, ([id, { at }]) => [id, at])),
    confirmedHoursOf(state),
  );
  await leaveQuarantine(tx, state, [...good, ...released]);
  const newest = good.filter(
    ({ cardVariantId, at }) => at >= (current.get(cardVariantId)?.at ?? -Infinity),
  );
  await writeCurrent(tx, newest);
  const confirmed = newest.filter(isConfirmation);
  return {
    history: { ...history, unchanged: history.unchanged + good.length - changes.length },
    currentChanged: newest.length - confirmed.length,
    confirmed: confirmed.filter(
      ({ cardVariantId, at }) => at > (current.get(cardVariantId)?.at ?? -Infinity),
    ).length,
  };
}

const rowOf = ({ cardVariantId, at, cents, spread }: TimedPrice) => ({
  id: cardVariantId,
  at: new Date(at).toISOString(),
  cents,
  ...spread,
});

const rowsOf = (prices: readonly TimedPrice[]) =>
  sql`jsonb_to_recordset(${asJson(prices.map(rowOf))})
    as row(id text, at timestamptz, cents int, low int, mid int, high int)`;

async function writeCurrent(tx: Transaction, prices: readonly TimedPrice[]): Promise<void> {
  if (prices.length === 0) return;
  // What a source doesn't know about a price that it confirms stays.
  const kept = (stated: 'low' | 'mid' | 'high') => {
    const column = sql.identifier(`current_${stated}_cents`);
    return sql`coalesce(row.${sql.identifier(stated)},
      case when v.current_price_cents = row.cents then v.${column} end)`;
  };
  await tx.execute(sql`
    update card_variant v set current_price_cents = row.cents, current_price_recorded_at = row.at,
        current_low_cents = ${kept('low')}, current_mid_cents = ${kept('mid')}, current_high_cents = ${kept('high')}
      from ${rowsOf(prices)}
      where v.id = row.id and (v.current_price_cents, v.current_price_recorded_at, v.current_low_cents,
          v.current_mid_cents, v.current_high_cents)
        is distinct from (row.cents, row.at, ${kept('low')}, ${kept('mid')}, ${kept('high')})`);
}

async function leaveQuarantine(
  tx: Transaction,
  { quarantined }: PriceState,
  prices: readonly TimedPrice[],
): Promise<void> {
  const waited = prices.filter(({ cardVariantId }) => quarantined.has(cardVariantId));
  if (waited.length === 0) return;
  await tx.execute(sql`
    delete from quarantined_price q using ${rowsOf(waited)}
      where q.card_variant_id = row.id and q.recorded_at = row.at`);
}

async function enterQuarantine(
  tx: Transaction,
  prices: readonly QuarantinedPrice[],
): Promise<void> {
  if (prices.length === 0) return;
  const rows = asJson(prices.map((price) => ({ ...rowOf(price), reason: price.reason })));
  await tx.execute(sql`
    insert into quarantined_price (card_variant_id, recorded_at, price_cents, low_cents, mid_cents, high_cents, reason)
      select id, at, cents, low, mid, high, reason from jsonb_to_recordset(${rows}) as row(id text,
        at timestamptz, cents int, low int, mid int, high int, reason quarantine_reason)
      on conflict (card_variant_id, recorded_at) do update set price_cents = excluded.price_cents,
        low_cents = excluded.low_cents, mid_cents = excluded.mid_cents, high_cents = excluded.high_cents,
        reason = excluded.reason`);
}
