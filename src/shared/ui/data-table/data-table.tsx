import type { MouseEvent } from 'react';
import { Table, TableBody, TableHeader, TableRow } from 'semantic-ui-react';
import { classNames } from '@/shared/lib/class-names';
import type { DataColumn } from './data-column';
import { DataTableCell } from './data-table-cell';
import { DataTableHead } from './data-table-head';
import styles from './data-table.module.css';

interface DataTableProps<Row> {
  /** What the table is of; read out, not seen. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Lower rows, for many of them. */
  dense?: boolean;
  /** On narrow screens the table scrolls within itself, or each row is a card of its own. */
  narrow?: 'scroll' | 'cards';
  /** A row was clicked beside its links and buttons; the keyboard needs one of them that does the same. */
  onOpen?: (row: Row) => void;
}

/** Up to a few hundred rows as a semantic table; nothing of it is left out of the page. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  dense = false,
  narrow = 'scroll',
  onOpen,
}: DataTableProps<Row>) {
  const scrolls = narrow === 'scroll';
  return (
    // What scrolls must take the focus, so that keys can scroll it.
    <div
      className={classNames(styles.frame, scrolls ? styles.scroller : styles.cards)}
      {...(scrolls && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
    >
      {/* Roles are said again: browsers forget them where a row is laid out as a card. */}
      <Table role="table" className={classNames(styles.table, dense && styles.dense)}>
        <caption className={styles.hidden}>{caption}</caption>
        <TableHeader role="rowgroup">
          <TableRow role="row">
            {columns.map((column) => (
              <DataTableHead key={column.key} column={column} />
            ))}
          </TableRow>
        </TableHeader>
        <TableBody role="rowgroup">
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              role="row"
              className={classNames(onOpen && styles.opens)}
              onClick={(event: MouseEvent) => {
                if (onOpen && isBesideControls(event)) onOpen(row);
              }}
            >
              {columns.map((column) => (
                <DataTableCell key={column.key} column={column} row={row} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

/** A click on none of a row's links and buttons, nor in a dialog that one of them opened. */
const isBesideControls = ({ target, currentTarget }: MouseEvent) =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest('a, button') === null;
