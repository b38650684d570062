import { memo, useCallback, type PointerEvent, type Ref } from 'react';
import { VARIANT_TYPE_CODES, VARIANT_TYPE_NAMES, type Card } from '@domain/card';
import {
  inventoryColumnOf,
  VARIANT_TYPE_OF_KIND,
  type CollectionKind,
  type CollectionSort,
  type CollectionSortColumn,
} from '@domain/collection';
import { useCountGrid } from '@/features/edit-inventory';
import type { WantedCounts } from '@/entities/want-list';
import { useMediaQuery } from '@/shared/lib/responsive';
import type { FocusHandle } from '@/shared/lib/roving-focus';
import { VirtualTable, VirtualTableSkeleton, type TableColumn } from '@/shared/ui/data-table';
import { CARD_CELLS, CollectionRow, countsOfCard, KINDS, type Counts } from './collection-row';
import styles from './collection-table.module.css';

export type CollectionTableMode = 'view' | 'edit';

/** Where a row is a card of two lines, as the style sheet has it. */
const NARROW = '(max-width: 767px)';

/** In CSS pixels; the style sheet holds every row to it. */
const ROW_HEIGHTS = { wide: 56, narrow: { view: 108, edit: 140 } };

/**
 * A kind's column; to edit, its header names the two fields below it, which have names of their own for screen readers.
 */
const kindColumn = (
  kind: CollectionKind,
  mode: CollectionTableMode,
): TableColumn<CollectionSortColumn> => ({
  key: inventoryColumnOf(kind),
  title: (
    <>
      <span className={styles.title}>{VARIANT_TYPE_NAMES[VARIANT_TYPE_OF_KIND[kind]]}</span>
      <span className={styles.shortTitle} aria-hidden="true">
        {VARIANT_TYPE_CODES[VARIANT_TYPE_OF_KIND[kind]]}
      </span>
      {mode === 'edit' && (
        <span className={styles.parts} aria-hidden="true">
          <span>Have</span>
          <span>Need</span>
        </span>
      )}
    </>
  ),
  className: styles.kindColumn,
});

/** Number, name and one column for each kind of printing (rules/collection#table-sort). */
const columnsOf = (mode: CollectionTableMode): readonly TableColumn<CollectionSortColumn>[] => [
  ...CARD_CELLS.map(({ key, title, shortTitle, columnClass, cellClass }) => ({
    key,
    title: (
      <>
        <span className={styles.title}>{title}</span>
        <span className={styles.shortTitle} aria-hidden="true">
          {shortTitle}
        </span>
      </>
    ),
    className: columnClass,
    cellClassName: cellClass,
  })),
  ...KINDS.map((kind) => kindColumn(kind, mode)),
];

const COLUMNS: Record<CollectionTableMode, readonly TableColumn<CollectionSortColumn>[]> = {
  view: columnsOf('view'),
  edit: columnsOf('edit'),
};

/** A preview would cover the fields beside the one that is typed in. */
const isKindCell = ({ cellIndex }: HTMLTableCellElement) => cellIndex >= CARD_CELLS.length;

interface CollectionTableProps {
  /** What the table is of, for those who can't see what is around it. */
  label: string;
  mode: CollectionTableMode;
  /** Already sorted by `sort`. */
  cards: readonly Card[];
  counts: Counts;
  /** What the viewer wants; empty for visitors. */
  wanted: WantedCounts;
  sort: CollectionSort;
  onSort: (column: CollectionSortColumn) => void;
  onOpen: (cardId: string) => void;
  /** A card's name was followed to its page's address. */
  onFollow: (path: string) => void;
  /** The pointer is over a card's row; null when it has left the rows. */
  onPoint: (cardId: string | null, event: PointerEvent) => void;
  /** Leads the keyboard to the rows. */
  handle?: Ref<FocusHandle>;
}

/** A set's cards with their counts. To edit, each count is a stop of the Tab key and the table a spreadsheet. */
export const CollectionTable = memo(function CollectionTable({
  cards,
  counts,
  wanted,
  ...table
}: CollectionTableProps) {
  const { mode } = table;
  const isEdited = mode === 'edit';
  const isNarrow = useMediaQuery(NARROW);
  const moveInGrid = useCountGrid(cards);
  const renderRow = useCallback(
    (card: Card, place: { index: number; isActive: boolean }) => (
      <CollectionRow
        card={card}
        {...place}
        wanted={wanted}
        isEdited={isEdited}
        {...countsOfCard(card, counts)}
      />
    ),
    [wanted, isEdited, counts],
  );
  return (
    <VirtualTable
      {...table}
      look={styles}
      columns={COLUMNS[mode]}
      rows={cards}
      rowHeight={isNarrow ? ROW_HEIGHTS.narrow[mode] : ROW_HEIGHTS.wide}
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
    mode={mode}
    rowTestId="collection-row-placeholder"
  />
);
