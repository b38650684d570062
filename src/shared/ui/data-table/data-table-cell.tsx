import { TableCell } from 'semantic-ui-react';
import { classNames } from '@/shared/lib/class-names';
import type { DataColumn } from './data-column';
import styles from './data-table.module.css';

interface DataTableCellProps<Row> {
  column: DataColumn<Row>;
  row: Row;
}

/** One cell; it carries its column's header for where rows are cards. */
export function DataTableCell<Row>({ column, row }: DataTableCellProps<Row>) {
  const header = column.namesRow
    ? { as: 'th', scope: 'row', role: 'rowheader' }
    : { role: 'cell', 'data-label': column.hideHeader ? undefined : column.header };
  return (
    <TableCell {...header} className={classNames(column.align === 'end' && styles.end)}>
      {column.cell(row)}
    </TableCell>
  );
}
