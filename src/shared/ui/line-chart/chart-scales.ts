import { scaleUtc, scaleLinear, scaleLog } from '@visx/scale';
import type { ChartMoment } from './chart-series';

/** In CSS pixels. The plot's height is fixed, so that nothing below it moves when it is drawn. */
export const CHART_HEIGHT = 224;
const MARGIN = { top: 10, right: 14, bottom: 28 } as const;
const TICK_CHARACTER = 7.5;
const TICK_GAP = 12;
/** The space that a date below the plot should have, and the least that it needs. */
const DATE_WIDTH = 92;
const LEAST_DATE_WIDTH = 68;

interface Given {
  moments: readonly ChartMoment[];
  /** CSS pixels. */
  width: number;
  /** Whether the values are sums, whose axis begins at 0. */
  isSum: boolean;
  formatTick: (value: number) => string;
}

/** The layout of a chart with a given width. */
export function chartScales({ moments, width, isSum, formatTick }: Given) {
  const bottom = CHART_HEIGHT - MARGIN.bottom;
  const values = moments.flatMap((moment) => moment.values.filter((value) => value !== null));
  const { y, valueTicks } = valueScale(values, isSum, [bottom, MARGIN.top]);
  const left =
    Math.max(...valueTicks.map((tick) => formatTick(tick).length)) * TICK_CHARACTER + TICK_GAP;
  const right = Math.max(width - MARGIN.right, left + 1);
  const x = scaleUtc<number>({
    domain: [new Date(moments[0]?.at ?? 0), new Date(moments.at(-1)?.at ?? 0)],
    range: [left, right],
  });
  const timeTicks = thinned(
    x.ticks(Math.max(3, Math.floor((right - left) / DATE_WIDTH))),
    right - left,
  );
  return { x, y, valueTicks, timeTicks, left, right, bottom };
}

/** Thins out the dates if there are more than fit: the scale treats their number only as a hint. */
function thinned(dates: readonly Date[], width: number): Date[] {
  const every = Math.ceil((dates.length * LEAST_DATE_WIDTH) / width);
  return dates.filter((_date, index) => index % every === 0);
}

export type ChartScales = ReturnType<typeof chartScales>;

const TICKS = 4;
/** If the greatest value is this many times the least, everything else would look flat. */
const FAR_APART = 10;

/**
 * Where values are from bottom to top, and which of them are written beside it. A sum begins at 0, or at a loss below
 * it; other values begin a little under the least, or are placed by their powers of ten where they are far apart.
 *
 * @param range the positions of the least and the greatest value, in CSS pixels
 */
export function valueScale(values: readonly number[], isSum: boolean, range: [number, number]) {
  const most = Math.max(0, ...values);
  const least = Math.min(most, ...values);
  if (!isSum && least > 0 && most >= least * FAR_APART) {
    const y = scaleLog<number>({ domain: [least, most], range, nice: true });
    return { y, valueTicks: y.ticks().filter((tick) => Number.isInteger(Math.log10(tick))) };
  }
  const y = scaleLinear<number>({
    domain: isSum ? [seenLoss(least, most), most || 1] : aroundValues(least, most),
    range,
    nice: TICKS,
  });
  // There are no ticks at half cents.
  return { y, valueTicks: y.ticks(TICKS).filter(Number.isInteger) };
}

/** A loss below this fraction of the maximum is too small to see, so the scale starts at 0. */
const UNSEEN = 1 / 25;

const seenLoss = (least: number, most: number): number => (least < -most * UNSEEN ? least : 0);

function aroundValues(least: number, most: number): [number, number] {
  const span = most - least;
  return span === 0 ? [0, most * 2 || 1] : [Math.max(0, least - span / 8), most + span / 8];
}
