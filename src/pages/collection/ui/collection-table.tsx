import { clsx } from 'clsx';
import { memo, useCallback, useMemo, type KeyboardEvent, type PointerEvent, type Ref } from 'react';
import type { Card } from '@domain/card';
import {
  COUNTED_KINDS,
  hasPrestige,
  type CollectionSort,
  type CollectionSortColumn,
} from '@domain/collection';
import { useRowSelection } from '@/features/change-selected';
import {
  cardFolded,
  cardUnfolded,
  selectIsHaveOnly,
  selectIsPrestigeOpen,
  selectUnfoldedCard,
  useCountGrid,
} from '@/features/edit-inventory';
import type { WantedCounts } from '@/entities/trade-list';
import type { FocusHandle } from '@/shared/lib/rows/roving-focus';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/store';
import { VirtualTable, VirtualTableSkeleton, type RowUnfolding } from '@/shared/ui/data-table';
import { useIsNarrow } from '@/shared/ui/virtual-list';
import {
  COLUMNS,
  COLUMNS_WITH_PRESTIGE,
  isKindCell,
  type CollectionTableMode,
} from './collection-columns';
import { useCountedCards, type CountedCard, type Counts } from '../model/counted-card';
import { CollectionRow } from './collection-row';
import styles from './collection-table.module.css';
import widths from './column-widths.module.css';

/** In CSS pixels. On a phone, a row has two lines, and eight of them are in sight on a window 844 px high. */
const ROW_HEIGHT = { wide: 56, narrow: 50 };
/** While the prestige column is open, a phone shows it as a line of its own. */
const OPEN_ROW_HEIGHT = { wide: 56, narrow: 82 };
/** Of an unfolded row: its first line with its edges, and the line of each printing. */
const UNFOLDED = { head: 44, printing: 52 };

const plain = clsx(styles.table, widths.columns);
const prestige = clsx(plain, styles.withPrestige, widths.withPrestige);
const LOOK = {
  plain: { ...styles, table: plain },
  prestige: { ...styles, table: prestige },
  open: { ...styles, table: clsx(prestige, styles.open, widths.open) },
};

interface CollectionTableProps {
  /** The table's name for screen readers. */
  label: string;
  mode: CollectionTableMode;
  /** Whether there are cards of several sets, whose numbers name them. */
  isOfSeveral: boolean;
  /** All cards of the shown sets, which say whether there is a column of prestige printings. */
  ofSet: readonly Card[];
  /** The shown ones, already sorted by `sort`. */
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
 * spreadsheet. On a phone, rows show their counts, and a tap unfolds a row with the fields and buttons that change them.
 */
export const CollectionTable = memo(function CollectionTable({
  isOfSeveral,
  ofSet,
  cards,
  counts,
  wanted,
  ...table
}: CollectionTableProps) {
  const { mode } = table;
  const isNarrow = useIsNarrow();
  const isEdited = mode === 'edit';
  const isHaveOnly = useAppSelector(selectIsHaveOnly);
  const withPrestige = useMemo(() => hasPrestige(ofSet), [ofSet]);
  const isOpen = useAppSelector(selectIsPrestigeOpen) && withPrestige;
  const rows = useCountedCards(cards, counts);
  const unfolding = useUnfolding(rows);
  const moveInGrid = useCountGrid(cards);
  const dispatch = useAppDispatch();
  const onKey = useCallback(
    (event: KeyboardEvent<HTMLElement>, activate: (cardId: string) => void) =>
      moveInGrid(event, (cardId) => {
        activate(cardId);
        if (isNarrow) dispatch(cardUnfolded(cardId));
      }),
    [moveInGrid, dispatch, isNarrow],
  );
  const selection = useRowSelection('COLLECTION', rows);
  const isSelecting = selection !== undefined;
  const renderRow = useCallback(
    (row: CountedCard, place: { index: number; isActive: boolean }) => (
      <CollectionRow
        row={row}
        {...place}
        wanted={wanted}
        isEdited={isEdited}
        isNarrow={isNarrow}
        isHaveOnly={isHaveOnly}
        isSelecting={isSelecting}
        isOfSeveral={isOfSeveral}
        prestige={withPrestige ? (isOpen ? 'each' : 'sum') : 'none'}
      />
    ),
    [wanted, isEdited, isNarrow, isHaveOnly, isSelecting, isOfSeveral, withPrestige, isOpen],
  );
  return (
    <VirtualTable
      {...table}
      look={LOOK[isOpen ? 'open' : withPrestige ? 'prestige' : 'plain']}
      columns={
        (withPrestige ? COLUMNS_WITH_PRESTIGE : COLUMNS)[isEdited && isHaveOnly ? 'have' : mode]
      }
      rows={rows}
      selection={selection}
      rowHeight={isOpen ? OPEN_ROW_HEIGHT : ROW_HEIGHT}
      renderRow={renderRow}
      onKey={onKey}
      {...(isEdited && { isQuiet: isKindCell })}
      {...(isEdited && isNarrow && { unfolding })}
    />
  );
});

/** The row that is unfolded on a phone. */
function useUnfolding(rows: readonly CountedCard[]): RowUnfolding {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const id = useAppSelector(selectUnfoldedCard);
  return useMemo(() => {
    const row = rows.find((each) => each.id === id);
    const printings = row ? COUNTED_KINDS.filter((kind) => row[kind] !== undefined).length : 0;
    return {
      id: row?.id ?? null,
      height: UNFOLDED.head + printings * UNFOLDED.printing,
      onToggle: (cardId) =>
        dispatch(
          selectUnfoldedCard(store.getState()) === cardId ? cardFolded() : cardUnfolded(cardId),
        ),
    };
  }, [rows, id, dispatch, store]);
}

/** Holds the table's place while cards and counts load. */
export const CollectionTableSkeleton = ({ mode }: { mode: CollectionTableMode }) => (
  <VirtualTableSkeleton
    label="Loading collection"
    look={styles}
    columns={COLUMNS.view}
    rowHeight={ROW_HEIGHT}
    mode={mode}
    rowTestId="collection-row-placeholder"
  />
);
