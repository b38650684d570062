import { memo } from 'react';
import type { CardSort, CardSortColumn } from '@domain/card';
import { COLUMNS } from '../model/columns';
import styles from './card-table.module.css';

interface CardTableHeadProps {
  sort: CardSort;
  onSort: (column: CardSortColumn) => void;
}

const ARROWS = { ascending: '▲', descending: '▼' } as const;

/** Headers that are real buttons; an arrow and `aria-sort` tell the direction (spec 2). */
export const CardTableHead = memo(({ sort, onSort }: CardTableHeadProps) => (
  <thead>
    <tr aria-rowindex={1}>
      {COLUMNS.map(({ key, title }) => {
        const sorted = sort.column === key;
        return (
          <th key={key} scope="col" aria-sort={sorted ? sort.direction : undefined}>
            <button type="button" className={styles.sort} onClick={() => onSort(key)}>
              {title}
              <span aria-hidden="true" className={styles.arrow}>
                {sorted ? ARROWS[sort.direction] : ''}
              </span>
            </button>
          </th>
        );
      })}
    </tr>
  </thead>
));
