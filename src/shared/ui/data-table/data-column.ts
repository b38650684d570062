import type { ReactNode } from 'react';
import type { SortDirection } from '../sort-header';

/** A column of a table whose rows are `Row`s. */
export interface DataColumn<Row> {
  key: string;
  /** The words of its header, and of each of its cells where rows are cards. */
  header: string;
  /** Keeps the header's words for screen readers alone, above buttons that speak for themselves. */
  hideHeader?: boolean;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and buttons. */
  align?: 'start' | 'end';
  /** The cells of this column name their rows: one column at most. */
  namesRow?: boolean;
  /** Makes the header a button that sorts; the direction is null when another column sorts. */
  sort?: { direction: SortDirection | null; onSort: () => void };
}
