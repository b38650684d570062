import { memo } from 'react';
import type { CollectionSort, CollectionSortColumn } from '@domain/collection';
import { SortHeader } from '@/shared/ui/sort-header';
import { COLUMNS } from '../model/columns';
import styles from './collection-table.module.css';

interface CollectionTableHeadProps {
  sort: CollectionSort;
  onSort: (column: CollectionSortColumn) => void;
}

export const CollectionTableHead = memo(({ sort, onSort }: CollectionTableHeadProps) => (
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
        </SortHeader>
      ))}
    </tr>
  </thead>
));
CollectionTableHead.displayName = 'CollectionTableHead';
