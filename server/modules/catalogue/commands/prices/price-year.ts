import { hourOf, hourStart, type HourlyPrice, type Spread } from './price-changes';

/** A row of `market_price_year`: a printing's changes of a year. */
export interface PriceYear {
  cardVariantId: string;
  year: number;
  /** Since the start of the year, ascending. */
  hours: number[];
  cents: number[];
  spreads: Buffer | null;
}

export const yearOf = (hour: number): number => new Date(hourStart(hour)).getUTCFullYear();
const firstHourOf = (year: number): number => hourOf(Date.UTC(year, 0));

/** A printing's history as rows, one for each year in which its price changed. */
export function toPriceYears(cardVariantId: string, history: readonly HourlyPrice[]): PriceYear[] {
  const byYear = new Map<number, HourlyPrice[]>();
  for (const price of history) {
    const year = yearOf(price.hour);
    const prices = byYear.get(year);
    if (prices) prices.push(price);
    else byYear.set(year, [price]);
  }
  return Array.from(byYear, ([year, prices]) => ({
    cardVariantId,
    year,
    hours: prices.map(({ hour }) => hour - firstHourOf(year)),
    cents: prices.map(({ cents }) => cents),
    spreads: packSpreads(prices.map(({ spread }) => spread)),
  }));
}

/** @param years of one printing, in any order */
export const fromPriceYears = (years: readonly PriceYear[]): HourlyPrice[] =>
  years
    .toSorted((one, other) => one.year - other.year)
    .flatMap(({ year, hours, cents, spreads }) => {
      const unpacked = unpackSpreads(spreads, hours.length);
      return hours.map((hour, index) => ({
        hour: firstHourOf(year) + hour,
        cents: cents[index] ?? 0,
        spread: unpacked[index] ?? null,
      }));
    });

const KINDS = ['low', 'mid', 'high'] as const;

/**
 * Spreads in as few bytes as possible: all lowest prices, then the middle ones, then the highest, each as the difference
 * to the one before. Small differences take one byte. Prices are above 0, so 0 stands for no price.
 *
 * @returns null if there is no price at all
 */
export function packSpreads(spreads: readonly (Spread | null)[]): Buffer | null {
  if (spreads.every((spread) => KINDS.every((kind) => (spread?.[kind] ?? null) === null))) {
    return null;
  }
  const bytes: number[] = [];
  for (const kind of KINDS) {
    let before = 0;
    for (const spread of spreads) {
      const now = spread?.[kind] ?? 0;
      pushNumber(bytes, now - before);
      before = now;
    }
  }
  return Buffer.from(bytes);
}

/** @param count the number of spreads; all are null without bytes, and each of which nothing is known is null */
export function unpackSpreads(bytes: Buffer | null, count: number): (Spread | null)[] {
  if (bytes === null) return Array.from({ length: count }, () => null);
  const spreads = Array.from({ length: count }, (): Spread => ({
    low: null,
    mid: null,
    high: null,
  }));
  let at = 0;
  for (const kind of KINDS) {
    let value = 0;
    for (const spread of spreads) {
      let [zigzag, place, byte] = [0, 1, 0];
      do {
        byte = bytes[at++] ?? 0;
        zigzag += (byte & 127) * place;
        place *= 128;
      } while (byte > 127);
      value += zigzag % 2 === 0 ? zigzag / 2 : -(zigzag + 1) / 2;
      spread[kind] = value === 0 ? null : value;
    }
  }
  return spreads.map((spread) => (KINDS.every((kind) => spread[kind] === null) ? null : spread));
}

/** Seven bits a byte, the lowest first; its lowest bit is the sign. Beyond 32 bits, so without bitwise operators. */
function pushNumber(bytes: number[], value: number): void {
  let rest = value < 0 ? -value * 2 - 1 : value * 2;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}
