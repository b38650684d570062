import { VARIANT_TYPE_NAMES, type CardVariant } from '@domain/card';
import { type Money, rangeStart, type PriceRange } from '@domain/pricing';
import type { PrintingPrices } from '../api/price-history-api';

interface PriceLinesInput {
  histories: readonly PrintingPrices[];
  /** The printings that are shown. */
  variants: readonly CardVariant[];
  range: PriceRange;
  money: Money;
}

/** A line for each printing that has a price in the range, and the time of the last price of all. */
export function priceLines({ histories, variants, range, money }: PriceLinesInput) {
  const known = new Map(histories.map(({ variantId, points }) => [variantId, points]));
  const all = variants.map(({ id }) => known.get(id) ?? []);
  const lastAt = all
    .flatMap((points) => points.at(-1)?.recordedAt ?? [])
    .toSorted()
    .at(-1);
  if (lastAt === undefined) return { lastAt: null, lines: [] };
  const start = rangeStart(range, lastAt) ?? '';
  const lines = variants.map(({ id, variantType }, index) => ({
    key: id,
    name: VARIANT_TYPE_NAMES[variantType],
    points: (all[index] ?? [])
      .filter(({ recordedAt }) => recordedAt >= start)
      .map(({ recordedAt, priceCents }) => ({ at: recordedAt, value: money.value(priceCents) })),
  }));
  return { lastAt, lines: lines.filter(({ points }) => points.length > 0) };
}
