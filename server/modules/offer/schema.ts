import { builder } from '@server/graphql/builder';
import { signedIn } from '@server/modules/user/policy';
import { OfferPayload, OfferRef } from './graphql-types';
import { ownOffer } from './policy';
import { countUnread, markRead } from './unread';

builder.queryField('offer', (t) =>
  t.field({
    description: 'An offer that one made or got. NOT_FOUND for a third party, as for none.',
    type: OfferRef,
    args: { offerId: t.arg.id({ required: true }) },
    resolve: (_root, { offerId }, context) => {
      const { id: userId } = signedIn(context);
      return ownOffer(context.database, { offerId, userId });
    },
  }),
);

builder.queryField('unreadOfferCount', (t) =>
  t.field({
    description: 'How many of one’s offers have something that one hasn’t seen.',
    type: 'Int',
    resolve: (_root, _args, context) => countUnread(context.database, signedIn(context).id),
  }),
);

builder.mutationField('markOfferRead', (t) =>
  t.field({
    description: 'Notes the version of an offer that one has seen. NOT_FOUND for a third party.',
    type: OfferPayload,
    args: {
      offerId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
    },
    resolve: async (_root, asked, context) => {
      const { id: userId } = signedIn(context);
      return { offer: await markRead(context.database, { ...asked, userId }), errors: [] };
    },
  }),
);
