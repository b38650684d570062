import { DEFAULT_ANSWER_DAYS } from '@domain/offer';
import { builder } from '@server/platform/graphql/builder';
import { MANY_ITEMS } from '@server/modules/lists';
import { signedIn, withHandle } from '@server/modules/people';
import { limitRate, OFFER_RATE } from '@server/platform/rate-limit';
import { counterOffer } from '../commands/counter-offer';
import { proposeSwap } from '../commands/propose-swap';
import type { TermsInput } from '../queries/offer';
import { type ExtrasForSwap, extrasForSwap, type OpenExtra } from '../queries/open-extras';
import { ANSWER_DAYS_TEXT, OfferPayload, OfferSide } from './types';

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
    answerDays: t.int({ description: ANSWER_DAYS_TEXT }),
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
      'Offers cards for cards, and money either way, to a player with a list or open extras that the viewer may see. Needs a handle. NOT_FOUND without any of these.',
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

const OpenExtraRef = builder.objectRef<OpenExtra>('OpenExtra').implement({
  description: 'Copies of a printing that somebody has beyond a playset and lets others pick.',
  fields: (t) => ({
    variantId: t.exposeID('variantId'),
    cardId: t.exposeID('cardId'),
    available: t.exposeInt('available', { description: 'Those that no offer commits.' }),
  }),
});

const ExtrasForSwapRef = builder.objectRef<ExtrasForSwap>('ExtrasForSwap').implement({
  description: 'The extras that two players may give each other, from the viewer’s side.',
  fields: (t) => ({
    gives: t.expose('gives', {
      type: [OpenExtraRef],
      complexity: { field: 1, multiplier: MANY_ITEMS },
    }),
    gets: t.expose('gets', {
      type: [OpenExtraRef],
      complexity: { field: 1, multiplier: MANY_ITEMS },
    }),
  }),
});

builder.queryField('extrasForSwap', (t) =>
  t.field({
    description:
      'The extras that the viewer and another player let others pick. The other player’s are empty if the viewer may not see the collection.',
    type: ExtrasForSwapRef,
    args: { userHandle: t.arg.string({ required: true }) },
    resolve: (_root, { userHandle }, context) =>
      extrasForSwap(context.database, signedIn(context), userHandle),
  }),
);
