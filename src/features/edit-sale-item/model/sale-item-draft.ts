import type { PriceType } from '@domain/pricing';
import { NOT_FOR_SALE, SALE_CONDITION } from '@domain/sale-list';
import type { SaleListItem } from '@/entities/sale-list';
import { isShown, type Draft } from '@/shared/lib/outbox';

/** What a person sets of a printing that they sell: how many copies, and what they ask for each. */
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

/** Which printing of which list something is about. */
export interface SaleItemId {
  saleListId: string;
  variantId: string;
  cardId: string;
}

/** What a person made of one printing on their sale list. */
export interface SaleItemDraft extends Draft<SaleItemInput, SeenItem>, SaleItemId {
  /** The changed parts, unordered. */
  parts: SalePart[];
}

/** What is seen of a printing that isn't on the list. */
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

/** The server's row of a printing; without an item, that it isn't on the list. */
export const seenItemOf = (item: SaleListItem | undefined): SeenItem =>
  item ? { ...inputOf(item), version: item.version } : OFF_LIST;

/** Whether two ask the same; of what isn't for sale, the price says nothing. */
export const isSameInput = (one: SaleItemInput, other: SaleItemInput): boolean =>
  one.quantity === other.quantity &&
  (one.quantity === NOT_FOR_SALE ||
    (one.priceType === other.priceType && one.fixedPriceInCents === other.fixedPriceInCents));

/** What of it a change sets. */
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
 * A person's change made over what came in between: what they didn't touch is the other's. Where the other one took
 * the printing off the list, all of it is the person's.
 */
export function overTheirs({ parts, wanted }: SaleItemDraft, theirs: SeenItem): SaleItemInput {
  if (theirs.quantity === NOT_FOR_SALE) return wanted;
  return {
    ...inputOf(parts.includes('price') ? wanted : theirs),
    quantity: parts.includes('quantity') ? wanted.quantity : theirs.quantity,
  };
}

/** An item as the person is to see it. */
export const shownItem = <Item extends SaleItemInput>(
  item: Item,
  draft: SaleItemDraft | undefined,
): Item => (draft && isShown(draft) ? { ...item, ...draft.wanted } : item);

/** A draft as an item of the list, for a printing that the server hasn't on it. */
export const itemOfDraft = ({ variantId, cardId, wanted, seen }: SaleItemDraft): SaleListItem => ({
  variantId,
  cardId,
  ...wanted,
  marketAdjustedPriceInCents: null,
  condition: SALE_CONDITION,
  version: seen.version,
});
