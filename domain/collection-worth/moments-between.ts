const DAY = 24 * 60 * 60 * 1000;

/** The most moments that {@link momentsBetween} gives. */
const MOST = 120;

/** How long before the last moment others are wanted exactly, so that a change since then is exact. */
const ANCHORS = [30 * DAY, 365 * DAY];

/**
 * The moments at which something is looked at over time: the first and the last one, whole days between them, counted
 * back from the last and as many as keep the list short, and 30 days and a year before the last.
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
