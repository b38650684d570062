import { SALE_CONDITION } from '@domain/sale-list';
import { OFF_LIST, type TradeListKind } from '@domain/trade-list';
import { isSameTerms, type WantTerms } from '@domain/want-list';
import { UNSET_VERSION } from '@domain/version';
import type { ListItem, ListItemInput } from '@/entities/trade-list';
import { isShown, type Draft } from '@/shared/lib/outbox';

/**
 * The values that a person sets for a printing: the number of copies, on a sale list the price of each, and on a want
 * list what it means.
 */
export const ITEM_PARTS = ['quantity', 'price', 'want'] as const;
export type ItemPart = (typeof ITEM_PARTS)[number];

/** What a change has if it sets a part. */
const PART_KEYS: Record<ItemPart, keyof ListItemInput> = {
  quantity: 'quantity',
  price: 'priceType',
  want: 'want',
};

/** The server's row of a printing, with the version that a change of it has to name. */
export interface SeenItem extends ListItemInput {
  version: number;
}

/** Identifies a printing on a list. */
export interface ListItemId {
  listId: string;
  variantId: string;
  cardId: string;
}

/** A person's draft for one printing on their list. */
export interface ListItemDraft extends Draft<ListItemInput, SeenItem>, ListItemId {
  /** The changed parts, unordered. */
  parts: ItemPart[];
}

/** An item of the viewer's own list. */
export interface OwnItem<Item extends ListItem = ListItem> {
  kind: TradeListKind;
  listId: string;
  item: Item;
}

/** The row of a printing that isn't on the list. */
export const UNLISTED: Record<TradeListKind, SeenItem> = {
  WANT_LIST: { quantity: OFF_LIST, version: UNSET_VERSION },
  SALE_LIST: {
    quantity: OFF_LIST,
    priceType: 'MARKET',
    fixedPriceInCents: null,
    version: UNSET_VERSION,
  },
};

const inputOf = ({
  quantity,
  priceType,
  fixedPriceInCents = null,
  want,
}: ListItemInput): ListItemInput => ({
  quantity,
  ...(priceType && { priceType, fixedPriceInCents }),
  ...(want && { want }),
});

/** The server's row of a printing on a list. */
export const seenItemOf = (item: ListItemInput & { version: number }): SeenItem => ({
  ...inputOf(item),
  version: item.version,
});

/** A new want means what the list says, which the server adds. */
const isSameWant = (one: WantTerms | undefined, other: WantTerms | undefined): boolean =>
  !one || !other || isSameTerms(one, other);

/** Whether two values are equal. The price of a printing that isn't on the list doesn't count. */
export const isSameInput = (one: ListItemInput, other: ListItemInput): boolean =>
  one.quantity === other.quantity &&
  (one.quantity === OFF_LIST ||
    (one.priceType === other.priceType &&
      one.fixedPriceInCents === other.fixedPriceInCents &&
      isSameWant(one.want, other.want)));

/** The parts that a change sets. */
export const partsOf = (change: Partial<ListItemInput>): ItemPart[] =>
  ITEM_PARTS.filter((part) => PART_KEYS[part] in change);

/** The item after a partial change. */
export const withChange = (
  asked: ListItemInput,
  change: Partial<ListItemInput>,
): ListItemInput => ({
  ...inputOf(asked),
  ...change,
});

/**
 * Applies a person's change to the current value. Parts that they didn't touch keep the other tab's value. If the other
 * tab took the printing off the list, all parts are the person's.
 */
export function overTheirs({ parts, wanted }: ListItemDraft, theirs: SeenItem): ListItemInput {
  if (theirs.quantity === OFF_LIST) return wanted;
  const want = parts.includes('want') ? wanted.want : theirs.want;
  return {
    ...inputOf(parts.includes('price') ? wanted : theirs),
    quantity: parts.includes('quantity') ? wanted.quantity : theirs.quantity,
    ...(want && { want }),
  };
}

/** An item as the page shows it. */
export const shownItem = <Item extends ListItemInput>(
  item: Item,
  draft: ListItemDraft | undefined,
): Item => (draft && isShown(draft) ? { ...item, ...draft.wanted } : item);

/** A draft as an item of the list, for a printing that isn't on the server's list. */
export const itemOfDraft = ({ variantId, cardId, wanted, seen }: ListItemDraft): ListItem => ({
  variantId,
  cardId,
  ...wanted,
  ...(wanted.priceType && { marketAdjustedPriceInCents: null, condition: SALE_CONDITION }),
  version: seen.version,
});
