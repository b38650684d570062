import { useMemo } from 'react';
import type { SaleListItem } from '@/entities/sale-list';
import type { SendStatus } from '@/shared/lib/outbox';
import { useAppSelector } from '@/shared/store';
import type { TypedText } from './sale-drafts';
import { selectDraft, selectTyped } from './sale-drafts-slice';
import { shownItem, type SalePart } from './sale-item-draft';

/** An item as the page shows it. */
export interface ShownSaleItem {
  item: SaleListItem;
  /** The status of a part's last change; null if it wasn't changed, or is saved and was shown as saved. */
  statusOf: (part: SalePart) => SendStatus | null;
  /** Typed texts that aren't saved. */
  typed: Partial<Record<SalePart, TypedText>>;
}

const NOTHING = {};

/** The person's draft of an item over the server's. Renders again only when this one changes. */
export function useSaleItem(item: SaleListItem): ShownSaleItem {
  const { variantId } = item;
  const draft = useAppSelector((state) => selectDraft(state, variantId));
  const typed = useAppSelector((state) => selectTyped(state, variantId));
  return useMemo(
    () => ({
      item: shownItem(item, draft),
      statusOf: (part) => (draft?.parts.includes(part) ? draft.status : null),
      typed: typed ?? NOTHING,
    }),
    [item, draft, typed],
  );
}
