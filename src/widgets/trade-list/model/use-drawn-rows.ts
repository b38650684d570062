import { useLayoutEffect, useMemo, useRef, type RefObject, type Ref } from 'react';
import type { SetGroup } from '@domain/printing';
import { selectCollapsedSets, selectGroupBy } from '@/features/filter-cards';
import { useDrawnList, type Block } from '@/shared/lib/drawn-blocks';
import type { FocusHandle } from '@/shared/lib/roving-focus';
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

/** A list's sections, the places of their blocks, and the row at which the Tab key stops. */
export function useDrawnRows<Row extends TradeRow>({
  listId,
  container,
  groups,
  rowHeight,
  handle,
}: ToDraw<Row>) {
  const sort = useAppSelector(selectGroupBy);
  const collapsed = useAppSelector((state) => selectCollapsedSets(state, listId));
  const before = useRef<readonly Block<Row>[]>([]);
  const { sections, rows, blocks } = useMemo(
    () => layOut({ groups, sort, collapsed, rowHeight, before: before.current }),
    [before, groups, sort, collapsed, rowHeight],
  );
  useLayoutEffect(() => {
    before.current = blocks;
  });
  const list = useDrawnList({ container, lines: rows, blocks, lineHeight: rowHeight, handle });
  return { sections, rows, ...list };
}
