import type { PrintingFacts } from '@domain/card-filter';
import { packMarket } from '@domain/market';

/** What others ask for a printing. */
export interface FakeForSale {
  cardId: string;
  variantId: string;
  sellers: number;
  lowestPriceInCents: number | null;
  sellerHandle: string;
}

/** A printing's market; without changes, its price is new. */
export interface FakeMarket {
  variantId: string;
  sellers: number;
  /** Those of the sellers that a search may name. */
  namedSellers: string[];
  lowestPriceInCents: number | null;
  changes?: PrintingFacts['changes'][string];
}

/** The file of the market that the server would send. */
export const marketFileOf = (sold: readonly (FakeForSale | FakeMarket)[]) =>
  packMarket({
    market: Object.fromEntries(
      sold.map(({ variantId, sellers, lowestPriceInCents: lowestCents }) => [
        variantId,
        { sellers, copies: sellers, lowestCents },
      ]),
    ),
    changes: Object.fromEntries(
      sold.flatMap((each) =>
        'changes' in each && each.changes ? [[each.variantId, each.changes]] : [],
      ),
    ),
  });

/** The resolvers of schema.graphql over the same. No viewer's market differs from everyone's. */
export const resolversOfMarket = (
  forSale: readonly FakeForSale[],
  market: readonly FakeMarket[],
) => ({
  viewersMarket: { variantIds: [], sellers: [], copies: [], lowestPricesInCents: [] },
  printingsOfSellers: ({ handles }: { handles: readonly string[] }) =>
    handles.flatMap((handle) => {
      const sold = [
        ...forSale.filter(({ sellerHandle }) => sellerHandle === handle),
        ...market.filter(({ namedSellers }) => namedSellers.includes(handle)),
      ];
      return sold.length === 0 ? [] : { handle, variantIds: sold.map((each) => each.variantId) };
    }),
  /** For documents, whose search finds all of them. */
  searchPrintings: ({ first }: { first: number }) => ({
    total: forSale.length,
    nodes: forSale.slice(0, first),
  }),
  cheapestSellers: ({ variantIds }: { variantIds: readonly string[] }) =>
    forSale.filter(({ variantId }) => variantIds.includes(variantId)),
});
