import { isExchanged, type OfferType } from '@domain/offer';
import type { PriceType } from '@domain/pricing';
import { readAnswer, type FieldError } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import { logError } from '@/shared/lib/log-error';
import type { Offer, OfferError } from '../model/offer';
import {
  AcceptOfferOperation,
  AddOfferNoteOperation,
  CallOffOfferOperation,
  CreateOfferOperation,
  DeclineOfferOperation,
  MarkOfferExchangedOperation,
  MarkOfferReadOperation,
  RescindOfferOperation,
} from './change-offer.operations';
import { newerOffer } from '../model/newer-offer';
import { CHANGED_BY_EXCHANGE, offerApi } from './offer-api';
import { parseOffer } from './parse-offer';

/** What is proposed for a printing. */
export interface NewOfferItem {
  variantId: string;
  quantity: number;
  priceType: PriceType;
  fixedPriceInCents: number | null;
  /** For a MARKET price, what the person saw; left out for any other. */
  expectedPriceInCents?: number | null;
}

/** What is proposed to whom. */
export interface NewOffer {
  recipientHandle: string;
  offerType: OfferType;
  note: string;
  offerItems: readonly NewOfferItem[];
  /** The same for every try to send the same offer. */
  idempotencyKey: string;
}

/** What came of it: a refusal is an answer. */
export interface OfferOutcome {
  /** As it is then; null where none was made. */
  offer: Offer | null;
  errors: readonly OfferError[];
}

/** What one side does with an offer. */
export type OfferChange = { offerId: string } & (
  | { action: 'RESCIND' | 'ACCEPT' | 'CALL_OFF' }
  | { action: 'DECLINE'; reason: string | null }
  | { action: 'MARK_EXCHANGED' | 'TAKE_MARK_BACK' }
);

export interface NoteOutcome {
  /** The offer as it is then. */
  offer: Offer;
  errors: readonly FieldError[];
}

const outcomeOf = ({ outcome }: ResultOf<typeof CreateOfferOperation>): OfferOutcome => ({
  offer: outcome.offer && parseOffer(outcome.offer),
  errors: outcome.errors,
});

const CHANGES = {
  RESCIND: RescindOfferOperation,
  ACCEPT: AcceptOfferOperation,
  CALL_OFF: CallOffOfferOperation,
  DECLINE: DeclineOfferOperation,
  MARK_EXCHANGED: MarkOfferExchangedOperation,
  TAKE_MARK_BACK: MarkOfferExchangedOperation,
} as const;

function callOf({ offerId, ...change }: OfferChange) {
  const document = CHANGES[change.action];
  if (change.action === 'DECLINE') {
    return { document, variables: { offerId, reason: change.reason } };
  }
  if (change.action === 'MARK_EXCHANGED' || change.action === 'TAKE_MARK_BACK') {
    return { document, variables: { offerId, exchanged: change.action === 'MARK_EXCHANGED' } };
  }
  return { document, variables: { offerId } };
}

const showing = (answered: Offer) =>
  offerApi.util.updateQueryData('offer', answered.id, (known) => newerOffer(known, answered));

/** What RTK Query tells of a change that is under way. */
interface UnderWay {
  dispatch: (patch: ReturnType<typeof showing>) => unknown;
  queryFulfilled: Promise<{ data: { offer: Offer | null; errors: readonly object[] } }>;
}

/**
 * Shows an offer as the answer tells it, where one is shown, without waiting until it is asked for anew. Failures and
 * refusals are logged (rules/errors#logged); the person is told by whatever they pressed.
 */
const showAnswered =
  (failure: string) =>
  async (_asked: unknown, { dispatch, queryFulfilled }: UnderWay) => {
    try {
      const { offer, errors } = (await queryFulfilled).data;
      if (offer) dispatch(showing(offer));
      if (errors.length > 0) logError(failure, errors);
    } catch (fault) {
      logError(failure, (fault as { error: unknown }).error);
    }
  };

export const changeOfferApi = offerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Makes an offer. */
    createOffer: build.mutation<OfferOutcome, NewOffer>({
      onQueryStarted: showAnswered('Failed to create offer'),
      invalidatesTags: (outcome) => (outcome?.offer ? ['Offers', 'Promises'] : []),
      queryFn: async (input, _api, _options, ask) =>
        readAnswer(await ask({ document: CreateOfferOperation, variables: { input } }), outcomeOf),
    }),

    /** Rescinds, accepts, declines, marks or calls off. A CONFLICT shows the offer as it is by then. */
    changeOffer: build.mutation<OfferOutcome, OfferChange>({
      onQueryStarted: showAnswered('Failed to change offer'),
      invalidatesTags: (outcome, _error, { offerId }) => [
        { type: 'Offer', id: offerId },
        'Offers',
        'Promises',
        ...(outcome?.offer && isExchanged(outcome.offer) ? CHANGED_BY_EXCHANGE : []),
      ],
      queryFn: async (change, _api, _options, ask) =>
        readAnswer(await ask(callOf(change)), outcomeOf),
    }),

    /** Notes which version of an offer was on screen. */
    markOfferRead: build.mutation<OfferOutcome, { offerId: string; version: number }>({
      onQueryStarted: showAnswered('Failed to mark offer as read'),
      invalidatesTags: ['Offers'],
      queryFn: async (variables, _api, _options, ask) =>
        readAnswer(await ask({ document: MarkOfferReadOperation, variables }), outcomeOf),
    }),

    /** Writes in an offer's discussion; the offer is asked for anew. */
    addOfferNote: build.mutation<
      NoteOutcome,
      { offerId: string; content: string; idempotencyKey: string }
    >({
      onQueryStarted: showAnswered('Failed to add note'),
      invalidatesTags: (outcome, _error, { offerId }) =>
        outcome ? [{ type: 'Offer', id: offerId }] : [],
      queryFn: async (variables, _api, _options, ask) =>
        readAnswer(
          await ask({ document: AddOfferNoteOperation, variables }),
          ({ addOfferNote: { offer, errors } }: ResultOf<typeof AddOfferNoteOperation>) => ({
            offer: parseOffer(offer),
            errors,
          }),
        ),
    }),
  }),
});

export const { useChangeOfferMutation } = changeOfferApi;
