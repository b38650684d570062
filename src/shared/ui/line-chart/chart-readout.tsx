import { clsx } from 'clsx';
import { formatUtcDate } from '@/shared/lib/format';
import type { ChartMoment, ChartSeries } from './chart-series';
import styles from './line-chart.module.css';

interface ChartReadoutProps {
  series: readonly ChartSeries[];
  moment: ChartMoment;
  formatValue: (value: number) => string;
}

/** Replaces the value of a line that hasn't started. */
const NOTHING = '–';

/** A moment in words: its date, and each line's name and value. */
export function momentInWords({ series, moment, formatValue }: ChartReadoutProps): string {
  const values = moment.values.map((value, index) => {
    const words = value === null ? NOTHING : formatValue(value);
    return `${series[index]?.name} ${words}`;
  });
  return `${dateInWords(moment)}: ${values.join(', ')}`;
}

export const dateInWords = ({ at }: { at: string }): string => formatUtcDate(new Date(at));

/** The legend, with each line's value at a moment. The chart itself announces it to screen readers. */
export const ChartReadout = ({ series, moment, formatValue }: ChartReadoutProps) => (
  <div className={styles.readout} aria-hidden="true">
    <span className={styles.date}>{dateInWords(moment)}</span>
    {series.map(({ key, name }, index) => {
      const value = moment.values[index] ?? null;
      return (
        <span key={key} className={clsx(styles.entry, styles[`series${index + 1}`])}>
          <svg className={styles.swatch} viewBox="0 0 24 8" focusable="false">
            <line className={styles.line} x1="1" x2="23" y1="4" y2="4" />
          </svg>
          <span>{name}</span>
          <b className={styles.value}>{value === null ? NOTHING : formatValue(value)}</b>
        </span>
      );
    })}
  </div>
);
