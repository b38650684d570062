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
import type { SetGroup } from '@domain/printing';
import type { TradeListKind } from '@domain/trade-list';
import { setToggled } from '@/features/filter-cards';
import { followLink } from '@/shared/lib/rows/follow-link';
import type { FocusHandle } from '@/shared/lib/rows/roving-focus';
import { selectByClick, selectByKey } from '@/shared/lib/rows/row-selection';
import { useAppDispatch } from '@/shared/store';
import { rowHeights, useRowHeight, type RowHeight } from '@/shared/ui/virtual-list';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { rowTargetOf } from '../model/row-target';
import { type TradeRow, HEADING_HEIGHT } from '../model/lay-out';
import { useShownRows } from '../model/use-shown-rows';
import { SetSection } from './set-section';
import styles from './trade-list.module.css';

interface TradeListProps {
  kind: TradeListKind;
  /** Identifies the list, whose closed sections are remembered while the viewer is on another page. */
  listId: string;
  /** The list's name for screen readers. */
  label: string;
  /** By set, sorted by the page's own `groupBy`: the result of `useShownPrintings`. */
  groups: readonly SetGroup<TradeRow>[];
  rowHeight: RowHeight;
  /** The level of the sets' headings; one deeper than the heading above the list. */
  headingLevel?: 2 | 3;
  /**
   * A click beside a row's controls opens nothing: in edit mode, people aim at fields and sometimes miss. On a phone, the
   * fields are below the card instead of beside it.
   */
  isEdited?: boolean;
  /**
   * Renders a row's end. Must stay the same function while its results do: a row renders again only when the function
   * or the row changes.
   */
  renderDetails: (row: TradeRow) => ReactNode;
  /** Called to open a card. The focus is on its row, so that a dialog can return it. */
  onOpen: (row: TradeRow) => void;
  /** A link to a card's page was clicked. */
  onFollow: (path: string) => void;
  /** The pointer is over a card; null when it has left the cards. */
  onPoint?: (cardId: string | null, event: PointerEvent) => void;
  /** Leads the keyboard to the rows. */
  handle?: Ref<FocusHandle>;
}

/**
 * A want list's or a sale list's printings in sections by set. All rows are one stop of the Tab key, and arrow keys move between them; controls that the page adds to a row
 * have stops of their own (rules/accessibility#keyboard-lists).
 */
export const TradeList = memo(function TradeList({
  kind,
  listId,
  label,
  groups,
  rowHeight: heights,
  headingLevel = 2,
  isEdited = false,
  renderDetails,
  onOpen,
  onFollow,
  onPoint,
  handle,
}: TradeListProps) {
  const dispatch = useAppDispatch();
  const container = useRef<HTMLElement>(null);
  const rowHeight = useRowHeight(heights);
  const { sections, rows, shown, activeId, events, selection } = useShownRows({
    kind,
    listId,
    container,
    groups,
    rowHeight,
    handle,
  });

  const press = (event: KeyboardEvent) => {
    const { row, isOpener } = rowTargetOf(event, rows);
    if (row && selection && selectByKey(event, selection)) return;
    // A field or a select uses the arrows itself.
    if (isOpener) events.onKeyDown(event);
  };
  const open = (event: MouseEvent) => {
    if (selection) {
      const target = event.target as Element;
      return selectByClick(event, target.closest<HTMLElement>('[data-item-id]'), selection);
    }
    if (followLink(event, onFollow)) return;
    const { row, isOpener, isDetails, focusOpener } = rowTargetOf(event, rows);
    if (!row || (!isOpener && (isEdited || isDetails))) return;
    focusOpener();
    onOpen(row);
  };
  const point = (event: PointerEvent) => {
    const { row, isDetails } = rowTargetOf(event, rows);
    // A preview would cover the controls.
    onPoint?.(row && !isDetails ? row.card.id : null, event);
  };
  return (
    // Events here come from the rows' controls, or from a mouse beside them.
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
          shown={shown}
          rowHeight={rowHeight}
          activeId={activeId}
          isStacked={isEdited}
          isSelecting={selection !== undefined}
          renderDetails={renderDetails}
        />
      ))}
    </section>
  );
});

interface TradeListSkeletonProps {
  /** As in the list. */
  rowHeight: RowHeight;
}

/** More rows than fit into a window. */
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
