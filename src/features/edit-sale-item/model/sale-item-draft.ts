import type { PriceType } from '@domain/pricing';
import { NOT_FOR_SALE, SALE_CONDITION } from '@domain/sale-list';
import type { SaleListItem } from '@/entities/sale-list';
import { isShown, type Draft } from '@/shared/lib/outbox';

/** The two values that a person sets for a printing that they sell: the number of copies, and the price of each. */
export const SALE_PARTS = ['quantity', 'price'] as const;
export type SalePart = (typeof SALE_PARTS)[number];

/** How many copies of a printing are for sale, 0 for none, and at what price. */
export interface SaleItemInput {
  quantity: number;
  priceType: PriceType;
  /** In whole cents; null unless the price is FIXED. */
  fixedPriceInCents: number | null;
}

/** The server's row of a printing, with the version that a change of it has to name. */
export interface SeenItem extends SaleItemInput {
  version: number;
}

/** Identifies a printing on a list. */
export interface SaleItemId {
  saleListId: string;
  variantId: string;
  cardId: string;
}

/** A person's draft for one printing on their sale list. */
export interface SaleItemDraft extends Draft<SaleItemInput, SeenItem>, SaleItemId {
  /** The changed parts, unordered. */
  parts: SalePart[];
}

/** The row of a printing that isn't on the list. */
export const OFF_LIST: SeenItem = {
  quantity: NOT_FOR_SALE,
  priceType: 'MARKET',
  fixedPriceInCents: null,
  version: 0,
};

const inputOf = ({ quantity, priceType, fixedPriceInCents }: SaleItemInput): SaleItemInput => ({
  quantity,
  priceType,
  fixedPriceInCents,
});

/** The server's row of a printing; without an item, the row of one that isn't on the list. */
export const seenItemOf = (item: SaleListItem | undefined): SeenItem =>
  item ? { ...inputOf(item), version: item.version } : OFF_LIST;

/** Whether two values are equal. The price of a printing that isn't for sale doesn't count. */
export const isSameInput = (one: SaleItemInput, other: SaleItemInput): boolean =>
  one.quantity === other.quantity &&
  (one.quantity === NOT_FOR_SALE ||
    (one.priceType === other.priceType && one.fixedPriceInCents === other.fixedPriceInCents));

/** The parts that a change sets. */
export const partsOf = (change: Partial<SaleItemInput>): SalePart[] =>
  SALE_PARTS.filter((part) => (part === 'quantity' ? 'quantity' : 'priceType') in change);

/** The item after a partial change. */
export const withChange = (
  asked: SaleItemInput,
  change: Partial<SaleItemInput>,
): SaleItemInput => ({
  ...inputOf(asked),
  ...change,
});

/**
 * Applies a person's change to the current value. Parts that they didn't touch keep the other tab's value. If the other
 * tab took the printing off the list, all parts are the person's.
 */
export function overTheirs({ parts, wanted }: SaleItemDraft, theirs: SeenItem): SaleItemInput {
  if (theirs.quantity === NOT_FOR_SALE) return wanted;
  return {
    ...inputOf(parts.includes('price') ? wanted : theirs),
    quantity: parts.includes('quantity') ? wanted.quantity : theirs.quantity,
  };
}

/** An item as the page shows it. */
export const shownItem = <Item extends SaleItemInput>(
  item: Item,
  draft: SaleItemDraft | undefined,
): Item => (draft && isShown(draft) ? { ...item, ...draft.wanted } : item);

/** A draft as an item of the list, for a printing that isn't on the server's list. */
export const itemOfDraft = ({ variantId, cardId, wanted, seen }: SaleItemDraft): SaleListItem => ({
  variantId,
  cardId,
  ...wanted,
  marketAdjustedPriceInCents: null,
  condition: SALE_CONDITION,
  version: seen.version,
});
