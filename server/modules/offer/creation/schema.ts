import { builder } from '@server/graphql/builder';
import { PriceType } from '@server/modules/sale-list/schema';
import { withHandle } from '@server/modules/user/policy';
import { limitRate } from '@server/rate-limit';
import { OfferPayload, OfferType } from '../graphql-types';
import { OFFER_RATE } from '../rates';
import { createOffer } from './create-offer';

const OfferItemInput = builder.inputType('OfferItemInput', {
  fields: (t) => ({
    variantId: t.id({ required: true }),
    quantity: t.int({ required: true }),
    priceType: t.field({ type: PriceType, required: true }),
    fixedPriceInCents: t.int(),
    expectedPriceInCents: t.int({
      description: 'The market’s adjusted price that the person saw; another one is PRICE_CHANGED.',
    }),
  }),
});

const CreateOfferInput = builder.inputType('CreateOfferInput', {
  fields: (t) => ({
    recipientHandle: t.string({ required: true }),
    offerType: t.field({ type: OfferType, required: true }),
    note: t.string(),
    offerItems: t.field({ type: [OfferItemInput], required: true }),
    idempotencyKey: t.string({ description: 'The same key and input make one offer.' }),
  }),
});

builder.mutationField('createOffer', (t) =>
  t.field({
    description:
      'Offers to buy from the owner of a sale list, or to sell to the owner of a want list. Wants a handle; NOT_FOUND for a list that one may not see, as for none.',
    type: OfferPayload,
    args: { input: t.arg({ type: CreateOfferInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const viewer = withHandle(context);
      await limitRate(context, OFFER_RATE, viewer.id);
      const { offerItems, note, idempotencyKey = null, ...asked } = input;
      return createOffer(context.database, viewer, {
        ...asked,
        note: note ?? '',
        idempotencyKey,
        items: offerItems.map(({ fixedPriceInCents = null, ...item }) => ({
          ...item,
          fixedPriceInCents,
        })),
      });
    },
  }),
);
