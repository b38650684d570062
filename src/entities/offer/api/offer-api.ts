import {
  NOTES_AT_ONCE,
  type OfferRole,
  type OfferStage,
  type ListOfferType,
  type OfferType,
  type Commitment,
} from '@domain/offer';
import { baseApi, nextCursor, operation, pagedOperation, patchCached } from '@/shared/api';
import { newerOffer, withEarlier } from '../model/newer-offer';
import type { ListedOffer, Offer, OfferNote } from '../model/offer';
import {
  EarlierOfferNotesOperation,
  ExtrasForSwapOperation,
  OfferOperation,
  PromisedPrintingsOperation,
  UnreadOfferCountOperation,
  UserOffersOperation,
} from './offer.operations';
import { readListedOffer, readOffer } from './read-offer';

/** Which of the viewer's offers a table shows. */
export interface OffersInput {
  role: OfferRole;
  /** Null for all. */
  stage: OfferStage | null;
  offerType: OfferType | null;
  /** Part of the other player's handle, or of a card's name; empty for all. */
  search: string;
}

/** A page of offers, and where the next one begins; null after the last. */
export interface OfferPage {
  offers: readonly ListedOffer[];
  next: string | null;
}

/** The commitments of a list, by the printing's id; printings without any are left out. */
export type Commitments = Readonly<Record<string, Commitment>>;

/** Copies that somebody has beyond a playset and lets others pick; `available` are those that no offer commits. */
interface OpenExtra {
  variantId: string;
  cardId: string;
  available: number;
}

/** The extras that two players may give each other, by the printing's id. */
type ExtrasForSwap = Record<'gives' | 'gets', Readonly<Record<string, OpenExtra>>>;

const byPrinting = (extras: readonly OpenExtra[]) =>
  Object.fromEntries(extras.map((extra) => [extra.variantId, extra]));

const PAGE = 24;

export const offerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The viewer's offers: pending ones first, then the viewer's turn, then the newest, page by page. */
    offers: build.infiniteQuery({
      providesTags: ['Offers'],
      ...pagedOperation(
        UserOffersOperation,
        ({ userOffers: { nodes, pageInfo } }): OfferPage => ({
          offers: nodes.map(readListedOffer),
          next: nextCursor(pageInfo),
        }),
        (which: OffersInput, after) => ({ ...which, first: PAGE, after }),
      ),
    }),

    /** One of the viewer's offers; NOT_FOUND for anyone else's. */
    offer: build.query({
      providesTags: (_offer, _error, id) => [{ type: 'Offer', id }],
      ...operation(OfferOperation, ({ offer }): Offer => readOffer(offer), {
        variables: (offerId: string) => ({ offerId }),
      }),
      merge: newerOffer,
    }),

    /** Notes before the loaded ones, to which they are prepended. */
    earlierNotes: build.query<readonly OfferNote[], { offerId: string; before: string }>({
      keepUnusedDataFor: 0,
      ...operation(
        EarlierOfferNotesOperation,
        ({ earlierOfferNotes }): readonly OfferNote[] => earlierOfferNotes,
      ),
      onQueryStarted: async ({ offerId, before }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const earlier = answer.data;
        const hasEarlierNotes = earlier.length >= NOTES_AT_ONCE;
        dispatch(
          patchCached(offerApi.endpoints.offer, {
            isAbout: ({ id }) => id === offerId,
            change: (known) => withEarlier(known, { before, earlier, hasEarlierNotes }),
          }),
        );
      },
    }),

    /** How many of the viewer's offers are unread. */
    unreadOfferCount: build.query({
      providesTags: ['Offers'],
      ...operation(UnreadOfferCountOperation, ({ unreadOfferCount }) => unreadOfferCount),
    }),

    /** The commitments of somebody's sale list (BUY) or want list (SELL); null for the viewer's own. */
    commitments: build.query({
      providesTags: ['Commitments'],
      ...operation(
        PromisedPrintingsOperation,
        ({ promisedPrintings }): Commitments =>
          Object.fromEntries(
            promisedPrintings.map(({ variantId, promised, asked }) => [
              variantId,
              { committed: promised, pending: asked },
            ]),
          ),
        { variables: (list: { userHandle: string | null; offerType: ListOfferType }) => list },
      ),
    }),

    /** What the viewer and another player let each other pick from their collections' extras, by the printing's id. */
    extrasForSwap: build.query({
      providesTags: ['Commitments'],
      ...operation(
        ExtrasForSwapOperation,
        ({ extrasForSwap: { gives, gets } }): ExtrasForSwap => ({
          gives: byPrinting(gives),
          gets: byPrinting(gets),
        }),
        { variables: (userHandle: string) => ({ userHandle }) },
      ),
    }),
  }),
});

export const {
  useOffersInfiniteQuery,
  useOfferQuery,
  useLazyEarlierNotesQuery,
  useUnreadOfferCountQuery,
  useCommitmentsQuery,
  useExtrasForSwapQuery,
  endpoints: offerEndpoints,
} = offerApi;
