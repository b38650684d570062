import type { OfferAction } from '@domain/offer';
import { builder } from '@server/graphql/builder';
import { signedIn } from '@server/modules/user/policy';
import { limitRate } from '@server/rate-limit';
import { OfferPayload } from '../graphql-types';
import { MARK_RATE } from '../rates';
import { actOnOffer } from './act-on-offer';

/** Adds a mutation by which one side does something with an offer. */
function addAction(field: string, action: OfferAction, description: string) {
  builder.mutationField(field, (t) =>
    t.field({
      description: `${description} NOT_FOUND for a third party, FORBIDDEN for the other side, CONFLICT with the status for what comes too late.`,
      type: OfferPayload,
      args: { offerId: t.arg.id({ required: true }) },
      resolve: (_root, { offerId }, context) => {
        const { id: userId } = signedIn(context);
        return actOnOffer(context.database, { offerId, userId, action });
      },
    }),
  );
}

addAction('rescindOffer', 'RESCIND', 'Takes one’s own offer back while it is pending.');
addAction(
  'acceptOffer',
  'ACCEPT',
  'Accepts a pending offer; with NOT_AVAILABLE for each printing of which the lists have too few left, it stays pending.',
);
addAction('callOffOffer', 'CALL_OFF', 'Calls an accepted offer off until it is exchanged.');

builder.mutationField('declineOffer', (t) =>
  t.field({
    description:
      'Declines a pending offer, with a reason that the other side sees, if there is one.',
    type: OfferPayload,
    args: { offerId: t.arg.id({ required: true }), reason: t.arg.string() },
    resolve: (_root, { offerId, reason }, context) => {
      const { id: userId } = signedIn(context);
      const asked = { offerId, userId, action: 'DECLINE', reason: reason ?? '' } as const;
      return actOnOffer(context.database, asked);
    },
  }),
);

builder.mutationField('markOfferExchanged', (t) =>
  t.field({
    description:
      'Says that the copies of an accepted offer changed hands, or takes that back until the other side has said so too. With both marks, counts and lists of both change for good.',
    type: OfferPayload,
    args: {
      offerId: t.arg.id({ required: true }),
      exchanged: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { offerId, exchanged }, context) => {
      const { id: userId } = signedIn(context);
      await limitRate(context, MARK_RATE, userId);
      const action = exchanged ? 'MARK_EXCHANGED' : 'TAKE_MARK_BACK';
      return actOnOffer(context.database, { offerId, userId, action });
    },
  }),
);
