import { useState } from 'react';
import { Button } from '../button';
import { dateInWords } from './chart-readout';
import type { ChartMoment, ChartSeries } from './chart-series';
import styles from './line-chart.module.css';

interface ChartTableProps {
  label: string;
  series: readonly ChartSeries[];
  moments: readonly ChartMoment[];
  formatValue: (value: number) => string;
}

/** A chart's figures as a table, newest first; rendered on request. */
export function ChartTable({ label, series, moments, formatValue }: ChartTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon="list"
        className={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide the table' : 'Show as a table'}
      </Button>
      {isOpen && (
        // What scrolls must take the focus, so that keys can scroll it.
        <div
          role="region"
          aria-label={`${label} as a table`}
          tabIndex={0}
          className={styles.scroller}
        >
          <table className={styles.table} aria-label={label}>
            <thead>
              <tr>
                <th scope="col">Date</th>
                {series.map(({ key, name }) => (
                  <th key={key} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {moments.toReversed().map((moment) => (
                <tr key={moment.at}>
                  <th scope="row">{dateInWords(moment)}</th>
                  {moment.values.map((value, index) => (
                    <td key={series[index]?.key}>{value === null ? '–' : formatValue(value)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
