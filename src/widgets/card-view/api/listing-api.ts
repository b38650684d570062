import type { OfferType } from '@domain/offer';
import { parsePriceType, type PriceType } from '@domain/pricing';
import { baseApi, operation } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import { CardListingsOperation } from './listing.operations';

/** A printing of a card on another player’s sale list or want list. */
export interface Listing {
  userHandle: string;
  variantId: string;
  /** Copies that no accepted offer commits. */
  available: number;
  /** Null on a want list. */
  priceType: PriceType | null;
  /** What a copy costs, in whole cents; null where that is to be agreed or isn't known, and on a want list. */
  priceInCents: number | null;
}

export interface Listings {
  /** How many there are; `nodes` may be the first of them. */
  total: number;
  nodes: readonly Listing[];
}

/** Who sells a card (BUY) and who wants it (SELL): by the offer that the viewer could make. */
export type CardListings = Readonly<Record<OfferType, Listings>>;

export interface CardListingsInput {
  cardId: string;
  /** How many of each kind at most. */
  first: number;
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
     * Who sells a card, the cheapest first, and who wants it, the most copies first: by other players' lists that the
     * viewer may see. What is left of a list depends on open offers, so it is queried again with those.
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
  }),
});

export const { useCardListingsQuery } = listingApi;
