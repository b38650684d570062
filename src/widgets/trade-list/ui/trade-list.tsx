import {
  memo,
  useCallback,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { SetGroup } from '@domain/printing';
import {
  selectCollapsedSets,
  selectGroupBy,
  setToggled,
  type WithTradeList,
} from '@/entities/card-list';
import { useMediaQuery } from '@/shared/lib/media-query';
import { moveInTable } from '@/shared/lib/move-in-table';
import { useRovingFocus, type FocusHandle } from '@/shared/lib/roving-focus';
import { useWindowList } from '@/shared/lib/window-list';
import { layOut } from '../model/lay-out';
import type { TradeRow } from '../model/trade-row';
import { SetSection } from './set-section';
import styles from './trade-list.module.css';

export interface TradeListProps<Row extends TradeRow> {
  /** Whose closed sections are remembered while the page is left and come back to. */
  listId: string;
  /** What the list is of, for those who can't see what stands around it. */
  label: string;
  /** By set, sorted as the page's own `groupBy` says: what `useShownPrintings` gives. */
  groups: readonly SetGroup<Row>[];
  /** How high each row is, in CSS pixels: in a wide window and on a phone. */
  rowHeight: { wide: number; narrow: number };
  /** On a phone, what `renderDetails` gives stands below the card in place of beside it. */
  isStacked?: boolean;
  /** Of the sets; one deeper than the heading above the list. */
  headingLevel?: 2 | 3;
  /**
   * What stands at a row's end. Has to be the same function while it would give the same: a row is drawn again
   * only when the function or the row is another.
   */
  renderDetails: (row: Row) => ReactNode;
  /** A card was asked for, by key or by mouse. The focus is on its row, so that a dialog can give it back. */
  onOpen: (row: Row) => void;
  /** A click beside the controls of a row opens nothing: whoever edits aims at fields, and now and then beside them. */
  isEdited?: boolean;
  /** The pointer is over a card; null when it has left the cards. */
  onPoint?: (cardId: string | null, event: PointerEvent) => void;
  /** Leads the keyboard to the rows. */
  handle?: Ref<FocusHandle>;
}

/** As the style sheet has it. */
const NARROW = '(max-width: 767px)';
/** How much of the window's height PageUp and PageDown pass. */
const PAGE = 0.75;

/**
 * A want list's or a sale list's printings in sections by set, of which only the rows in sight are drawn. All rows are
 * one stop of the Tab key, and arrow keys move between them; what the page adds to a row has stops of its own
 * (quality 4).
 */
function List<Row extends TradeRow>({
  listId,
  label,
  groups,
  rowHeight: heights,
  isStacked = false,
  headingLevel = 2,
  renderDetails,
  onOpen,
  isEdited = false,
  onPoint,
  handle,
}: TradeListProps<Row>) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const container = useRef<HTMLElement>(null);
  const rowHeight = useMediaQuery(NARROW) ? heights.narrow : heights.wide;
  const sort = useSelector(selectGroupBy);
  const collapsed = useSelector((state: WithTradeList) => selectCollapsedSets(state, listId));
  const layout = useMemo(
    () => layOut({ groups, sort, collapsed, rowHeight }),
    [groups, sort, collapsed, rowHeight],
  );
  const { rows } = layout;

  const { active, events } = useRovingFocus({
    container,
    items: rows,
    move: (key, from) =>
      moveInTable(key, from, {
        count: rows.length,
        page: Math.max(1, Math.floor((window.innerHeight * PAGE) / rowHeight)),
      }),
    handle,
  });
  const { lines } = useWindowList({
    element: container,
    count: layout.heights.length,
    lineHeight: useCallback((line: number) => layout.heights[line] ?? 0, [layout]),
    overscan: 6,
    kept: layout.lineOfRow[active] ?? 0,
  });
  const drawn = lines.map(({ index }) => index);

  const press = (event: KeyboardEvent) => {
    // In a field or a chooser, the arrows belong to it.
    if ((event.target as Element).matches('[data-opens]')) events.onKeyDown(event);
  };
  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    const path = target.closest('a')?.getAttribute('href');
    if (path) {
      if (!isForTheBrowser(event)) {
        event.preventDefault();
        void navigate(path);
      }
      return;
    }
    const opener = target.closest('[data-opens]');
    if (!opener && (isEdited || target.closest('[data-details]'))) return;
    const row = rows.find(({ id }) => id === idAt(target));
    if (!row) return;
    // Wherever the row was clicked: the focus comes back to it when the card is closed.
    target
      .closest('li')
      ?.querySelector<HTMLElement>('[data-opens]')
      ?.focus({ preventScroll: true });
    onOpen(row);
  };
  const point = (event: PointerEvent) => {
    const target = event.target as Element;
    const row = target.closest('[data-details]') ? undefined : idAt(target);
    onPoint?.(rows.find(({ id }) => id === row)?.card.id ?? null, event);
  };

  return (
    // What is clicked and typed here comes from the rows' controls, or from a mouse beside them.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={container}
      className={styles.list}
      aria-label={label}
      {...events}
      onKeyDown={press}
      onClick={click}
      {...(onPoint && {
        onPointerMove: point,
        onPointerLeave: (event: PointerEvent) => onPoint(null, event),
      })}
    >
      {layout.sections.map((section) => (
        <SetSection
          key={section.cardSet.id}
          section={section}
          headingLevel={headingLevel}
          rowHeight={rowHeight}
          drawn={drawn}
          activeId={rows[active]?.id}
          isStacked={isStacked}
          renderDetails={renderDetails}
          onToggle={() => dispatch(setToggled({ listId, setCode: section.cardSet.code }))}
        />
      ))}
    </section>
  );
}

export const TradeList = memo(List) as typeof List;

/** A click that opens another tab or window, or saves. */
const isForTheBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

const idAt = (target: Element) => target.closest<HTMLElement>('[data-item-id]')?.dataset['itemId'];
