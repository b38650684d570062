import { memo, useCallback, type PointerEvent, type Ref } from 'react';
import type { Card } from '@domain/card';
import type { CollectionSort, CollectionSortColumn } from '@domain/collection';
import { useRowSelection } from '@/features/change-selected';
import { useCountGrid } from '@/features/edit-inventory';
import type { WantedCounts } from '@/entities/want-list';
import type { FocusHandle } from '@/shared/lib/roving-focus';
import { VirtualTable, VirtualTableSkeleton } from '@/shared/ui/data-table';
import { COLUMNS, isKindCell, type CollectionTableMode } from './collection-columns';
import { useCountedCards, type CountedCard, type Counts } from '../model/counted-card';
import { CollectionRow } from './collection-row';
import styles from './collection-table.module.css';

/** In CSS pixels. On a phone, a row is a card of two lines. */
const ROW_HEIGHT = { view: { wide: 56, narrow: 108 }, edit: { wide: 56, narrow: 140 } };

interface CollectionTableProps {
  /** The table's name for screen readers. */
  label: string;
  mode: CollectionTableMode;
  /** Already sorted by `sort`. */
  cards: readonly Card[];
  counts: Counts;
  /** The viewer's wanted quantities; empty for visitors. */
  wanted: WantedCounts;
  sort: CollectionSort;
  onSort: (column: CollectionSortColumn) => void;
  onOpen: (cardId: string) => void;
  /** Called when a card's name is clicked, with the address of its page. */
  onFollow: (path: string) => void;
  /** The pointer is over a card's row; null when it has left the rows. */
  onPoint: (cardId: string | null, event: PointerEvent) => void;
  /** Leads the keyboard to the rows. */
  handle?: Ref<FocusHandle>;
}

/**
 * A set's cards with their counts. In edit mode, each count is a stop of the Tab key, and the table works like a
 * spreadsheet.
 */
export const CollectionTable = memo(function CollectionTable({
  cards,
  counts,
  wanted,
  ...table
}: CollectionTableProps) {
  const { mode } = table;
  const isEdited = mode === 'edit';
  const moveInGrid = useCountGrid(cards);
  const rows = useCountedCards(cards, counts);
  const selection = useRowSelection('COLLECTION', rows);
  const isSelecting = selection !== undefined;
  const renderRow = useCallback(
    (row: CountedCard, place: { index: number; isActive: boolean }) => (
      <CollectionRow
        row={row}
        {...place}
        wanted={wanted}
        isEdited={isEdited}
        isSelecting={isSelecting}
      />
    ),
    [wanted, isEdited, isSelecting],
  );
  return (
    <VirtualTable
      {...table}
      look={styles}
      columns={COLUMNS[mode]}
      rows={rows}
      selection={selection}
      rowHeight={ROW_HEIGHT[mode]}
      renderRow={renderRow}
      onKey={moveInGrid}
      {...(isEdited && { isQuiet: isKindCell })}
    />
  );
});

/** Holds the table's place while cards and counts load. */
export const CollectionTableSkeleton = ({ mode }: { mode: CollectionTableMode }) => (
  <VirtualTableSkeleton
    label="Loading collection"
    look={styles}
    columns={COLUMNS.view}
    rowHeight={ROW_HEIGHT[mode]}
    mode={mode}
    rowTestId="collection-row-placeholder"
  />
);
