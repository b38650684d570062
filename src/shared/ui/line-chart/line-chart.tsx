import { useMemo, useRef } from 'react';
import { useElementWidth } from '@/shared/lib/element-width';
import { ChartAxes } from './chart-axes';
import { ChartLines } from './chart-lines';
import { ChartReadout, momentInWords } from './chart-readout';
import { CHART_HEIGHT, chartScales } from './chart-scales';
import { momentsOf, nearestMoment, type ChartSeries } from './chart-series';
import { ChartTable } from './chart-table';
import styles from './line-chart.module.css';
import { useChartCursor } from './use-chart-cursor';

interface LineChartProps {
  /** What the chart is of. */
  label: string;
  /** One to three lines; one point at least in all of them. */
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  /** Shorter, for the axis. */
  formatTick?: (value: number) => string;
  /** For a sum: begins at 0 and shades what is below the line. */
  isSum?: boolean;
}

/**
 * Values over time. Pointing at it or moving along it with the arrow keys reads one moment out: above it to see, and as
 * the words of a slider, which screen readers tell at each step. A table has the same figures.
 */
export function LineChart({
  label,
  series,
  formatValue,
  formatTick = formatValue,
  isSum = false,
}: LineChartProps) {
  const plot = useRef<HTMLDivElement>(null);
  const width = useElementWidth(plot);
  const moments = useMemo(() => momentsOf(series), [series]);
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
              series={series}
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
