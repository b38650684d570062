import { useMemo } from 'react';
import type { SaleListItem } from '@/entities/sale-list';
import type { SendStatus } from '@/shared/lib/outbox';
import { useAppSelector } from '@/shared/store';
import type { TypedText } from './sale-drafts';
import { selectDraft, selectTyped } from './sale-drafts-slice';
import { shownItem, type SalePart } from './sale-item-draft';

/** An item as the person is to see it. */
export interface ShownSaleItem {
  item: SaleListItem;
  /** What became of the last change of a part; null where it wasn't changed, or all is saved and said. */
  statusOf: (part: SalePart) => SendStatus | null;
  /** What is typed and not saved. */
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
