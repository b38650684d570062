import { Fragment, memo, useRef, type MouseEvent, type PointerEvent, type Ref } from 'react';
import type { Card, CardSort, CardSortColumn } from '@domain/card';
import { useAspectIconUrls } from '@/entities/aspect';
import { followLink } from '@/shared/lib/follow-link';
import { moveInTable } from '@/shared/lib/move-in-table';
import { useRovingFocus, type FocusHandle } from '@/shared/lib/roving-focus';
import { useWindowList } from '@/shared/lib/window-list';
import { COLUMNS } from '../model/columns';

import { CardTableHead } from './card-table-head';
import { CardTableRow } from './card-table-row';
import styles from './card-table.module.css';

/** In CSS pixels; the style sheet holds every row to it. */
const ROW_HEIGHT = 44;
/** How much of the window's height PageUp and PageDown pass. */
const PAGE = 0.75;

interface CardTableProps {
  /** What the table is of, for those who can't see what stands around it. */
  label: string;
  /** Already sorted by `sort`. */
  cards: readonly Card[];
  sort: CardSort;
  onSort: (column: CardSortColumn) => void;
  onOpen: (cardId: string) => void;
  /** A card's name was followed to its page's address. */
  onFollow: (path: string) => void;
  /** The pointer is over a card's row; null when it has left the rows. */
  onPoint: (cardId: string | null, event: PointerEvent) => void;
  /** Leads the keyboard to the rows. */
  handle?: Ref<FocusHandle>;
}

/**
 * Cards as a semantic table of which only the rows in sight are drawn; spacer rows stand for the others. The rows
 * are one stop of the Tab key; arrow keys, Home, End and the page keys move between them (quality 4).
 */
export const CardTable = memo(function CardTable({
  label,
  cards,
  sort,
  onSort,
  onOpen,
  onFollow,
  onPoint,
  handle,
}: CardTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const aspectIcons = useAspectIconUrls();
  const { active, events } = useRovingFocus({
    container: body,
    items: cards,
    move: (key, from) =>
      moveInTable(key, from, {
        count: cards.length,
        page: Math.max(1, Math.floor((window.innerHeight * PAGE) / ROW_HEIGHT)),
      }),
    handle,
  });
  const { lines, height } = useWindowList({
    element: body,
    count: cards.length,
    lineHeight: ROW_HEIGHT,
    overscan: 6,
    kept: active,
  });
  const point = (event: PointerEvent) => onPoint(cardIdOf(rowOf(event)) ?? null, event);
  const open = (event: MouseEvent) => {
    if (followLink(event, onFollow)) return;
    const row = rowOf(event);
    const cardId = cardIdOf(row);
    if (cardId === undefined) return;
    // Wherever the row was clicked: the focus comes back to it when the card is closed.
    row?.querySelector('button')?.focus({ preventScroll: true });
    onOpen(cardId);
  };

  let drawnTo = 0;
  return (
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label} aria-rowcount={cards.length + 1}>
        <colgroup>
          {COLUMNS.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <CardTableHead sort={sort} onSort={onSort} />
        {/* What is clicked and typed here comes from the rows' buttons, or from a mouse over their other cells. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <tbody
          ref={body}
          {...events}
          onClick={open}
          onPointerMove={point}
          onPointerLeave={(event) => onPoint(null, event)}
        >
          {lines.map(({ index, top }) => {
            const card = cards[index];
            if (!card) return null;
            const gap = top - drawnTo;
            drawnTo = top + ROW_HEIGHT;
            return (
              <Fragment key={card.id}>
                <Spacer height={gap} />
                <CardTableRow
                  card={card}
                  index={index}
                  aspectIcons={aspectIcons}
                  isActive={index === active}
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
const cardIdOf = (row: HTMLElement | null) => row?.dataset['itemId'];

const Spacer = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr aria-hidden="true">
      <td colSpan={COLUMNS.length} className={styles.spacer} style={{ height }} />
    </tr>
  ) : null;
