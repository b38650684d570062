import { DEFAULT_ANSWER_DAYS } from '@domain/offer';
import { builder } from '@server/platform/graphql/builder';
import { PriceType } from '@server/modules/lists/schema/trade-lists';
import { signedIn, withHandle } from '@server/modules/people';
import { limitRate, OFFER_RATE } from '@server/platform/rate-limit';
import { counterOffer } from '../commands/counter-offer';
import { createOffer } from '../commands/create-offer';
import type { OfferItemInput as ItemInput } from '../queries/offer';
import { ANSWER_DAYS_TEXT, listOfferType, OfferPayload, OfferType } from './types';

const OfferItemInput = builder.inputType('OfferItemInput', {
  fields: (t) => ({
    variantId: t.id({ required: true }),
    quantity: t.int({ required: true }),
    priceType: t.field({ type: PriceType, required: true }),
    fixedPriceInCents: t.int(),
    expectedPriceInCents: t.int({
      description: 'The adjusted market price that the person saw. PRICE_CHANGED if it differs.',
    }),
  }),
});

/** The printings of an offer, as the commands take them. */
const itemsOf = (items: readonly (typeof OfferItemInput.$inferInput)[]): ItemInput[] =>
  items.map(({ fixedPriceInCents = null, ...item }) => ({ ...item, fixedPriceInCents }));

const CreateOfferInput = builder.inputType('CreateOfferInput', {
  fields: (t) => ({
    recipientHandle: t.string({ required: true }),
    offerType: t.field({ type: OfferType, required: true }),
    note: t.string(),
    offerItems: t.field({ type: [OfferItemInput], required: true }),
    answerDays: t.int({ description: ANSWER_DAYS_TEXT }),
    idempotencyKey: t.string({ description: 'The same key and input create one offer.' }),
  }),
});

builder.mutationField('createOffer', (t) =>
  t.field({
    description:
      'Offers to buy from the owner of a sale list, or to sell to the owner of a want list. Needs a handle. NOT_FOUND for a private and for a missing list.',
    type: OfferPayload,
    args: { input: t.arg({ type: CreateOfferInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const viewer = withHandle(context);
      await limitRate(context, OFFER_RATE, viewer.id);
      const { offerItems, note, idempotencyKey = null, offerType, answerDays, ...rest } = input;
      return createOffer(context.database, viewer, {
        ...rest,
        offerType: listOfferType(offerType),
        note: note ?? '',
        answerDays: answerDays ?? DEFAULT_ANSWER_DAYS,
        idempotencyKey,
        items: itemsOf(offerItems),
      });
    },
  }),
);

builder.mutationField('counterListOffer', (t) =>
  t.field({
    description:
      'Answers the terms of an offer to buy or to sell with others. FORBIDDEN for the viewer’s own terms, CONFLICT with the status if they were answered meanwhile, TOO_MANY_ROUNDS after the last terms that there may be.',
    type: OfferPayload,
    args: {
      offerId: t.arg.id({ required: true }),
      answers: t.arg.int({
        required: true,
        description: 'The number of the terms that the viewer saw.',
      }),
      offerItems: t.arg({ type: [OfferItemInput], required: true }),
      answerDays: t.arg.int({ description: ANSWER_DAYS_TEXT }),
      note: t.arg.string(),
    },
    resolve: async (_root, { offerId, answers, offerItems, answerDays, note }, context) => {
      const viewer = signedIn(context);
      await limitRate(context, OFFER_RATE, viewer.id);
      const terms = {
        items: itemsOf(offerItems),
        answerDays: answerDays ?? DEFAULT_ANSWER_DAYS,
        note: note ?? '',
      };
      return counterOffer(context.database, viewer, { offerId, answers, terms });
    },
  }),
);
