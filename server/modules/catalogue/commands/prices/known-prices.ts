import { sql } from 'drizzle-orm';
import type { Transaction } from '../import/store/transaction';
import type { KnownPrices, QuarantinedPoint } from './judge-price';
import { hourOf, hourStart, type HourlyPrice } from './price-changes';
import { type ConfirmedHours, findHistories } from './price-history-rows';
import type { PricedPrinting } from './sort-prices';

/** What a set's printings cost now, what waits in quarantine, and when prices of the set were stated. */
export interface PriceState {
  /** Of the printings with a price, by id; `at` in milliseconds since 1970. */
  current: ReadonlyMap<string, { cents: number; at: number }>;
  quarantined: ReadonlyMap<string, readonly QuarantinedPoint[]>;
  /** The times of the set's files, ascending. */
  files: readonly number[];
}

const MILLIS = sql`round(extract(epoch from recorded_at) * 1000)::float8`;

export async function findPriceState(tx: Transaction, cardSetId: string): Promise<PriceState> {
  const ofSet = sql`card_variant_id in (
    select v.id from card c join card_variant v on v.card_id = c.id where c.card_set_id = ${cardSetId})`;
  const current = await tx.execute<{ id: string; cents: number; at: number }>(sql`
    select v.id, current_price_cents as cents,
        round(extract(epoch from current_price_recorded_at) * 1000)::float8 as at
      from card c join card_variant v on v.card_id = c.id
      where c.card_set_id = ${cardSetId} and current_price_cents is not null`);
  const waiting = await tx.execute<QuarantinedRow>(sql`
    select card_variant_id as id, price_cents as cents, ${MILLIS} as at, reason,
        low_cents as low, mid_cents as mid, high_cents as high
      from quarantined_price where ${ofSet} order by recorded_at`);
  const files = await tx.execute<{ at: number }>(sql`
    select distinct ${MILLIS} as at from catalogue_import
      where card_set_id = ${cardSetId} and origin = 'IMPORT' order by at`);
  const quarantined = new Map<string, QuarantinedPoint[]>();
  for (const { id, cents, at, reason, ...spread } of waiting.rows) {
    const points = quarantined.get(id) ?? [];
    points.push({ cents, at, reason, spread });
    quarantined.set(id, points);
  }
  return {
    current: new Map(current.rows.map(({ id, cents, at }) => [id, { cents, at }])),
    quarantined,
    files: files.rows.map(({ at }) => at),
  };
}

type QuarantinedRow = Record<string, unknown> & {
  id: string;
  cents: number;
  at: number;
  reason: QuarantinedPoint['reason'];
  low: number | null;
  mid: number | null;
  high: number | null;
};

/**
 * The known prices of printings around the time of a file. Only an older file, or another one of the same time, needs
 * their histories.
 */
export async function knownPrices(
  tx: Transaction,
  printings: readonly PricedPrinting[],
  at: number,
  state: PriceState,
): Promise<Map<string, KnownPrices>> {
  const isEarly = ({ id, cents }: PricedPrinting) => {
    const current = state.current.get(id);
    return (
      current !== undefined && (at < current.at || (at === current.at && cents !== current.cents))
    );
  };
  const hour = hourOf(at);
  const histories = await findHistories(
    tx,
    printings
      .filter(isEarly)
      .map(({ id }) => ({ cardVariantId: id, from: hour, to: hour, isWide: true })),
  );
  return new Map(
    printings.map(({ id }) => {
      const history = histories.get(id);
      const current = state.current.get(id) ?? null;
      const prices = history
        ? around(history, at, confirmedBefore(id, at, state))
        : at === current?.at
          ? { exact: current.cents, before: null, after: null }
          : { exact: null, before: current, after: null };
      return [id, { ...prices, quarantined: state.quarantined.get(id) ?? [] }];
    }),
  );
}

function around(
  history: readonly HourlyPrice[],
  at: number,
  confirmedAt: number,
): Omit<KnownPrices, 'quarantined'> {
  const hour = hourOf(at);
  const before = history.findLast((price) => price.hour < hour);
  const after = history.find((price) => price.hour > hour);
  return {
    exact: history.find((price) => price.hour === hour)?.cents ?? null,
    before: before
      ? { cents: before.cents, at: Math.max(hourStart(before.hour), confirmedAt) }
      : null,
    after: after ? { cents: after.cents, at: hourStart(after.hour) } : null,
  };
}

/** When the last file before a time confirmed a printing's price: one whose price of it isn't in quarantine. */
const confirmedBefore = (id: string, at: number, state: PriceState): number =>
  confirmingFiles(id, state).findLast((file) => file < at) ?? -Infinity;

/** When a printing's price was stated after a time, for {@link addToHistory}. */
export const confirmedHoursOf =
  (state: PriceState): ConfirmedHours =>
  (id, after) => {
    const last = state.current.get(id)?.at ?? -Infinity;
    if (last <= after) return [];
    const files = confirmingFiles(id, state).filter((file) => file > after && file <= last);
    return [...files, last].map(hourOf);
  };

function confirmingFiles(id: string, { files, quarantined }: PriceState): readonly number[] {
  const waiting = quarantined.get(id) ?? [];
  return waiting.length === 0
    ? files
    : files.filter((file) => !waiting.some(({ at }) => at === file));
}
