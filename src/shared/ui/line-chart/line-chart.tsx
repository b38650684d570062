import { AreaClosed, LinePath } from '@visx/shape';
import { clsx } from 'clsx';
import { useMemo, useRef } from 'react';
import { useElementWidth } from '@/shared/lib/browser/responsive';
import { ChartReadout, momentInWords } from './chart-readout';
import { CHART_HEIGHT, chartScales, type ChartScales } from './chart-scales';
import {
  momentsOf,
  nearestMoment,
  stepCorners,
  type ChartSeries,
  type ChartMoment,
  type ChartPoint,
} from './chart-series';
import { ChartTable } from './chart-table';
import styles from './line-chart.module.css';
import { useChartCursor } from './use-chart-cursor';

interface LineChartProps {
  /** The chart's name. */
  label: string;
  /** One to three lines, with at least one point in all. */
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  /** Shorter, for the axis. */
  formatTick?: (value: number) => string;
  /** For a sum: the scale starts at 0 or below, and the area below the first line is shaded. */
  isSum?: boolean;
  /** For values that hold until the next one: the lines have steps instead of slopes. */
  isStepped?: boolean;
}

/**
 * Values over time. Pointing at it or moving along it with the arrow keys reads out one moment: visibly above the
 * chart, and as a slider's value text, which screen readers announce at each step. A table has the same figures.
 */
export function LineChart({
  label,
  series,
  formatValue,
  formatTick = formatValue,
  isSum = false,
  isStepped = false,
}: LineChartProps) {
  const plot = useRef<HTMLDivElement>(null);
  const width = useElementWidth(plot);
  const moments = useMemo(() => momentsOf(series), [series]);
  const drawn = useMemo(
    () =>
      isStepped ? series.map((line) => ({ ...line, points: stepCorners(line.points) })) : series,
    [series, isStepped],
  );
  const scales = useMemo(
    () => chartScales({ moments, width, isSum, formatTick }),
    [moments, width, isSum, formatTick],
  );
  const { index, events } = useChartCursor({
    count: moments.length,
    nearest: (x) => nearestMoment(moments, +scales.x.invert(x)),
  });
  const shown = moments[index ?? moments.length - 1];
  if (!shown) return null;
  return (
    <div className={styles.chart}>
      <ChartReadout series={series} moment={shown} formatValue={formatValue} />
      <div
        ref={plot}
        role="slider"
        tabIndex={0}
        className={styles.plot}
        style={{ height: CHART_HEIGHT }}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={moments.length}
        aria-valuenow={(index ?? moments.length - 1) + 1}
        aria-valuetext={momentInWords({ series, moment: shown, formatValue })}
        {...events}
      >
        {width > 0 && (
          <svg width={width} height={CHART_HEIGHT} aria-hidden="true" focusable="false">
            <ChartAxes scales={scales} formatTick={formatTick} />
            <ChartLines
              series={drawn}
              scales={scales}
              shaded={isSum}
              moment={index === null ? null : shown}
            />
          </svg>
        )}
      </div>
      <ChartTable {...{ label, series, moments, formatValue }} />
    </div>
  );
}

interface ChartAxesProps {
  scales: ChartScales;
  formatTick: (value: number) => string;
}

/** From this many days on, dates are named by month instead of day. */
const LONG = 150 * 24 * 60 * 60 * 1000;
const MONTH = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  year: 'numeric',
});
const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });
/** Within this distance from an edge, in CSS pixels, a date is set beside its tick instead of below it. */
const EDGE = 34;

/** Lines and figures of the values on the left, dates below. */
function ChartAxes({ scales, formatTick }: ChartAxesProps) {
  const { x, y, left, right, bottom, valueTicks, timeTicks } = scales;
  const { format: formatDay } = +x.invert(right) - +x.invert(left) > LONG ? MONTH : DAY;
  return (
    <g>
      {valueTicks.map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
          <text className={styles.tick} x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {timeTicks.map((tick) => (
        <text
          key={+tick}
          className={styles.tick}
          x={x(tick)}
          y={bottom + 20}
          textAnchor={anchorOf(x(tick), left, right)}
        >
          {formatDay(tick)}
        </text>
      ))}
    </g>
  );
}

function anchorOf(at: number, left: number, right: number): 'start' | 'middle' | 'end' {
  if (at < left + EDGE) return 'start';
  return at > right - EDGE ? 'end' : 'middle';
}

interface ChartLinesProps {
  series: readonly ChartSeries[];
  scales: ChartScales;
  /** Shades the area below the first line. */
  shaded: boolean;
  /** The index of the readout's moment; null if there is none. */
  moment: ChartMoment | null;
}

/** The lines, and a mark at the moment that is read out. */
function ChartLines({
  series,
  scales: { x, y, bottom, left, right },
  shaded,
  moment,
}: ChartLinesProps) {
  const xOf = ({ at }: { at: string }) => x(new Date(at));
  const yOf = ({ value }: ChartPoint) => y(value);
  return (
    <g>
      {series.map(({ key, points }, index) => (
        <g key={key} className={styles[`series${index + 1}`]}>
          {shaded && index === 0 && (
            <AreaClosed
              className={clsx(styles.area)}
              data={[...points]}
              x={xOf}
              y={yOf}
              y0={y(0)}
              yScale={y}
            />
          )}
          <LinePath className={clsx(styles.line)} data={[...points]} x={xOf} y={yOf} />
          {points.length === 1 && points[0] && (
            <circle className={styles.dot} cx={xOf(points[0])} cy={yOf(points[0])} r={4} />
          )}
        </g>
      ))}
      <line className={styles.base} x1={left} x2={right} y1={bottom} y2={bottom} />
      {moment && (
        <g>
          <line className={styles.cursor} x1={xOf(moment)} x2={xOf(moment)} y1={0} y2={bottom} />
          {moment.values.map(
            (value, index) =>
              value !== null && (
                <circle
                  key={series[index]?.key}
                  className={clsx(styles.dot, styles[`series${index + 1}`])}
                  cx={xOf(moment)}
                  cy={y(value)}
                  r={5}
                />
              ),
          )}
        </g>
      )}
    </g>
  );
}
