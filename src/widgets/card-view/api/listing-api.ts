import type { ListOfferType } from '@domain/offer';
import { parsePriceType } from '@domain/pricing';
import { baseApi, operation } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import { CardListingsOperation, PrintingSellersOperation } from './listing.operations';

/** Listings of one kind, of which `nodes` may have only the first ones. */
type Listings = ResultOf<typeof CardListingsOperation>['sellers'];

/** A printing of a card on another player’s sale list or want list. */
export type Listing = Listings['nodes'][number];

/** Who sells a card (BUY) and who wants it (SELL), by the type of offer that the viewer could make. */
export type CardListings = Readonly<Record<ListOfferType, Listings>>;

const readListings = ({ total, nodes }: Listings): Listings => ({
  total,
  nodes: nodes.map(({ priceType, ...listing }) => ({
    ...listing,
    priceType: priceType && parsePriceType(priceType),
  })),
});

const listingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Who sells a card, the cheapest first, and who wants it, the most copies first: from other players' lists that the
     * viewer may see. Available copies depend on open offers, so it is refetched with them.
     */
    cardListings: build.query({
      providesTags: ['Commitments'],
      ...operation(CardListingsOperation, ({ sellers, buyers }): CardListings => ({
        BUY: readListings(sellers),
        SELL: readListings(buyers),
      })),
    }),

    /** Who sells a printing, the cheapest first. */
    printingSellers: build.query({
      keepUnusedDataFor: 0,
      providesTags: ['Commitments'],
      ...operation(PrintingSellersOperation, ({ listingsOfCard }) => readListings(listingsOfCard)),
    }),
  }),
});

export const { useCardListingsQuery, usePrintingSellersQuery } = listingApi;

/** How many players of each kind are shown at first. */
export const FIRST_LISTINGS = 4;

/** Those who are shown at first. */
export const useFirstListings = (cardId: string) =>
  useCardListingsQuery({ cardId, first: FIRST_LISTINGS });
