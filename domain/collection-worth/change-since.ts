import type { WorthPoint } from './worth-point';

export interface WorthChange {
  /** Whole US cents; negative for a loss. */
  cents: number;
  /** In percent of what it was worth then; null where that was nothing. */
  percent: number | null;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * How much a collection's worth changed in the days before the last point.
 *
 * @param points in the order of time
 * @returns null where the points don't reach back that far
 */
export function changeSince(points: readonly WorthPoint[], days: number): WorthChange | null {
  const last = points.at(-1);
  if (last === undefined) return null;
  const since = Date.parse(last.at) - days * DAY;
  const then = points.findLast(({ at }) => Date.parse(at) <= since);
  if (then === undefined) return null;
  const cents = last.worthCents - then.worthCents;
  return { cents, percent: then.worthCents === 0 ? null : (cents / then.worthCents) * 100 };
}
