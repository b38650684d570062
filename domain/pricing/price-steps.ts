import type { Dated } from '../collection-worth';
import { groupedBy } from '../grouped';

/** The most points that an answer with a history has: more than a chart on a wide window can show apart. */
export const MAX_PRICE_POINTS = 400;

/**
 * The part of a price history that a chart of a period draws: what was valid at its start, and every change since.
 *
 * @param steps in US cents, oldest first
 * @param from milliseconds since 1970; null for the whole history
 */
export function stepsSince(steps: readonly Dated[], from: number | null): Dated[] {
  if (from === null) return [...steps];
  const held = steps.findLast(({ at }) => at <= from);
  const later = steps.filter(({ at }) => at > from);
  return held ? [{ at: from, value: held.value }, ...later] : later;
}

/**
 * A price history that ends when its last price was confirmed, which holds until then.
 *
 * @param until milliseconds since 1970
 */
export function heldUntil(steps: readonly Dated[], until: number): Dated[] {
  const last = steps.at(-1);
  return last && last.at < until ? [...steps, { at: until, value: last.value }] : [...steps];
}

/** Of each stretch of time, three steps are kept. */
const KEPT = 3;

/**
 * Thins out a history for a chart. Of equal stretches of time, each keeps its lowest price, its highest, and the last
 * one, which holds on to the next stretch. So no peak gets lost, and what is left are real prices at their real times.
 *
 * @param steps oldest first
 * @param most at least 4
 * @returns at most that many of the steps, in their order, with the first and the last one
 */
export function thinnedSteps(steps: readonly Dated[], most = MAX_PRICE_POINTS): Dated[] {
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last || steps.length <= most) return [...steps];
  // The first step of all may be a fourth one in its stretch.
  const stretches = Math.floor((most - 1) / KEPT);
  const length = (last.at - first.at) / stretches || 1;
  const stretchOf = ({ at }: Dated) =>
    Math.min(Math.floor((at - first.at) / length), stretches - 1);
  const kept = new Set([first]);
  for (const stretch of groupedBy(steps, stretchOf).values()) {
    const ends = lowAndHigh(stretch);
    if (ends) kept.add(ends.low).add(ends.high);
    kept.add(stretch.at(-1) ?? last);
  }
  return steps.filter((step) => kept.has(step));
}

/** The lowest and the highest price of a history, each when it was first reached; null without a price. */
export function lowAndHigh(steps: readonly Dated[]): { low: Dated; high: Dated } | null {
  const [first] = steps;
  if (!first) return null;
  let [low, high] = [first, first];
  for (const step of steps) {
    if (step.value < low.value) low = step;
    if (step.value > high.value) high = step;
  }
  return { low, high };
}
