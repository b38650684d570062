import type { OfferAction } from '@domain/offer';
import { builder } from '@server/graphql/builder';
import { checkFirst, MAX_FIRST, PageInfoRef } from '@server/graphql/page';
import { PriceType } from '@server/modules/sale-list/schema/items';
import { MANY_ITEMS } from '@server/modules/trade-list';
import { signedIn, withHandle } from '@server/modules/user';
import { limitRate } from '@server/rate-limit';
import { actOnOffer } from '../commands/act-on-offer';
import { createOffer } from '../commands/create-offer';
import { markRead } from '../commands/discuss-offer';
import { type PrintingCommitments, visibleCommitments } from '../queries/commitments';
import { type OffersPage, offersPage, parseOfferCursor } from '../queries/offers-page';
import { countUnread, findOwnOffer } from '../queries/own-offer';
import { MARK_RATE, OFFER_RATE } from '../rates';
import { OfferPayload, OfferRef, OfferRole, OfferStatus, OfferType } from './types';

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

builder.queryField('offer', (t) =>
  t.field({
    description: 'An offer that one made or got. NOT_FOUND for a third party, as for none.',
    type: OfferRef,
    args: { offerId: t.arg.id({ required: true }) },
    resolve: (_root, { offerId }, context) => {
      const { id: userId } = signedIn(context);
      return findOwnOffer(context.database, { offerId, userId });
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

const PrintingCommitmentsRef = builder
  .objectRef<PrintingCommitments>('PromisedPrinting')
  .implement({
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
    type: [PrintingCommitmentsRef],
    complexity: { field: 1, multiplier: MANY_ITEMS },
    args: {
      userHandle: t.arg.string(),
      offerType: t.arg({ type: OfferType, required: true }),
    },
    resolve: (_root, { userHandle = null, offerType }, context) => {
      if (userHandle === null) signedIn(context);
      return visibleCommitments(context.database, context.viewer, {
        handle: userHandle,
        offerType,
      });
    },
  }),
);

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
