import { adjustPrice, isFixedPrice, type PriceType } from '@domain/pricing';
import { SALE_CONDITION } from '@domain/sale-list';
import { isListedQuantity, OFF_LIST } from '@domain/trade-list';
import type { SaleList, SaleListItem } from '@/entities/trade-list';
import type { FakeCardSet } from './catalogue';
import type { FakeSaleItem, FakeSaleList, FakeSaleLists } from './sale-lists';

interface ItemInput {
  cardVariantId: string;
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

/** The resolvers that change what is on the viewer's sale list, with the server's rules. */
export function resolversOfSaleItems(known: FakeSaleLists, cardSets: readonly FakeCardSet[]) {
  const printings = new Map(
    cardSets.flatMap(({ cards }) =>
      cards.flatMap((card) =>
        card.cardVariants.map((variant) => [variant.id, { card, variant }] as const),
      ),
    ),
  );
  const itemOf = (asked: ItemInput, list: FakeSaleList, version: number): FakeSaleItem => {
    const printing = printings.get(asked.cardVariantId);
    return {
      cardId: printing?.card.id ?? '',
      quantity: asked.quantity,
      priceType: asked.priceType,
      fixedPriceInCents: asked.priceType === 'FIXED' ? (asked.fixedPriceInCents ?? null) : null,
      marketAdjustedPriceInCents:
        list.items[asked.cardVariantId]?.marketAdjustedPriceInCents ??
        adjustPrice(printing?.variant.currentMarketPrice?.priceCents ?? null, list.settings),
      version,
    };
  };

  return {
    upsertSaleListVariants: ({ items }: { items: ItemInput[] }) => {
      const list = known.own;
      if (!list) throw new Error('There is no sale list');
      const answer = (userErrors: object[]) => ({
        userErrors,
        saleListItems: items.flatMap(({ cardVariantId: id }) => {
          const item = list.items[id];
          return item ? [{ id, variantId: id, condition: SALE_CONDITION, ...item }] : [];
        }),
      });
      const changes = items.filter((asked) => !isThere(list.items[asked.cardVariantId], asked));
      const errors = changes.flatMap((asked) => mistakesIn(asked, list));
      if (errors.length > 0 || changes.length === 0) return answer(errors);
      list.revision += 1;
      for (const asked of changes) {
        if (asked.quantity === OFF_LIST) delete list.items[asked.cardVariantId];
        else list.items[asked.cardVariantId] = itemOf(asked, list, list.revision);
      }
      return answer([]);
    },
  };
}

function isThere(item: FakeSaleItem | undefined, asked: ItemInput): boolean {
  if (!item || asked.quantity === OFF_LIST) return !item && asked.quantity === OFF_LIST;
  return (
    item.quantity === asked.quantity &&
    item.priceType === asked.priceType &&
    item.fixedPriceInCents === (asked.fixedPriceInCents ?? null)
  );
}

function mistakesIn(asked: ItemInput, list: FakeSaleList): object[] {
  const wrong = (field: string, code: string) => [
    { field: `items.0.${field}`, message: 'No', code },
  ];
  const { quantity, priceType, fixedPriceInCents, expectedVersion } = asked;
  if (quantity !== OFF_LIST && !isListedQuantity('SALE_LIST', quantity))
    return wrong('quantity', 'INVALID');
  if (priceType === 'FIXED' && !isFixedPrice(fixedPriceInCents ?? -1)) {
    return wrong('fixedPriceInCents', 'INVALID');
  }
  const version = list.items[asked.cardVariantId]?.version ?? 0;
  return (expectedVersion ?? version) === version ? [] : wrong('expectedVersion', 'CONFLICT');
}
