import { Fragment, useRef, type PointerEvent } from 'react';
import type { Card, CardSort, CardSortColumn } from '@domain/card';
import { useAspectIconUrls } from '@/entities/aspect';
import { useWindowList } from '@/shared/lib/window-list';
import { COLUMNS } from '../model/columns';
import { CardTableHead } from './card-table-head';
import { CardTableRow } from './card-table-row';
import styles from './card-table.module.css';

/** In CSS pixels; the style sheet holds every row to it. */
const ROW_HEIGHT = 44;

interface CardTableProps {
  /** What the table is of, for those who can't see what stands around it. */
  label: string;
  /** Already sorted by `sort`. */
  cards: readonly Card[];
  sort: CardSort;
  onSort: (column: CardSortColumn) => void;
  onOpen: (cardId: string) => void;
  /** The pointer is over a card's row; null when it has left the rows. */
  onPoint: (cardId: string | null, event: PointerEvent) => void;
}

/** Cards as a semantic table of which only the rows in sight are drawn; spacer rows stand for the others. */
export function CardTable({ label, cards, sort, onSort, onOpen, onPoint }: CardTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const aspectIcons = useAspectIconUrls();
  const { lines, height, focusEvents } = useWindowList({
    element: body,
    count: cards.length,
    lineHeight: ROW_HEIGHT,
    overscan: 12,
  });
  const point = (event: PointerEvent) =>
    onPoint((event.target as Element).closest('tr')?.dataset['cardId'] ?? null, event);

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
        <tbody
          ref={body}
          {...focusEvents}
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
                <CardTableRow card={card} index={index} aspectIcons={aspectIcons} onOpen={onOpen} />
              </Fragment>
            );
          })}
          <Spacer height={height - drawnTo} />
        </tbody>
      </table>
    </div>
  );
}

const Spacer = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr aria-hidden="true">
      <td colSpan={COLUMNS.length} className={styles.spacer} style={{ height }} />
    </tr>
  ) : null;
