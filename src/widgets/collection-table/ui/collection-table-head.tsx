import { memo } from 'react';
import { kindOfColumn, type CollectionSort, type CollectionSortColumn } from '@domain/collection';
import { SortHeader } from '@/shared/ui/sort-header';
import { COLUMNS } from '../model/columns';
import styles from './collection-table.module.css';

interface CollectionTableHeadProps {
  sort: CollectionSort;
  onSort: (column: CollectionSortColumn) => void;
  isEdited: boolean;
}

/** Names the columns and, to edit, the two fields in each; these have names of their own for screen readers. */
export const CollectionTableHead = memo(({ sort, onSort, isEdited }: CollectionTableHeadProps) => (
  <thead>
    <tr aria-rowindex={1}>
      {COLUMNS.map(({ key, title, shortTitle }) => (
        <SortHeader
          key={key}
          direction={sort.column === key ? sort.direction : null}
          onSort={() => onSort(key)}
        >
          <span className={styles.title}>{title}</span>
          <span className={styles.shortTitle} aria-hidden="true">
            {shortTitle}
          </span>
          {isEdited && kindOfColumn(key) && (
            <span className={styles.parts} aria-hidden="true">
              <span>Have</span>
              <span>Need</span>
            </span>
          )}
        </SortHeader>
      ))}
    </tr>
  </thead>
));
CollectionTableHead.displayName = 'CollectionTableHead';
