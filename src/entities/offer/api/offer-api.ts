import {
  NOTES_AT_ONCE,
  type OfferRole,
  type OfferStatus,
  type OfferType,
  type Promised,
} from '@domain/offer';
import { baseApi, readAnswer } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import { newerOffer, withEarlier } from '../model/newer-offer';
import type { Offer, OfferNote, OfferSummary } from '../model/offer';
import {
  EarlierOfferNotesOperation,
  OfferOperation,
  PromisedPrintingsOperation,
  UnreadOfferCountOperation,
  UserOffersOperation,
} from './offer.operations';
import { parseOffer, parseOfferSummary } from './parse-offer';

/** Which of one's offers a table shows. */
export interface AskedOffers {
  role: OfferRole;
  /** Null asks for all. */
  offerType: OfferType | null;
  status: OfferStatus | null;
}

/** A page of offers, and where the next one begins; null after the last. */
export interface OfferPage {
  offers: readonly OfferSummary[];
  next: string | null;
}

/** What open offers ask of a list, by the printing's id; printings that none asks for are left out. */
export type Promises = Readonly<Record<string, Promised>>;

const PAGE = 24;

/** What an exchange changes besides the offer: the counts and the lists of both sides (rules/offers#exchange). */
export const CHANGED_BY_EXCHANGE = ['Collection', 'SaleList', 'WantList'] as const;

/** `Offer` is one offer's page by its id; `Offers` the tables, the unread count; `Promises` what lists promise. */
const offerTags = baseApi.enhanceEndpoints({
  addTagTypes: ['Offer', 'Offers', 'Promises', ...CHANGED_BY_EXCHANGE],
});

export const offerApi = offerTags.injectEndpoints({
  endpoints: (build) => ({
    /** One's own offers: those that wait first, then the newest, page by page. */
    offers: build.infiniteQuery<OfferPage, AskedOffers, string | null>({
      providesTags: ['Offers'],
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      queryFn: async ({ queryArg, pageParam: after }, _api, _options, ask) =>
        readAnswer(
          await ask({
            document: UserOffersOperation,
            variables: { ...queryArg, first: PAGE, after },
          }),
          ({ userOffers: { nodes, pageInfo } }: ResultOf<typeof UserOffersOperation>) => ({
            offers: nodes.map(parseOfferSummary),
            next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
          }),
        ),
    }),

    /** One of the viewer's offers; NOT_FOUND for anyone else's. */
    offer: build.query<Offer, string>({
      merge: newerOffer,
      providesTags: (_offer, _error, id) => [{ type: 'Offer', id }],
      queryFn: async (offerId, _api, _options, ask) =>
        readAnswer(
          await ask({ document: OfferOperation, variables: { offerId } }),
          ({ offer }: ResultOf<typeof OfferOperation>) => parseOffer(offer),
        ),
    }),

    /** Notes before those that are known; they are put before these. */
    earlierNotes: build.query<readonly OfferNote[], { offerId: string; before: string }>({
      keepUnusedDataFor: 0,
      onQueryStarted: async ({ offerId, before }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const earlier = answer.data;
        const hasEarlierNotes = earlier.length >= NOTES_AT_ONCE;
        dispatch(
          offerApi.util.updateQueryData('offer', offerId, (known) =>
            withEarlier(known, { before, earlier, hasEarlierNotes }),
          ),
        );
      },
      query: (variables) => ({ document: EarlierOfferNotesOperation, variables }),
      transformResponse: ({ earlierOfferNotes }: ResultOf<typeof EarlierOfferNotesOperation>) =>
        earlierOfferNotes,
    }),

    /** How many of one's offers have something that one hasn't seen. */
    unreadOfferCount: build.query<number, void>({
      providesTags: ['Offers'],
      query: () => ({ document: UnreadOfferCountOperation }),
      transformResponse: ({ unreadOfferCount }: ResultOf<typeof UnreadOfferCountOperation>) =>
        unreadOfferCount,
    }),

    /** What open offers ask of somebody's sale list (BUY) or want list (SELL); null asks for one's own. */
    promises: build.query<Promises, { userHandle: string | null; offerType: OfferType }>({
      providesTags: ['Promises'],
      query: (variables) => ({ document: PromisedPrintingsOperation, variables }),
      transformResponse: ({ promisedPrintings }: ResultOf<typeof PromisedPrintingsOperation>) =>
        Object.fromEntries(
          promisedPrintings.map(({ variantId, ...promised }) => [variantId, promised]),
        ),
    }),
  }),
});

export const {
  useOffersInfiniteQuery,
  useOfferQuery,
  useLazyEarlierNotesQuery,
  useUnreadOfferCountQuery,
  usePromisesQuery,
} = offerApi;
