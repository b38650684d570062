import type { ReactNode } from 'react';
import type { TradeRow } from '../model/trade-row';
import { PrintingRow } from './printing-row';
import styles from './trade-list.module.css';

export interface PrintingRowsProps<Row extends TradeRow> {
  label: string;
  rows: readonly Row[];
  /** The first row's place among the lines of the whole list. */
  firstLine: number;
  /** The lines of the whole list that are drawn. */
  drawn: readonly number[];
  /** In CSS pixels. */
  rowHeight: number;
  /** The row at which the Tab key stops. */
  activeId: string | undefined;
  isStacked: boolean;
  renderDetails: (row: Row) => ReactNode;
}

/** Rows that follow each other: the place of all, with those in sight drawn. */
export const PrintingRows = <Row extends TradeRow>({
  label,
  rows,
  firstLine,
  drawn,
  rowHeight,
  activeId,
  ...drawing
}: PrintingRowsProps<Row>) => (
  <ul className={styles.rows} style={{ height: rows.length * rowHeight }} aria-label={label}>
    {drawn.map((line) => {
      const at = line - firstLine;
      const row = rows[at];
      if (!row) return null;
      return (
        <PrintingRow
          key={row.id}
          row={row}
          position={at + 1}
          total={rows.length}
          height={rowHeight}
          isActive={row.id === activeId}
          {...drawing}
        />
      );
    })}
  </ul>
);
