import type { Rarity, VariantType } from '@domain/card';
import type { Random } from '@domain/seeded-random';
import type { DemoCard } from './generate-set';

/** The day of the newest demo price, a Monday. It is fixed, so the catalogue is the same on any day. */
export const LAST_PRICE_DAY = '2026-11-16T00:00:00Z';

/** Two years, including both ends. */
export const WEEKS = 105;

/** The median price of a plain printing, in US cents. */
const BY_RARITY: Record<Rarity, number> = {
  COMMON: 12,
  UNCOMMON: 18,
  RARE: 60,
  LEGENDARY: 450,
  SPECIAL: 40,
};
/** Another printing's price as a multiple of the plain one's. */
const BY_VARIANT_TYPE: Record<VariantType, number> = {
  STANDARD: 1,
  FOIL: 1.7,
  HYPERSPACE: 2.2,
  HYPERSPACE_FOIL: 4.5,
  SHOWCASE: 90,
  PRESTIGE: 4,
  PRESTIGE_FOIL: 9,
  PRESTIGE_SERIALIZED: 60,
};
/** Collectors' printings stay expensive even if the card is cheap. */
const LEAST: Partial<Record<VariantType, number>> = {
  SHOWCASE: 3_500,
  PRESTIGE: 160,
  PRESTIGE_FOIL: 320,
  PRESTIGE_SERIALIZED: 8_000,
};
const WITHOUT_PRICE = 0.015;

/**
 * A printing's price each week, in US cents: it starts high, settles, and varies around its value.
 *
 * @returns {@link WEEKS} prices, or none if nobody trades the printing
 */
export function weeklyPrices(
  { rarity, cardType }: Pick<DemoCard, 'rarity' | 'cardType'>,
  variantType: VariantType,
  random: Random,
): number[] {
  if (random.chance(WITHOUT_PRICE)) return [];
  const spread = Math.exp(bell(random) * (rarity === 'COMMON' ? 0.4 : 0.8));
  const play = cardType === 'UNIT' || cardType === 'LEADER' ? 1.2 : 1;
  const worth = Math.max(
    BY_RARITY[rarity] * BY_VARIANT_TYPE[variantType] * spread * play,
    LEAST[variantType] ?? 5,
  );
  const restlessness = 0.02 + random.next() * 0.05;
  const trend = bell(random) * 0.004;
  let drift = 0.5 + random.next() * 0.4;
  return Array.from({ length: WEEKS }, (_, week) => {
    drift = drift * 0.94 + bell(random) * restlessness;
    return Math.max(1, Math.round(worth * Math.exp(drift + trend * week)));
  });
}

/** Approximately normal around 0, within ±3. */
const bell = (random: Random) =>
  (random.next() + random.next() + random.next() + random.next() - 2) * 1.5;
