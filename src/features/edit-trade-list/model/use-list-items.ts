import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { OFF_LIST, type TradeListKind } from '@domain/trade-list';
import type { TradeList } from '@/entities/trade-list';
import { isShown } from '@/shared/lib/outbox';
import { useAppSelector } from '@/shared/store';
import { selectDrafts } from './list-drafts-slice';
import { itemOfDraft } from './list-item-draft';

const NO_ITEMS: TradeList['items'] = {};

/**
 * A list's items, without those just removed and with those just added or put back; empty without a list. These are the
 * server's objects: each row reads its own draft, so a change renders only that row.
 */
export function useListItems<List extends TradeList>(
  kind: TradeListKind,
  list: List | null,
): List['items'] {
  const id = list?.id;
  const items = list?.items ?? NO_ITEMS;
  const shown = useAppSelector(
    (state) =>
      Object.values(selectDrafts(state, kind).entries).filter(
        (draft) =>
          draft.listId === id &&
          isShown(draft) &&
          (draft.wanted.quantity === OFF_LIST) === draft.variantId in items,
      ),
    shallowEqual,
  );
  return useMemo(() => {
    if (shown.length === 0) return items;
    const changed = { ...items };
    for (const draft of shown) {
      if (draft.wanted.quantity === OFF_LIST) delete changed[draft.variantId];
      else changed[draft.variantId] = itemOfDraft(draft);
    }
    return changed;
  }, [items, shown]);
}
