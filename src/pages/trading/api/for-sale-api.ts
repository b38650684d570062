import type { PrintingSearchOrder } from '@domain/printing-search';
import { baseApi, operation } from '@/shared/api';
import { CheapestSellersOperation, FirstForSaleOperation } from './for-sale.operations';

/** A printing that others sell on lists that the viewer may see. */
export interface PrintingForSale {
  cardId: string;
  variantId: string;
  /** How many players sell it, at least 1. */
  sellers: number;
  /** The lowest price that they ask, in whole cents; null if none of them names one. */
  lowestCents: number | null;
}

/** The first of the printings for sale that a search finds. */
interface FirstForSale {
  /** How many match in all. */
  total: number;
  printings: readonly PrintingForSale[];
}

export interface ForSaleInput extends PrintingSearchOrder {
  /** A search line that can be understood. */
  query: string;
}

/** How many rows are shown first, and added by “Show more”. */
export const PAGE = 24;

/** Others change their lists at any time, so an answer isn't kept for long. */
const KEPT_SECONDS = 30;

const forSaleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a document brings, before the browser can search by itself (rules/trading-hub#cards-tab). */
    firstForSale: build.query({
      keepUnusedDataFor: KEPT_SECONDS,
      ...operation(
        FirstForSaleOperation,
        ({ searchPrintings: { total, nodes } }): FirstForSale => ({
          total,
          printings: nodes.flatMap(({ variantId, lowestPriceInCents: lowestCents, ...node }) =>
            variantId === null ? [] : { ...node, variantId, lowestCents },
          ),
        }),
        { variables: (asked: ForSaleInput) => ({ ...asked, first: PAGE }) },
      ),
    }),

    /** Who sells each printing of a page cheapest, by its id. */
    cheapestSellers: build.query({
      keepUnusedDataFor: KEPT_SECONDS,
      providesTags: ['Commitments', 'Blocks'],
      ...operation(
        CheapestSellersOperation,
        ({ cheapestSellers }): Readonly<Record<string, string>> =>
          Object.fromEntries(
            cheapestSellers.map(({ variantId, sellerHandle }) => [variantId, sellerHandle]),
          ),
        { variables: (variantIds: readonly string[]) => ({ variantIds }) },
      ),
    }),
  }),
});

export const { endpoints: forSaleEndpoints } = forSaleApi;
