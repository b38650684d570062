/** What a collection was worth at a moment. */
export interface WorthPoint {
  /** ISO 8601. */
  at: string;
  /** Whole US cents; exact up to 2^53. */
  worthCents: number;
  /**
   * The part from cards that were added or removed, each at what was paid or at its price then. The rest comes from
   * price changes since the first point (rules/collection#worth).
   */
  cardsCents: number;
}

/** The part of a point's worth that comes from price changes. */
export const priceEffectAt = ({ worthCents, cardsCents }: WorthPoint): number =>
  worthCents - cardsCents;

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

/** A collection's worth at a time, and how much of it came with cards. */
type WorthThen = Pick<WorthPoint, 'worthCents' | 'cardsCents'>;

/**
 * A collection's worth at some times: the sum over its printings of copies times the price known then. A price counts
 * from when it was stated; before its first price a printing is worth nothing (rules/collection#worth).
 *
 * @param moments milliseconds since 1970, in the order of time
 * @returns one for each moment
 */
export function worthOverTime(
  printings: Iterable<PrintingHistory>,
  moments: readonly number[],
): WorthThen[] {
  const worth = moments.map(() => ({ worthCents: 0, cardsCents: 0 }));
  for (const printing of printings) {
    let byPrices = 0;
    for (const [index, { worthCents, byPrice }] of changesOf(printing, moments).entries()) {
      byPrices += byPrice;
      const then = worth[index];
      if (!then) continue;
      then.worthCents += worthCents;
      then.cardsCents += worthCents - byPrices;
    }
  }
  return worth;
}

/** What a player paid for the copies of a step, and what these were worth then. */
export interface Payment {
  /** Of the moment from which it counts. */
  index: number;
  paidCents: number;
  /** Of all copies that the step added or removed, and of those of the shown sets. */
  all: { cents: number; copies: number };
  shown: { cents: number; copies: number };
}

/**
 * The worth with payments instead of market prices for the copies that were paid for: what was paid above or below the
 * market counts as cards, not as price changes (rules/collection#paid). If a step has copies of other sets too, the
 * payment is divided in proportion to their worth.
 */
export function withPayments(
  worth: readonly WorthThen[],
  payments: readonly Payment[],
): WorthThen[] {
  const extra = worth.map(() => 0);
  for (const { index, paidCents, all, shown } of payments) {
    const over = Math.round(paidCents * shareOf(shown, all)) - shown.cents;
    for (let at = index; at < extra.length; at += 1) extra[at] = (extra[at] ?? 0) + over;
  }
  return worth.map(({ worthCents, cardsCents }, at) => ({
    worthCents,
    cardsCents: cardsCents + (extra[at] ?? 0),
  }));
}

/** The share of a payment for some of its copies: by worth, or by number if they were worth nothing. */
function shareOf(shown: Payment['shown'], all: Payment['all']): number {
  if (shown.copies === all.copies && shown.cents === all.cents) return 1;
  const share = all.cents > 0 ? shown.cents / all.cents : shown.copies / (all.copies || 1);
  return Math.min(Math.max(share, 0), 1);
}

/**
 * How a printing's price changed the worth of a collection between the first and the last of some moments: at each
 * moment, copies times the change of their price.
 *
 * @returns whole US cents, negative for a loss
 */
export const priceEffectOf = (printing: PrintingHistory, moments: readonly number[]): number =>
  changesOf(printing, moments).reduce((sum, { byPrice }) => sum + byPrice, 0);

/** The worth of a printing's copies at each moment, and how much price changes added since the moment before. */
function changesOf({ counts, prices }: PrintingHistory, moments: readonly number[]) {
  const countAt = cursor(counts);
  const priceAt = cursor(prices);
  const firstPriceAt = prices[0]?.at ?? Infinity;
  let copies = 0;
  let price: number | null = null;
  return moments.map((moment) => {
    const then = priceAt(moment);
    // A first price isn't a change: the copies were counted before they had a price.
    const byPrice = price === null ? 0 : copies * (then - price);
    copies = countAt(moment);
    price = firstPriceAt <= moment ? then : null;
    return { worthCents: copies * then, byPrice };
  });
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

/** A printing whose price changed the worth of a collection. */
export interface Mover {
  /** Whole US cents, negative for a loss. */
  effectCents: number;
}

/** The printings whose prices raised the worth most and lowered it most, the greatest effect first. */
export function moversOf<Moved extends Mover>(
  printings: readonly Moved[],
  most: number,
): { up: Moved[]; down: Moved[] } {
  const sorted = printings.toSorted((one, other) => other.effectCents - one.effectCents);
  return {
    up: sorted.filter(({ effectCents }) => effectCents > 0).slice(0, most),
    down: sorted
      .toReversed()
      .filter(({ effectCents }) => effectCents < 0)
      .slice(0, most),
  };
}

/**
 * The end of each UTC day from a first moment to a last one, which counts as the end of its day.
 *
 * @param first milliseconds since 1970, as `last`; not after it
 */
export function daysBetween(first: number, last: number): number[] {
  const days: number[] = [];
  for (let end = (Math.floor(first / DAY) + 1) * DAY; end <= last; end += DAY) days.push(end - 1);
  return [...days, last];
}

/** Worth by day as CSV: the day and, in dollars, the whole worth, the part from cards and the part from prices. */
export function worthCsv(points: readonly WorthPoint[]): string {
  const lines = points.map((point) =>
    [
      point.at.slice(0, 10),
      ...[point.worthCents, point.cardsCents, priceEffectAt(point)].map(inDollars),
    ].join(','),
  );
  return `${['date,worth,cards,prices', ...lines].join('\n')}\n`;
}

const inDollars = (cents: number): string => (cents / 100).toFixed(2);

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
