import { isExchanged, type ListOfferType, type SwapTerms } from '@domain/offer';
import type { PriceType } from '@domain/pricing';
import {
  EXCHANGE_TAGS,
  operation,
  patchCached,
  type FieldError,
  type GraphqlCall,
  type OnQueryStarted,
} from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import { logError } from '@/shared/lib/log-error';
import type { Offer, OfferError } from '../model/offer';
import {
  AcceptOfferOperation,
  AddOfferNoteOperation,
  CallOffOfferOperation,
  CounterListOfferOperation,
  CounterOfferOperation,
  CreateOfferOperation,
  DeclineOfferOperation,
  MarkOfferExchangedOperation,
  MarkOfferReadOperation,
  ProposeOfferPriceOperation,
  ProposeSwapOperation,
  RescindOfferOperation,
  TakeOfferPriceOperation,
} from './change-offer.operations';
import { newerOffer } from '../model/newer-offer';
import { offerApi } from './offer-api';
import { readOffer } from './read-offer';

/** What is proposed for a printing. */
export interface NewOfferItem {
  variantId: string;
  quantity: number;
  priceType: PriceType;
  fixedPriceInCents: number | null;
  /** For a MARKET price, the price that the person saw; otherwise left out. */
  expectedPriceInCents?: number | null;
}

/** An offer to be made, and its recipient. */
export interface NewOffer {
  recipientHandle: string;
  offerType: ListOfferType;
  note: string;
  offerItems: readonly NewOfferItem[];
  /** After so many days without an answer it expires. */
  answerDays: number;
  /** Doesn't change while the same offer is sent again. */
  idempotencyKey: string;
}

/** A swap's terms to be sent, from the viewer's side. */
export interface NewTerms extends SwapTerms {
  answerDays: number;
  note: string;
}

/** Which terms others answer. */
interface Answering {
  offerId: string;
  /** Their number. */
  answers: number;
}

/** Other terms for a swap. */
interface Counter extends Answering {
  terms: NewTerms;
}

/** Other terms for an offer to buy or to sell. */
type ListCounter = Answering & Pick<NewOffer, 'offerItems' | 'answerDays' | 'note'>;

interface NewNote {
  offerId: string;
  content: string;
  /** Doesn't change while the same note is sent again. */
  idempotencyKey: string;
}

/** The result; a refusal is an answer. */
export interface OfferOutcome {
  /** Its state afterwards; null if none was made. */
  offer: Offer | null;
  errors: readonly OfferError[];
}

/** What one side does with an offer. */
export type OfferChange = { offerId: string } & (
  | { action: 'RESCIND' | 'CALL_OFF' }
  | { action: 'ACCEPT'; terms: number }
  | { action: 'DECLINE'; reason: string | null }
  | { action: 'MARK_EXCHANGED' | 'TAKE_MARK_BACK' }
  | { action: 'PROPOSE_PRICE' | 'TAKE_PRICE'; variantId: string; priceInCents: number }
);

export interface NoteOutcome {
  /** The offer's state afterwards. */
  offer: Offer;
  errors: readonly FieldError[];
}

const readOutcome = ({ outcome }: ResultOf<typeof CreateOfferOperation>): OfferOutcome => ({
  offer: outcome.offer && readOffer(outcome.offer),
  errors: outcome.errors,
});

/** The operation that does something with an offer, and its variables. */
function callOf({ offerId, ...change }: OfferChange): GraphqlCall {
  switch (change.action) {
    case 'RESCIND':
      return { document: RescindOfferOperation, variables: { offerId } };
    case 'ACCEPT':
      return { document: AcceptOfferOperation, variables: { offerId, terms: change.terms } };
    case 'CALL_OFF':
      return { document: CallOffOfferOperation, variables: { offerId } };
    case 'DECLINE':
      return { document: DeclineOfferOperation, variables: { offerId, reason: change.reason } };
    case 'MARK_EXCHANGED':
    case 'TAKE_MARK_BACK': {
      const exchanged = change.action === 'MARK_EXCHANGED';
      return { document: MarkOfferExchangedOperation, variables: { offerId, exchanged } };
    }
    case 'PROPOSE_PRICE':
    case 'TAKE_PRICE': {
      const { action, ...price } = change;
      const document =
        action === 'TAKE_PRICE' ? TakeOfferPriceOperation : ProposeOfferPriceOperation;
      return { document, variables: { offerId, ...price } };
    }
  }
}

interface Answer {
  offer: Offer | null;
  errors: readonly object[];
}

/**
 * Shows the answered offer at once, before it is refetched. Failures and refusals are logged (rules/errors#logged); the
 * pressed button shows them.
 */
const showAnswered =
  <Outcome extends Answer, Argument = unknown>(
    failure: string,
  ): OnQueryStarted<Outcome, Argument> =>
  async (_argument, { dispatch, queryFulfilled }) => {
    try {
      const { offer, errors } = (await queryFulfilled).data;
      if (offer) dispatch(patchOffer(offer));
      if (errors.length > 0) logError(failure, errors);
    } catch (fault) {
      logError(failure, (fault as { error: unknown }).error);
    }
  };

const patchOffer = (answered: Offer) =>
  patchCached(offerApi.endpoints.offer, {
    isAbout: ({ id }) => id === answered.id,
    change: (known) => newerOffer(known, answered),
  });

/** After a refusal, the lists that the person saw may have changed. */
const staleAfter = (outcome: OfferOutcome | undefined) =>
  outcome?.errors.length ? (['Commitments', 'SaleList', 'WantList'] as const) : [];

const staleAfterCounter = (outcome: OfferOutcome | undefined, offerId: string) => [
  { type: 'Offer' as const, id: offerId },
  'Offers' as const,
  'Commitments' as const,
  ...staleAfter(outcome),
];

/** A refusal is an answer. The changed offer goes into the cache. */
export const changeOfferApi = offerApi.injectEndpoints({
  endpoints: (build) => ({
    createOffer: build.mutation({
      ...operation(CreateOfferOperation, readOutcome, {
        variables: (input: NewOffer) => ({ input }),
      }),
      onQueryStarted: showAnswered<OfferOutcome>('Failed to create offer'),
      invalidatesTags: (outcome) =>
        outcome?.offer ? ['Offers', 'Commitments'] : staleAfter(outcome),
    }),

    proposeSwap: build.mutation({
      ...operation(ProposeSwapOperation, readOutcome),
      onQueryStarted: showAnswered<OfferOutcome>('Failed to propose swap'),
      invalidatesTags: (outcome) =>
        outcome?.offer ? ['Offers', 'Commitments'] : staleAfter(outcome),
    }),

    /** After a CONFLICT, the current offer is shown. */
    counterOffer: build.mutation({
      ...operation(CounterOfferOperation, readOutcome),
      onQueryStarted: showAnswered<OfferOutcome, Counter>('Failed to counter offer'),
      invalidatesTags: (outcome, _error, { offerId }) => staleAfterCounter(outcome, offerId),
    }),

    counterListOffer: build.mutation({
      ...operation(CounterListOfferOperation, readOutcome),
      onQueryStarted: showAnswered<OfferOutcome, ListCounter>('Failed to counter offer'),
      invalidatesTags: (outcome, _error, { offerId }) => staleAfterCounter(outcome, offerId),
    }),

    /**
     * Rescinds, accepts, declines, marks, calls off, or agrees on a price. After a CONFLICT, the current offer is
     * shown.
     */
    changeOffer: build.mutation<OfferOutcome, OfferChange>({
      query: (change) => ({ ...callOf(change), read: readOutcome }),
      onQueryStarted: showAnswered('Failed to change offer'),
      invalidatesTags: (outcome, _error, { offerId }) => [
        { type: 'Offer', id: offerId },
        'Offers',
        'Commitments',
        ...(outcome?.offer && isExchanged(outcome.offer) ? EXCHANGE_TAGS : []),
      ],
    }),

    /** Tells the server which version of an offer was on screen. */
    markOfferRead: build.mutation({
      ...operation(MarkOfferReadOperation, readOutcome),
      onQueryStarted: showAnswered<OfferOutcome>('Failed to mark offer as read'),
      invalidatesTags: ['Offers'],
    }),

    /** Adds a note to an offer's discussion; the offer is refetched. */
    addOfferNote: build.mutation({
      ...operation(AddOfferNoteOperation, ({ addOfferNote: { offer, errors } }): NoteOutcome => ({
        offer: readOffer(offer),
        errors,
      })),
      onQueryStarted: showAnswered<NoteOutcome, NewNote>('Failed to add note'),
      invalidatesTags: (outcome, _error, { offerId }) =>
        outcome ? [{ type: 'Offer', id: offerId }] : [],
    }),
  }),
});

export const { useChangeOfferMutation } = changeOfferApi;
