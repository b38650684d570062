import {
  Fragment,
  memo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import type { Card } from '@domain/card';
import type { CollectionSort, CollectionSortColumn } from '@domain/collection';
import { useCountGrid } from '@/features/edit-inventory';
import type { WantedCounts } from '@/entities/want-list';
import { followLink } from '@/shared/lib/follow-link';
import { moveInTable } from '@/shared/lib/move-in-table';
import { useRovingFocus, type FocusHandle } from '@/shared/lib/roving-focus';
import { useWindowList } from '@/shared/lib/window-list';
import { COLUMNS, isKindColumn } from '../model/columns';
import { countsOfCard, type Counts } from '../model/counts-of-card';
import { useRowHeight } from '../model/row-height';
import { CollectionRow } from './collection-row';
import { CollectionTableColumns } from './collection-table-columns';
import { CollectionTableHead } from './collection-table-head';
import styles from './collection-table.module.css';

export type CollectionTableMode = 'view' | 'edit';

/** How much of the window's height PageUp and PageDown pass. */
const PAGE = 0.75;

interface CollectionTableProps {
  /** What the table is of, for those who can't see what stands around it. */
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

/**
 * A set's cards with their counts, of which only the rows in sight are drawn; spacer rows stand for the others. To
 * look at, the rows are one stop of the Tab key and arrow keys move between them; to edit, each count is a stop and
 * the table a spreadsheet (quality 4).
 */
export const CollectionTable = memo(function CollectionTable({
  label,
  mode,
  cards,
  counts,
  wanted,
  sort,
  onSort,
  onOpen,
  onFollow,
  onPoint,
  handle,
}: CollectionTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const rowHeight = useRowHeight(mode);
  const { active, activate, events } = useRovingFocus({
    container: body,
    items: cards,
    move: (key, from) =>
      moveInTable(key, from, {
        count: cards.length,
        page: Math.max(1, Math.floor((window.innerHeight * PAGE) / rowHeight)),
      }),
    handle,
  });
  const grid = useCountGrid({ cards, draw: activate });
  const { lines, height } = useWindowList({
    element: body,
    count: cards.length,
    lineHeight: rowHeight,
    overscan: 6,
    kept: active,
  });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    grid.onKeyDown(event);
    // In a field, the arrows belong to the field.
    if (!(event.target instanceof HTMLInputElement)) events.onKeyDown(event);
  };
  const open = (event: MouseEvent) => {
    if (followLink(event, onFollow)) return;
    // Whoever edits aims at fields, and now and then beside them.
    if (mode === 'edit' && !(event.target as Element).closest('button')) return;
    const row = rowOf(event);
    const cardId = row?.dataset['itemId'];
    if (cardId === undefined) return;
    // Wherever the row was clicked: the focus comes back to it when the card is closed.
    row?.querySelector('button')?.focus({ preventScroll: true });
    onOpen(cardId);
  };

  const point = (event: PointerEvent) => {
    const cell = (event.target as Element).closest('td');
    // A preview would cover the fields beside the one that is typed in.
    const isOverFields = mode === 'edit' && cell !== null && isKindColumn(cell.cellIndex);
    onPoint(isOverFields ? null : (rowOf(event)?.dataset['itemId'] ?? null), event);
  };

  let drawnTo = 0;
  return (
    <div
      className={styles.scroller}
      data-mode={mode}
      role="region"
      aria-label={label}
      // A region that scrolls sideways has to be reached by key.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={styles.table} aria-label={label} aria-rowcount={cards.length + 1}>
        <CollectionTableColumns />
        <CollectionTableHead sort={sort} onSort={onSort} isEdited={mode === 'edit'} />
        {/* What is clicked and typed here comes from the rows' controls, or from a mouse over their other cells. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <tbody
          ref={body}
          {...events}
          onKeyDown={press}
          onClick={open}
          onPointerMove={point}
          onPointerLeave={(event) => onPoint(null, event)}
        >
          {lines.map(({ index, top }) => {
            const card = cards[index];
            if (!card) return null;
            const gap = top - drawnTo;
            drawnTo = top + rowHeight;
            return (
              <Fragment key={card.id}>
                <Spacer height={gap} />
                <CollectionRow
                  card={card}
                  index={index}
                  wanted={wanted}
                  isEdited={mode === 'edit'}
                  isActive={index === active}
                  {...countsOfCard(card, counts)}
                />
              </Fragment>
            );
          })}
          <Spacer height={height - drawnTo} />
        </tbody>
      </table>
    </div>
  );
});

const rowOf = ({ target }: { target: EventTarget }) => (target as Element).closest('tr');

const Spacer = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr aria-hidden="true" className={styles.spacerRow}>
      <td colSpan={COLUMNS.length} className={styles.spacer} style={{ height }} />
    </tr>
  ) : null;
