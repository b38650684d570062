import type { ListOfferType } from '@domain/offer';
import { parsePriceType, type PriceType } from '@domain/pricing';
import { baseApi, operation } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import { CardListingsOperation, PrintingSellersOperation } from './listing.operations';

/** A printing of a card on another player’s sale list or want list. */
export interface Listing {
  userHandle: string;
  variantId: string;
  /** Copies that no accepted offer commits. */
  available: number;
  /** Null on a want list. */
  priceType: PriceType | null;
  /** What a copy costs, in whole cents; null if the price is to be agreed or isn't known, and on a want list. */
  priceInCents: number | null;
}

export interface Listings {
  /** How many there are; `nodes` may have only the first ones. */
  total: number;
  nodes: readonly Listing[];
}

/** Who sells a card (BUY) and who wants it (SELL), by the type of offer that the viewer could make. */
export type CardListings = Readonly<Record<ListOfferType, Listings>>;

export interface CardListingsInput {
  cardId: string;
  /** The most listings of each kind. */
  first: number;
}

export interface PrintingSellersInput extends CardListingsInput {
  /** The printing of the card. */
  variantId: string;
}

type AnsweredListings = ResultOf<typeof CardListingsOperation>['sellers'];

const readListings = ({ total, nodes }: AnsweredListings): Listings => ({
  total,
  nodes: nodes.map(({ priceType, ...listing }) => ({
    ...listing,
    priceType: priceType === null ? null : parsePriceType(priceType),
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
      ...operation(
        CardListingsOperation,
        ({ sellers, buyers }): CardListings => ({
          BUY: readListings(sellers),
          SELL: readListings(buyers),
        }),
        { variables: (asked: CardListingsInput) => asked },
      ),
    }),

    /** Who sells a printing, the cheapest first. */
    printingSellers: build.query({
      keepUnusedDataFor: 0,
      providesTags: ['Commitments'],
      ...operation(
        PrintingSellersOperation,
        ({ listingsOfCard }): Listings => readListings(listingsOfCard),
        { variables: (asked: PrintingSellersInput) => asked },
      ),
    }),
  }),
});

export const { useCardListingsQuery, usePrintingSellersQuery } = listingApi;
