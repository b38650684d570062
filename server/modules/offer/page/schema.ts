import { builder } from '@server/graphql/builder';
import { checkFirst, MAX_FIRST, PageInfoRef } from '@server/graphql/page';
import { signedIn } from '@server/modules/user/policy';
import { OfferRef, OfferRole, OfferStatus, OfferType } from '../graphql-types';
import { offersPage, parseOfferCursor, type OffersPage } from './offers-page';

const OfferConnection = builder.objectRef<OffersPage>('OfferConnection').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [OfferRef] }),
    pageInfo: t.expose('pageInfo', { type: PageInfoRef }),
  }),
});

builder.queryField('userOffers', (t) =>
  t.field({
    description: `One’s own offers: those that wait for an answer first, then the newest; 1 to ${MAX_FIRST} at once.`,
    type: OfferConnection,
    complexity: { field: 1, multiplier: MAX_FIRST },
    args: {
      offerType: t.arg({ type: OfferType }),
      status: t.arg({ type: OfferStatus }),
      role: t.arg({ type: OfferRole, defaultValue: 'ALL', required: true }),
      first: t.arg.int({ defaultValue: 24, required: true }),
      after: t.arg.string(),
    },
    resolve: (_root, { offerType = null, status = null, role, first, after }, context) => {
      const { id: userId } = signedIn(context);
      checkFirst(first);
      return offersPage(context.database, {
        userId,
        role,
        offerType,
        status,
        first,
        after: parseOfferCursor(after ?? null),
      });
    },
  }),
);
