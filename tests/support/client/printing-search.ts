import type { SortDirection } from '@domain/card';
import { cardIndexOf, NO_FACTS, parseSearchLine, selectPrintings } from '@domain/card-filter';
import type { PrintingSearchSort } from '@domain/printing-search';
import type { FakeCardSet } from './catalogue';

/** What others ask for a printing. */
export interface FakeForSale {
  cardId: string;
  variantId: string;
  sellers: number;
  lowestPriceInCents: number | null;
  sellerHandle: string;
}

interface Asked {
  query: string;
  sort: PrintingSearchSort;
  direction: SortDirection;
  first: number;
  after?: string | null;
}

/** The resolvers of schema.graphql over what others sell: found by the domain, ordered by asked price or as given. */
export const resolversOfPrintingSearch = (
  forSale: readonly FakeForSale[],
  cardSets: readonly FakeCardSet[],
) => ({
  printingFacets({ query }: Pick<Asked, 'query'>) {
    const parsed = parseSearchLine(query);
    if (!parsed.ok) throw new Error(`The search line can’t be read: ${query}`);
    const index = cardIndexOf(cardSets.flatMap(({ cards }) => cards));
    const found = selectPrintings(index, parsed.expression);
    const isSold = new Set(forSale.map(({ variantId }) => variantId));
    const counts = new Map<string, number>();
    for (const { card, variant } of found) {
      if (!variant || !isSold.has(variant.id)) continue;
      counts.set(card.rarity, (counts.get(card.rarity) ?? 0) + 1);
    }
    return [...counts].map(([rarity, count]) => ({
      parameter: 'rarity',
      value: rarity.toLowerCase(),
      count,
    }));
  },
  searchPrintings({ query, sort, direction, first, after }: Asked) {
    const parsed = parseSearchLine(query);
    if (!parsed.ok) throw new Error(`The search line can’t be read: ${query}`);
    const market = Object.fromEntries(
      forSale.map(({ variantId, sellers, lowestPriceInCents: lowestCents, sellerHandle }) => [
        variantId,
        { sellers, lowestCents, namedSellers: [sellerHandle] },
      ]),
    );
    const index = cardIndexOf(cardSets.flatMap(({ cards }) => cards));
    const facts = { ...NO_FACTS, market };
    const found = new Set(
      selectPrintings(index, parsed.expression, undefined, facts).map(({ variant }) => variant?.id),
    );
    const matching = forSale.filter(({ variantId }) => found.has(variantId));
    const cents = (row: FakeForSale) => row.lowestPriceInCents ?? Infinity;
    if (sort === 'ASKED_PRICE') matching.sort((a, b) => cents(a) - cents(b));
    if (direction === 'descending') matching.reverse();
    const start = Number(after ?? 0);
    const end = Math.min(start + first, matching.length);
    return {
      total: matching.length,
      nodes: matching.slice(start, end),
      pageInfo: { endCursor: String(end), hasNextPage: end < matching.length },
    };
  },
});
