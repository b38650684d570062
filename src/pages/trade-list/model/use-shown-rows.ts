import { useMemo, type RefObject, type Ref } from 'react';
import type { SetGroup } from '@domain/printing';
import type { TradeListKind } from '@domain/trade-list';
import { useRowSelection } from '@/features/change-selected';
import { selectCollapsedSets, selectGroupBy } from '@/features/filter-cards';
import type { FocusHandle } from '@/shared/lib/rows/roving-focus';
import { useAppSelector } from '@/shared/store';
import { useListFocus, useShownInWindow } from '@/shared/ui/virtual-list';
import { layOut, type TradeRow } from './lay-out';

interface ToShow {
  listId: string;
  container: RefObject<HTMLElement | null>;
  groups: readonly SetGroup<TradeRow>[];
  /** In CSS pixels. */
  rowHeight: number;
  handle: Ref<FocusHandle> | undefined;
  kind: TradeListKind;
}

/** A list's sections, which of their rows are in the document or in the Tab order, and how rows are selected. */
export function useShownRows({ listId, container, groups, rowHeight, handle, kind }: ToShow) {
  const sort = useAppSelector(selectGroupBy);
  const collapsed = useAppSelector((state) => selectCollapsedSets(state, listId));
  const { sections, rows, heightOf } = useMemo(
    () => layOut({ groups, sort, collapsed, rowHeight }),
    [groups, sort, collapsed, rowHeight],
  );
  const selection = useRowSelection(kind, rows);
  const focus = useListFocus({
    container,
    lines: rows,
    lineHeight: rowHeight,
    handle,
    onExtend: selection?.onExtend,
  });
  const shown = useShownInWindow({ container, lines: rows, heightOf, active: focus.active });
  return { sections, rows, selection, shown, ...focus };
}
