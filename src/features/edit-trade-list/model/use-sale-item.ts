import { useMemo } from 'react';
import type { SaleListItem } from '@/entities/trade-list';
import type { SendStatus } from '@/shared/lib/outbox';
import { useAppSelector } from '@/shared/store';
import { selectDrafts, type TypedText } from './list-drafts-slice';
import { shownItem, type ItemPart } from './list-item-draft';

/** An item as the page shows it. */
export interface ShownSaleItem {
  item: SaleListItem;
  /** The status of a part's last change; null if it wasn't changed, or is saved and was shown as saved. */
  statusOf: (part: ItemPart) => SendStatus | null;
  /** Typed texts that aren't saved. */
  typed: Partial<Record<ItemPart, TypedText>>;
}

const NOTHING = {};

/** The person's draft of an item over the server's. Renders again only when this one changes. */
export function useSaleItem(item: SaleListItem): ShownSaleItem {
  const { variantId } = item;
  const draft = useAppSelector((state) => selectDrafts(state, 'SALE_LIST').entries[variantId]);
  const typed = useAppSelector((state) => selectDrafts(state, 'SALE_LIST').typed[variantId]);
  return useMemo(
    () => ({
      item: shownItem(item, draft),
      statusOf: (part) => (draft?.parts.includes(part) ? draft.status : null),
      typed: typed ?? NOTHING,
    }),
    [item, draft, typed],
  );
}
