import { useLayoutEffect, useMemo, useRef, type RefObject, type Ref } from 'react';
import type { SetGroup } from '@domain/printing';
import type { TradeListKind } from '@domain/trade-list';
import { useRowSelection } from '@/features/change-selected';
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
  kind: TradeListKind;
}

/** A list's sections, the places of their blocks, the row in the Tab order, and how rows are selected. */
export function useDrawnRows<Row extends TradeRow>({
  listId,
  container,
  groups,
  rowHeight,
  handle,
  kind,
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
  const selection = useRowSelection(kind, rows);
  const list = useDrawnList({
    container,
    lines: rows,
    blocks,
    lineHeight: rowHeight,
    handle,
    onExtend: selection?.onExtend,
  });
  return { sections, rows, selection, ...list };
}
