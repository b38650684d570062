/** The lowest, middle and highest price that a source states beside the market price, in cents; null for none. */
export interface Spread {
  low: number | null;
  mid: number | null;
  high: number | null;
}

/** A market price in cents, and the hour in which it was stated, counted from 1970. */
export interface HourlyPrice {
  hour: number;
  cents: number;
  spread: Spread | null;
}

const HOUR = 3_600_000;

/** The hour of a moment in milliseconds since 1970. */
export const hourOf = (at: number): number => Math.floor(at / HOUR);
export const hourStart = (hour: number): number => hour * HOUR;

/**
 * Adds a stated price to a history of changes (rules/prices#history). A price that repeats the one before adds nothing.
 * One that came late divides what seemed to be the same price throughout: the price that it interrupts starts again in
 * the next hour in which a file confirmed it.
 *
 * @param history oldest first, no price the same as the one before
 * @param confirmedHours the hours in which the printing's price was stated, ascending
 * @returns a new history
 */
export function withPrice(
  history: readonly HourlyPrice[],
  price: HourlyPrice,
  confirmedHours: readonly number[],
): HourlyPrice[] {
  const after = history.findIndex(({ hour }) => hour > price.hour);
  const earlier = after === -1 ? history : history.slice(0, after);
  const later = after === -1 ? [] : history.slice(after);
  const interrupted = earlier.at(-1);
  const [next] = later;
  const resumed = confirmedHours.find((hour) => hour > price.hour);
  const resumes =
    interrupted !== undefined && resumed !== undefined && resumed < (next?.hour ?? Infinity)
      ? [{ hour: resumed, cents: interrupted.cents, spread: null }]
      : [];
  return onlyChanges([
    ...earlier.filter(({ hour }) => hour < price.hour),
    price,
    ...resumes,
    ...later,
  ]);
}

/** A history without the prices that repeat the one before; oldest first. */
export const onlyChanges = (history: readonly HourlyPrice[]): HourlyPrice[] =>
  history.filter(({ cents }, index) => cents !== history[index - 1]?.cents);
