/** What a collection was worth at a moment. */
export interface WorthPoint {
  /** ISO 8601. */
  at: string;
  /** Whole US cents; exact up to 2^53. */
  worthCents: number;
}

/** A value that is valid from a time until the next one. */
export interface Dated {
  /** Milliseconds since 1970. */
  at: number;
  value: number;
}

/** A printing's copies and price over time, oldest first. */
export interface PrintingHistory {
  counts: readonly Dated[];
  /** US cents. */
  prices: readonly Dated[];
}

/**
 * A collection's worth at some times: the sum over its printings of copies times the price known then. A price counts
 * from when it was stated; before its first price a printing is worth nothing (rules/collection#worth).
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

/** Returns a reader of the value at increasing times: 0 before the first entry, else the latest entry's value. */
function cursor(values: readonly Dated[]): (moment: number) => number {
  let next = 0;
  return (moment) => {
    while ((values[next]?.at ?? Infinity) <= moment) next += 1;
    return values[next - 1]?.value ?? 0;
  };
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * How much a collection's worth changed in the days before the last point, by prices and by copies. An amount and not a
 * percentage, which would show bought cards as a gain.
 *
 * @param points in the order of time
 * @returns whole US cents, negative for a loss; null if the points don't reach back that far
 */
export function changeSince(points: readonly WorthPoint[], days: number): number | null {
  const last = points.at(-1);
  if (last === undefined) return null;
  const since = Date.parse(last.at) - days * DAY;
  const then = points.findLast(({ at }) => Date.parse(at) <= since);
  return then === undefined ? null : last.worthCents - then.worthCents;
}

/** The most moments that {@link momentsBetween} gives. */
const MOST = 120;

/** The times before the last one that are included exactly, so a change since then is exact. */
const ANCHORS = [30 * DAY, 365 * DAY];

/**
 * The times of a chart: the first, the last, whole days between them counted back from the last, few enough for a short
 * list, and 30 days and a year before the last.
 *
 * @param first milliseconds since 1970, as `last`; not after it
 * @returns in the order of time, 120 at most and each one once
 */
export function momentsBetween(first: number, last: number): number[] {
  // Two ends and the anchors take four places.
  const days = Math.max(1, Math.ceil((last - first) / DAY / (MOST - 2 - ANCHORS.length)));
  const moments = new Set([first, last]);
  for (let moment = last - days * DAY; moment > first; moment -= days * DAY) moments.add(moment);
  for (const anchor of ANCHORS) if (last - anchor > first) moments.add(last - anchor);
  return [...moments].sort((one, other) => one - other);
}
