import type { ReactNode } from 'react';
import { Icon } from '../icon';
import styles from './sort-header.module.css';

export type SortDirection = 'ascending' | 'descending';

interface SortHeaderProps {
  /** The direction in which the table is sorted by this column; null if it is sorted by another one. */
  direction: SortDirection | null;
  onSort: () => void;
  className?: string | undefined;
  /** A control of its own beside the button that sorts. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A column's header cell that sorts its table: a real button, an arrow, and `aria-sort`. */
export const SortHeader = ({ direction, onSort, className, aside, children }: SortHeaderProps) => (
  // Repeated for tables with another layout, where some browsers drop it.
  <th scope="col" role="columnheader" aria-sort={direction ?? 'none'} className={className}>
    <button type="button" className={styles.button} onClick={onSort}>
      {children}
      <span className={styles.arrow}>
        {direction && <Icon name={direction === 'ascending' ? 'arrow-up' : 'arrow-down'} />}
      </span>
    </button>
    {aside}
  </th>
);
