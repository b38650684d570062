import { scaleLinear, scaleLog } from '@visx/scale';

const TICKS = 4;
/** From so many times the least on, the greatest would press all else flat. */
const FAR_APART = 10;

/**
 * Where values stand from bottom to top, and which of them are written beside it. A sum begins at 0; other values begin a
 * little under the least, or stand by their powers of ten where they are far apart.
 *
 * @param range where the least and the greatest stand, in CSS pixels
 */
export function valueScale(values: readonly number[], isSum: boolean, range: [number, number]) {
  const most = Math.max(0, ...values);
  const least = Math.min(most, ...values);
  if (!isSum && least > 0 && most >= least * FAR_APART) {
    const y = scaleLog<number>({ domain: [least, most], range, nice: true });
    return { y, valueTicks: y.ticks().filter((tick) => Number.isInteger(Math.log10(tick))) };
  }
  const y = scaleLinear<number>({
    domain: isSum ? [0, most || 1] : aroundValues(least, most),
    range,
    nice: TICKS,
  });
  // Half a cent is no tick.
  return { y, valueTicks: y.ticks(TICKS).filter(Number.isInteger) };
}

function aroundValues(least: number, most: number): [number, number] {
  const span = most - least;
  return span === 0 ? [0, most * 2 || 1] : [Math.max(0, least - span / 8), most + span / 8];
}
