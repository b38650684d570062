import { clsx } from 'clsx';
import type { ReactNode, MouseEvent } from 'react';
import { type SortDirection, SortHeader } from '../sort-header';
import { Table, TableBody, TableHeader, TableRow, TableCell } from 'semantic-ui-react';
import styles from './data-table.module.css';
import { VisuallyHidden } from '../visually-hidden';

/** A column of a table whose rows are `Row`s. */
export interface DataColumn<Row> {
  key: string;
  /** The header's text, and the label of each cell where rows are shown as cards. */
  header: string;
  /** Shows the header's text only to screen readers, above buttons that need no header. */
  hideHeader?: boolean;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and buttons. */
  align?: 'start' | 'end';
  /** The cells of this column name their rows. At most one column. */
  namesRow?: boolean;
  /** Makes the header a button that sorts; the direction is null if another column is sorted by. */
  sort?: { direction: SortDirection | null; onSort: () => void };
}

interface DataTableProps<Row> {
  /** The table's name for screen readers. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Lower rows, for many of them. */
  dense?: boolean;
  /** On narrow screens each row is a card, or a box in which the page's style sheet places the cells, by `data-column`. */
  narrow?: 'cards' | 'boxes';
  /** Called for a click on a row outside its links and buttons. For the keyboard, one of these must do the same. */
  onOpen?: (row: Row) => void;
}

/** Up to a few hundred rows as a semantic table; all of them are in the document. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  dense = false,
  narrow = 'cards',
  onOpen,
}: DataTableProps<Row>) {
  return (
    <div className={clsx(styles.frame, styles[narrow])}>
      {/* Roles are repeated: browsers drop them if a row is laid out as a card. */}
      <Table role="table" className={clsx(styles.table, dense && styles.dense)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
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
              className={clsx(onOpen && styles.opens)}
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

/** A column's header, with a sort button if the column can be sorted by. */
function DataTableHead<Row>({ column }: { column: DataColumn<Row> }) {
  const className = clsx(column.align === 'end' && styles.end);
  if (column.sort) {
    return (
      <SortHeader {...column.sort} className={className}>
        {column.header}
      </SortHeader>
    );
  }
  return (
    <th scope="col" role="columnheader" className={className}>
      {column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
    </th>
  );
}

interface DataTableCellProps<Row> {
  column: DataColumn<Row>;
  row: Row;
}

/** One cell; it has its column's header for rows that are shown as cards. */
function DataTableCell<Row>({ column, row }: DataTableCellProps<Row>) {
  const header = column.namesRow
    ? { as: 'th', scope: 'row', role: 'rowheader' }
    : { role: 'cell', 'data-label': column.hideHeader ? undefined : column.header };
  return (
    <TableCell
      {...header}
      data-column={column.key}
      className={clsx(column.align === 'end' && styles.end)}
    >
      {column.cell(row)}
    </TableCell>
  );
}
