import { classNames } from '@/shared/lib/class-names';
import { SortHeader } from '../sort-header';
import { VisuallyHidden } from '../visually-hidden';
import type { DataColumn } from './data-column';
import styles from './data-table.module.css';

/** A column's header, sorting if the column can be sorted by. */
export function DataTableHead<Row>({ column }: { column: DataColumn<Row> }) {
  const className = classNames(column.align === 'end' && styles.end);
  if (column.sort) {
    return (
      <SortHeader {...column.sort} className={className}>
        {column.header}
      </SortHeader>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- as in data-table.tsx
    <th scope="col" role="columnheader" className={className}>
      {column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
    </th>
  );
}
