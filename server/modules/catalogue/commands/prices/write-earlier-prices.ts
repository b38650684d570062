import type { Transaction } from '../import/store/transaction';
import { type HourlyPrice, hourOf, onlyChanges } from './price-changes';
import { writeYears } from './price-history-rows';
import { toPriceYears } from './price-year';

/** A row of the price history as backups of sets hold it that were written before history was kept by year. */
export interface EarlierPrice {
  card_variant_id: string;
  /** ISO 8601. */
  recorded_at: string;
  price_cents: number;
}

/** Writes the whole history of printings that have none. */
export async function writeEarlierPrices(
  tx: Transaction,
  prices: readonly EarlierPrice[],
): Promise<void> {
  const histories = new Map<string, HourlyPrice[]>();
  for (const { card_variant_id: id, recorded_at: at, price_cents: cents } of prices) {
    const point = { hour: hourOf(Date.parse(at)), cents, spread: null };
    histories.set(id, [...(histories.get(id) ?? []), point]);
  }
  const years = Array.from(histories, ([id, points]) =>
    toPriceYears(id, onlyChanges(points.toSorted((a, b) => a.hour - b.hour))),
  );
  await writeYears(tx, years.flat());
}
