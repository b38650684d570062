import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { NOT_FOR_SALE } from '@domain/sale-list';
import type { SaleList, SaleListItem } from '@/entities/sale-list';
import { isShown } from '@/shared/lib/outbox';
import { useAppSelector } from '@/shared/store';
import { selectSaleDrafts } from './sale-drafts-slice';
import { itemOfDraft } from './sale-item-draft';

const NO_ITEMS: SaleList['items'] = {};

/**
 * A list's items, without those just removed and with those just added or put back; empty without a list. These are the
 * server's objects: each row reads its own draft, so a change renders only that row.
 */
export function useSaleItems(list: SaleList | null): Readonly<Record<string, SaleListItem>> {
  const id = list?.id;
  const items = list?.items ?? NO_ITEMS;
  const shown = useAppSelector(
    (state) =>
      Object.values(selectSaleDrafts(state).entries).filter(
        (draft) =>
          draft.saleListId === id &&
          isShown(draft) &&
          (draft.wanted.quantity === NOT_FOR_SALE) === draft.variantId in items,
      ),
    shallowEqual,
  );
  return useMemo(() => {
    if (shown.length === 0) return items;
    const changed = { ...items };
    for (const draft of shown) {
      if (draft.wanted.quantity === NOT_FOR_SALE) delete changed[draft.variantId];
      else changed[draft.variantId] = itemOfDraft(draft);
    }
    return changed;
  }, [items, shown]);
}
