import { clsx } from 'clsx';
import {
  memo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useNavigate } from 'react-router-dom';
import type { SetGroup } from '@domain/printing';
import type { TradeListKind } from '@domain/trade-list';
import { setToggled } from '@/features/filter-cards';
import { followLink } from '@/shared/lib/follow-link';
import type { FocusHandle } from '@/shared/lib/roving-focus';
import { selectByClick, selectByKey } from '@/shared/lib/row-selection';
import { useAppDispatch } from '@/shared/store';
import { rowHeights, useRowHeight, type RowHeight } from '@/shared/ui/drawn-blocks';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { aimedAt } from '../model/aimed-at';
import { type TradeRow, HEADING_HEIGHT } from '../model/lay-out';
import { useDrawnRows } from '../model/use-drawn-rows';
import { SetSection } from './set-section';
import styles from './trade-list.module.css';

interface TradeListProps<Row extends TradeRow> {
  kind: TradeListKind;
  /** Whose closed sections are remembered while the page is left and come back to. */
  listId: string;
  /** What the list is of, for those who can't see what is around it. */
  label: string;
  /** By set, sorted as the page's own `groupBy` says: what `useShownPrintings` gives. */
  groups: readonly SetGroup<Row>[];
  rowHeight: RowHeight;
  /** On a phone, what `renderDetails` gives is below the card in place of beside it. */
  isStacked?: boolean;
  /** Of the sets; one deeper than the heading above the list. */
  headingLevel?: 2 | 3;
  /** A click beside a row's controls opens nothing: an editor aims at fields and sometimes misses. */
  isEdited?: boolean;
  /**
   * What is at a row's end. Has to be the same function while it would give the same: a row is drawn again
   * only when the function or the row is another.
   */
  renderDetails: (row: Row) => ReactNode;
  /** A card was asked for. The focus is on its row, so that a dialog can give it back. */
  onOpen: (row: Row) => void;
  /** The pointer is over a card; null when it has left the cards. */
  onPoint?: (cardId: string | null, event: PointerEvent) => void;
  /** Leads the keyboard to the rows. */
  handle?: Ref<FocusHandle>;
}

/**
 * A want list's or a sale list's printings in sections by set, drawn in blocks: those in sight first, the others ahead
 * of time. All rows are one stop of the Tab key, and arrow keys move between them; what the page adds to a row has stops
 * of its own (rules/accessibility#keyboard-lists).
 */
function List<Row extends TradeRow>({
  kind,
  listId,
  label,
  groups,
  rowHeight: heights,
  isStacked = false,
  headingLevel = 2,
  isEdited = false,
  renderDetails,
  onOpen,
  onPoint,
  handle,
}: TradeListProps<Row>) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const container = useRef<HTMLElement>(null);
  const rowHeight = useRowHeight(heights);
  const { sections, rows, places, activeId, events, selection } = useDrawnRows({
    kind,
    listId,
    container,
    groups,
    rowHeight,
    handle,
  });

  const press = (event: KeyboardEvent) => {
    const { row, isOpener } = aimedAt(event, rows);
    if (row && selection && selectByKey(event, selection)) return;
    // In a field or a chooser, the arrows belong to it.
    if (isOpener) events.onKeyDown(event);
  };
  const open = (event: MouseEvent) => {
    if (selection) {
      const target = event.target as Element;
      return selectByClick(event, target.closest<HTMLElement>('[data-item-id]'), selection);
    }
    if (followLink(event, (path) => void navigate(path))) return;
    const { row, isOpener, isDetails, focusOpener } = aimedAt(event, rows);
    if (!row || (!isOpener && (isEdited || isDetails))) return;
    focusOpener();
    onOpen(row);
  };
  const point = (event: PointerEvent) => {
    const { row, isDetails } = aimedAt(event, rows);
    // A preview would cover what is aimed at.
    onPoint?.(row && !isDetails ? row.card.id : null, event);
  };
  return (
    // What is clicked and typed here comes from the rows' controls, or from a mouse beside them.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={container}
      {...rowHeights(heights)}
      aria-label={label}
      data-selecting={selection !== undefined}
      {...events}
      onKeyDown={press}
      onClick={open}
      onPointerMove={point}
      onPointerLeave={(event) => onPoint?.(null, event)}
    >
      {sections.map((section) => (
        <SetSection
          key={section.cardSet.id}
          section={section}
          headingLevel={headingLevel}
          onToggle={() => dispatch(setToggled({ listId, setCode: section.cardSet.code }))}
          places={places}
          rowHeight={rowHeight}
          activeId={activeId}
          isStacked={isStacked}
          isSelecting={selection !== undefined}
          renderDetails={renderDetails}
        />
      ))}
    </section>
  );
}

export const TradeList = memo(List) as typeof List;

interface TradeListSkeletonProps {
  /** As the list will have it. */
  rowHeight: RowHeight;
}

/** More than a window shows. */
const ROWS = Array.from({ length: 12 }, (_, index) => index);

/** Holds a trade list's place while its cards load. */
export function TradeListSkeleton({ rowHeight }: TradeListSkeletonProps) {
  const { className, style } = rowHeights(rowHeight);
  return (
    <div
      className={clsx(className, styles.section)}
      style={style}
      role="status"
      aria-busy="true"
      aria-label="Loading cards"
    >
      <div className={styles.placeholderHeading} style={{ height: HEADING_HEIGHT }}>
        <SkeletonBlock className={styles.bar} />
      </div>
      {ROWS.map((row) => (
        <div key={row} className={styles.placeholder}>
          <SkeletonBlock className={styles.tradeListPicture} />
          <SkeletonBlock className={styles.bar} />
        </div>
      ))}
    </div>
  );
}
