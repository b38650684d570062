import type { NamedFacet } from '@domain/card-filter';
import type { PrintingSearchOrder } from '@domain/printing-search';
import { baseApi, nextCursor, operation, pagedOperation } from '@/shared/api';
import { FacetsForSaleOperation, PrintingsForSaleOperation } from './for-sale.operations';

/** A printing that others sell on lists that the viewer may see. */
export interface PrintingForSale {
  cardId: string;
  variantId: string;
  /** How many players sell it, at least 1. */
  sellers: number;
  /** The lowest price that they ask, in whole cents; null if none of them names one. */
  lowestCents: number | null;
  /** Who asks that price, or one of the sellers. */
  sellerHandle: string;
}

/** A page of them, and where the next one begins; null after the last. */
interface ForSalePage {
  /** How many match in all. */
  total: number;
  printings: readonly PrintingForSale[];
  next: string | null;
}

export interface ForSaleInput extends PrintingSearchOrder {
  /** A search line that can be understood. */
  query: string;
}

const PAGE = 24;

/** Others change their lists at any time, so an answer isn't kept for long. */
const KEPT_SECONDS = 30;

const forSaleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many of the printings for sale each choice of the drawer would leave, by a line that can be understood. */
    facetsForSale: build.query({
      keepUnusedDataFor: KEPT_SECONDS,
      providesTags: ['Commitments'],
      ...operation(
        FacetsForSaleOperation,
        ({ printingFacets }): readonly NamedFacet[] => printingFacets,
        { variables: (query: string) => ({ query }) },
      ),
    }),

    /** The printings of all sets that others sell and that a search finds, page by page (rules/trading-hub#cards-tab). */
    printingsForSale: build.infiniteQuery({
      keepUnusedDataFor: KEPT_SECONDS,
      providesTags: ['Commitments'],
      ...pagedOperation(
        PrintingsForSaleOperation,
        ({ searchPrintings: { total, nodes, pageInfo } }): ForSalePage => ({
          total,
          printings: nodes.flatMap(
            ({ variantId, sellerHandle, lowestPriceInCents: lowestCents, ...node }) =>
              variantId === null || sellerHandle === null
                ? []
                : { ...node, variantId, sellerHandle, lowestCents },
          ),
          next: nextCursor(pageInfo),
        }),
        (asked: ForSaleInput, after) => ({ ...asked, first: PAGE, after }),
      ),
    }),
  }),
});

export const {
  useFacetsForSaleQuery,
  usePrintingsForSaleInfiniteQuery,
  endpoints: forSaleEndpoints,
} = forSaleApi;
