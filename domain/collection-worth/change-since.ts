import type { WorthPoint } from './worth-point';

const DAY = 24 * 60 * 60 * 1000;

/**
 * How much a collection's worth changed in the days before the last point, by prices and by what came and went: no
 * share of what it was, which would take bought cards for a gain.
 *
 * @param points in the order of time
 * @returns whole US cents, negative for a loss; null where the points don't reach back that far
 */
export function changeSince(points: readonly WorthPoint[], days: number): number | null {
  const last = points.at(-1);
  if (last === undefined) return null;
  const since = Date.parse(last.at) - days * DAY;
  const then = points.findLast(({ at }) => Date.parse(at) <= since);
  return then === undefined ? null : last.worthCents - then.worthCents;
}
