import { useMemo, type RefObject, type Ref } from 'react';
import type { SetGroup } from '@domain/printing';
import { selectCollapsedSets, selectGroupBy } from '@/features/filter-cards';
import type { FocusHandle } from '@/shared/lib/roving-focus';
import { useWindowRows } from '@/shared/lib/virtual-rows';
import { useAppSelector } from '@/shared/store';
import { layOut, type TradeRow } from './lay-out';

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
  const { sections, rows } = layout;
  const { active, events, lines } = useWindowRows({
    container,
    items: rows,
    rowHeight,
    layout,
    handle,
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
