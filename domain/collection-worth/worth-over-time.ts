/** A value that counts from a moment on, until the next one. */
export interface Dated {
  /** Milliseconds since 1970. */
  at: number;
  value: number;
}

/** How many copies of a printing somebody had, and what one was worth; each in the order of time. */
export interface PrintingHistory {
  counts: readonly Dated[];
  /** US cents. */
  prices: readonly Dated[];
}

/**
 * What a collection was worth at some moments: the sum over its printings of the copies that were there times the price
 * as it was known then. A price counts from when it was stated; before the first one a printing adds nothing
 * (rules/collection#worth).
 *
 * @param moments milliseconds since 1970, in the order of time
 * @returns whole US cents, one for each moment; exact up to 2^53
 */
export function worthOverTime(
  printings: Iterable<PrintingHistory>,
  moments: readonly number[],
): number[] {
  const worth = moments.map(() => 0);
  for (const { counts, prices } of printings) {
    const countAt = cursor(counts);
    const priceAt = cursor(prices);
    moments.forEach((moment, index) => {
      worth[index] = (worth[index] ?? 0) + countAt(moment) * priceAt(moment);
    });
  }
  return worth;
}

/** Tells what a value was at ever later moments: 0 before the first, else that of the last one until then. */
function cursor(values: readonly Dated[]): (moment: number) => number {
  let next = 0;
  return (moment) => {
    while ((values[next]?.at ?? Infinity) <= moment) next += 1;
    return values[next - 1]?.value ?? 0;
  };
}
