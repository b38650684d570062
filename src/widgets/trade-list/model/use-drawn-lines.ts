import { useCallback, useMemo, type RefObject, type Ref } from 'react';
import type { SetGroup } from '@domain/printing';
import { selectCollapsedSets, selectGroupBy } from '@/entities/card-list';
import { moveInTable } from '@/shared/lib/move-in-table';
import { useRovingFocus, type FocusHandle } from '@/shared/lib/roving-focus';
import { useWindowList } from '@/shared/lib/window-list';
import { useAppSelector } from '@/shared/store';
import { layOut } from './lay-out';
import type { TradeRow } from './trade-row';

/** How much of the window's height PageUp and PageDown pass. */
const PAGE = 0.75;

interface ToDraw<Row extends TradeRow> {
  listId: string;
  container: RefObject<HTMLElement | null>;
  groups: readonly SetGroup<Row>[];
  /** In CSS pixels. */
  rowHeight: number;
  handle: Ref<FocusHandle> | undefined;
}

/** A list's sections with the lines of them that are drawn, and the row at which the Tab key stops. */
export function useDrawnLines<Row extends TradeRow>({
  listId,
  container,
  groups,
  rowHeight,
  handle,
}: ToDraw<Row>) {
  const sort = useAppSelector(selectGroupBy);
  const collapsed = useAppSelector((state) => selectCollapsedSets(state, listId));
  const layout = useMemo(
    () => layOut({ groups, sort, collapsed, rowHeight }),
    [groups, sort, collapsed, rowHeight],
  );
  const { sections, rows, lineOfRow, heights } = layout;
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
    count: heights.length,
    lineHeight: useCallback((line: number) => heights[line] ?? 0, [heights]),
    overscan: 6,
    kept: lineOfRow[active] ?? 0,
  });
  return {
    sections,
    rows,
    /** Indices of lines, ascending. */
    drawn: lines.map(({ index }) => index),
    activeId: rows[active]?.id,
    focusEvents: events,
  };
}
