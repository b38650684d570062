import { memo } from 'react';
import type { CardSort, CardSortColumn } from '@domain/card';
import { SortHeader } from '@/shared/ui/sort-header';
import { COLUMNS } from '../model/columns';

interface CardTableHeadProps {
  sort: CardSort;
  onSort: (column: CardSortColumn) => void;
}

export const CardTableHead = memo(({ sort, onSort }: CardTableHeadProps) => (
  <thead>
    <tr aria-rowindex={1}>
      {COLUMNS.map(({ key, title }) => (
        <SortHeader
          key={key}
          direction={sort.column === key ? sort.direction : null}
          onSort={() => onSort(key)}
        >
          {title}
        </SortHeader>
      ))}
    </tr>
  </thead>
));
CardTableHead.displayName = 'CardTableHead';
