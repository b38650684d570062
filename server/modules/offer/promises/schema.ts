import { builder } from '@server/graphql/builder';
import { signedIn } from '@server/modules/user/policy';
import { MANY_ITEMS } from '@server/modules/trade-list/policy';
import { OfferType } from '../graphql-types';
import { visiblePromises, type PromisedPrinting } from './find-promises';

const PromisedPrintingRef = builder.objectRef<PromisedPrinting>('PromisedPrinting').implement({
  description: 'How many copies of a printing on a list open offers ask for.',
  fields: (t) => ({
    variantId: t.exposeID('variantId'),
    promised: t.exposeInt('promised', {
      description: 'By accepted offers that aren’t exchanged yet: no longer available.',
    }),
    asked: t.exposeInt('asked', { description: 'By pending offers, which reserve nothing.' }),
  }),
});

builder.queryField('promisedPrintings', (t) =>
  t.field({
    description:
      'What open offers ask of the printings on a player’s sale list (BUY) or want list (SELL); without a handle, on the viewer’s own. Empty for a private list as for none.',
    type: [PromisedPrintingRef],
    complexity: { field: 1, multiplier: MANY_ITEMS },
    args: {
      userHandle: t.arg.string(),
      offerType: t.arg({ type: OfferType, required: true }),
    },
    resolve: (_root, { userHandle = null, offerType }, context) => {
      if (userHandle === null) signedIn(context);
      return visiblePromises(context.database, context.viewer, { handle: userHandle, offerType });
    },
  }),
);
