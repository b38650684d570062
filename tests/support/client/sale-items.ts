import type { PriceType } from '@domain/pricing';
import type { SaleList, SaleListItem } from '@/entities/trade-list';
import type { Answers } from './answers';
import type { FakeCardSet } from './catalogue';
import { cardIdsOf, ITEM_CONFLICT } from './list-changes';
import type { FakeSaleItem, FakeSaleList, FakeSaleLists } from './sale-lists';

interface ItemInput {
  cardVariantId: string;
  /** 0 for none. */
  quantity: number;
  priceType: PriceType;
  fixedPriceInCents?: number | null;
  expectedVersion?: number | null;
}

/** An item of a list, one copy at the market's price, which isn't known. */
export const aSaleItem = (given: Partial<FakeSaleItem> & { cardId: string }): FakeSaleItem => ({
  quantity: 1,
  priceType: 'MARKET',
  fixedPriceInCents: null,
  marketAdjustedPriceInCents: null,
  version: 1,
  ...given,
});

/** Changes what is asked for a printing as another tab does; null takes it off the list. */
export function changeSaleItem(
  list: FakeSaleList,
  variantId: string,
  change: Partial<FakeSaleItem> | null,
): void {
  const item = list.items[variantId];
  if (!item) throw new Error(`${variantId} isn’t on the list`);
  list.revision += 1;
  if (change === null) delete list.items[variantId];
  else list.items[variantId] = { ...item, ...change, version: list.revision };
}

/** The application's cached items of the viewer's list, by the printing's id. */
export function keptSaleItems({ api }: RootState): Record<string, SaleListItem> {
  const kept = Object.values(api.queries).find((query) => query?.endpointName === 'saleList');
  return (kept?.data as SaleList | undefined)?.items ?? {};
}

/** Answers to changes of the viewer's sale list. They are kept unless an item was changed since it was seen. */
export function saleItemAnswers(known: FakeSaleLists, cardSets: readonly FakeCardSet[]): Answers {
  const cardIds = cardIdsOf(cardSets);
  return {
    upsertSaleListVariants: ({ items }: { items: ItemInput[] }) => {
      const list = known.own;
      if (!list) throw new Error('There is no sale list');
      const changes = items.filter((asked) => !isThere(list.items[asked.cardVariantId], asked));
      const isConflict = changes.some(({ cardVariantId: id, expectedVersion }) => {
        const version = list.items[id]?.version ?? 0;
        return version !== (expectedVersion ?? version);
      });
      const taken = isConflict ? [] : changes;
      if (taken.length > 0) list.revision += 1;
      for (const { cardVariantId: id, quantity, priceType, fixedPriceInCents = null } of taken) {
        const { marketAdjustedPriceInCents = null } = list.items[id] ?? {};
        const cardId = cardIds.get(id) ?? '';
        const prices = { priceType, fixedPriceInCents, marketAdjustedPriceInCents };
        if (quantity === 0) delete list.items[id];
        else list.items[id] = { cardId, quantity, ...prices, version: list.revision };
      }
      const saleListItems = items.flatMap(({ cardVariantId: id }) => {
        const item = list.items[id];
        return item ? [{ id, variantId: id, condition: 'NEAR_MINT' as const, ...item }] : [];
      });
      return { saleListItems, userErrors: isConflict ? [ITEM_CONFLICT] : [] };
    },
  };
}

const isThere = (item: FakeSaleItem | undefined, asked: ItemInput): boolean =>
  item === undefined
    ? asked.quantity === 0
    : item.quantity === asked.quantity &&
      item.priceType === asked.priceType &&
      item.fixedPriceInCents === (asked.fixedPriceInCents ?? null);
