import styles from './line-chart.module.css';
import type { ChartScales } from './chart-scales';

interface ChartAxesProps {
  scales: ChartScales;
  formatTick: (value: number) => string;
}

/** From here on, dates are told by their month rather than their day. */
const LONG = 150 * 24 * 60 * 60 * 1000;
/** CSS pixels to an edge within which a date is set beside its tick instead of under it. */
const EDGE = 34;

const months = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Lines and figures of the values on the left, dates below. */
export function ChartAxes({ scales, formatTick }: ChartAxesProps) {
  const { x, y, left, right, bottom, valueTicks, timeTicks } = scales;
  const dates = +x.invert(right) - +x.invert(left) > LONG ? months : days;
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
          {dates.format(tick)}
        </text>
      ))}
    </g>
  );
}

function anchorOf(at: number, left: number, right: number): 'start' | 'middle' | 'end' {
  if (at < left + EDGE) return 'start';
  return at > right - EDGE ? 'end' : 'middle';
}
