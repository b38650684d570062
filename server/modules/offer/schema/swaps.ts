import { ANSWER_DAYS, DEFAULT_ANSWER_DAYS } from '@domain/offer';
import { builder } from '@server/graphql/builder';
import { signedIn, withHandle } from '@server/modules/user';
import { limitRate, OFFER_RATE } from '@server/rate-limit';
import { counterOffer, proposeSwap } from '../commands/send-terms';
import type { TermsInput } from '../offer';
import { OfferPayload, OfferSide } from './types';

const SwapItemInput = builder.inputType('SwapItemInput', {
  fields: (t) => ({
    variantId: t.id({ required: true }),
    quantity: t.int({ required: true }),
  }),
});

const SwapTermsInput = builder.inputType('SwapTermsInput', {
  description: 'The terms of a swap, from the viewer’s side.',
  fields: (t) => ({
    gives: t.field({ type: [SwapItemInput], required: true }),
    gets: t.field({ type: [SwapItemInput], required: true }),
    balanceInCents: t.int({ description: '0 if left out.' }),
    balancePaidBy: t.field({
      type: OfferSide,
      description: 'The player who proposes a swap is its INITIATOR. Null without a balance.',
    }),
    answerDays: t.int({
      description: `After how many days without an answer it lapses: ${ANSWER_DAYS.join(', ')}; ${DEFAULT_ANSWER_DAYS} if left out.`,
    }),
    note: t.string(),
  }),
});

const termsOf = ({
  note,
  balanceInCents,
  balancePaidBy = null,
  answerDays,
  ...terms
}: typeof SwapTermsInput.$inferInput): TermsInput => ({
  ...terms,
  balanceInCents: balanceInCents ?? 0,
  balancePaidBy,
  answerDays: answerDays ?? DEFAULT_ANSWER_DAYS,
  note: note ?? '',
});

builder.mutationField('proposeSwap', (t) =>
  t.field({
    description:
      'Offers cards for cards, and money either way, to a player with a list that the viewer may see. Needs a handle. NOT_FOUND without such a list.',
    type: OfferPayload,
    args: {
      recipientHandle: t.arg.string({ required: true }),
      terms: t.arg({ type: SwapTermsInput, required: true }),
      idempotencyKey: t.arg.string({ description: 'The same key and input make one offer.' }),
    },
    resolve: async (_root, { recipientHandle, terms, idempotencyKey = null }, context) => {
      const viewer = withHandle(context);
      await limitRate(context, OFFER_RATE, viewer.id);
      const swap = { recipientHandle, terms: termsOf(terms), idempotencyKey };
      return proposeSwap(context.database, viewer, swap);
    },
  }),
);

builder.mutationField('counterOffer', (t) =>
  t.field({
    description:
      'Answers the terms of a swap with others. FORBIDDEN for the viewer’s own terms, CONFLICT with the status if they were answered meanwhile, TOO_MANY_ROUNDS after the last terms that there may be.',
    type: OfferPayload,
    args: {
      offerId: t.arg.id({ required: true }),
      answers: t.arg.int({
        required: true,
        description: 'The number of the terms that the viewer saw.',
      }),
      terms: t.arg({ type: SwapTermsInput, required: true }),
    },
    resolve: async (_root, { offerId, answers, terms }, context) => {
      const viewer = signedIn(context);
      await limitRate(context, OFFER_RATE, viewer.id);
      return counterOffer(context.database, viewer, { offerId, answers, terms: termsOf(terms) });
    },
  }),
);
