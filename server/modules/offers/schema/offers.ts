import type { PriceAction } from '@domain/offer';
import { builder } from '@server/platform/graphql/builder';
import { checkFirst, MAX_FIRST, pageRef } from '@server/platform/graphql/page';
import { MANY_ITEMS } from '@server/modules/lists';
import { signedIn } from '@server/modules/people';
import { limitRate, MARK_RATE, PRICE_RATE } from '@server/platform/rate-limit';
import { actOnOffer } from '../commands/act-on-offer';
import { agreeOnPrice } from '../commands/agree-on-price';
import { markRead } from '../commands/discuss-offer';
import { type PrintingCommitments, visibleCommitments } from '../queries/commitments';
import { offersPage, parseOfferCursor, parseOfferSearch } from '../queries/offers-page';
import { countUnread, countWaiting, findOwnOffer } from '../queries/own-offer';
import {
  listOfferType,
  OfferPayload,
  OfferRef,
  OfferRole,
  OfferStage,
  OfferStatus,
  OfferType,
} from './types';

const OfferConnection = pageRef('OfferConnection', OfferRef);

builder.queryField('userOffers', (t) =>
  t.field({
    description: `The viewer’s offers: pending ones first, then the viewer’s turn, then the newest; 1 to ${MAX_FIRST} at once.`,
    type: OfferConnection,
    complexity: { field: 1, multiplier: MAX_FIRST },
    args: {
      offerType: t.arg({ type: OfferType }),
      status: t.arg({ type: OfferStatus }),
      role: t.arg({ type: OfferRole, defaultValue: 'ALL', required: true }),
      stage: t.arg({ type: OfferStage }),
      search: t.arg.string({
        description: 'Part of the other player’s handle, or of a card’s name or subtitle.',
      }),
      first: t.arg.int({ defaultValue: 24, required: true }),
      after: t.arg.string(),
    },
    resolve: (_root, { role, first, after, search, ...asked }, context) => {
      const { id: userId } = signedIn(context);
      checkFirst(first);
      return offersPage(context.database, {
        userId,
        role,
        stage: asked.stage ?? null,
        offerType: asked.offerType ?? null,
        status: asked.status ?? null,
        search: parseOfferSearch(search ?? ''),
        first,
        after: parseOfferCursor(after ?? null),
      });
    },
  }),
);

builder.queryField('offer', (t) =>
  t.field({
    description: 'An offer of the viewer’s. NOT_FOUND for a third party and for an unknown offer.',
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
    description: 'How many of the viewer’s offers are unread.',
    type: 'Int',
    resolve: (_root, _args, context) => countUnread(context.database, signedIn(context).id),
  }),
);

builder.queryField('waitingOfferCount', (t) =>
  t.field({
    description: 'How many of the viewer’s offers wait for them: those at the stage MY_TURN.',
    type: 'Int',
    resolve: (_root, _args, context) => countWaiting(context.database, signedIn(context).id),
  }),
);

builder.mutationField('markOfferRead', (t) =>
  t.field({
    description:
      'Stores which version of an offer the viewer has seen. NOT_FOUND for a third party.',
    type: OfferPayload,
    args: {
      offerId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
    },
    resolve: async (_root, args, context) => {
      const { id: userId } = signedIn(context);
      return { offer: await markRead(context.database, { ...args, userId }), errors: [] };
    },
  }),
);

const PrintingCommitmentsRef = builder
  .objectRef<PrintingCommitments>('PromisedPrinting')
  .implement({
    description: 'How many copies of a printing on a list open offers ask for.',
    fields: (t) => ({
      variantId: t.exposeID('variantId'),
      promised: t.exposeInt('committed', {
        description: 'In accepted offers that aren’t exchanged yet: no longer available.',
      }),
      asked: t.exposeInt('pending', { description: 'In pending offers, which reserve nothing.' }),
    }),
  });

builder.queryField('promisedPrintings', (t) =>
  t.field({
    description:
      'How many copies open offers ask for of the printings on a player’s sale list (BUY) or want list (SELL); without a handle, on the viewer’s own. Empty for a private or missing list.',
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
        offerType: listOfferType(offerType),
      });
    },
  }),
);

/** Adds a mutation for one of the actions. */
function addAction(field: string, action: 'RESCIND' | 'CALL_OFF', description: string) {
  builder.mutationField(field, (t) =>
    t.field({
      description: `${description} NOT_FOUND for a third party, FORBIDDEN for the wrong side, CONFLICT with the status if it is too late.`,
      type: OfferPayload,
      args: { offerId: t.arg.id({ required: true }) },
      resolve: (_root, { offerId }, context) => {
        const { id: userId } = signedIn(context);
        return actOnOffer(context.database, { offerId, userId, action });
      },
    }),
  );
}

addAction('rescindOffer', 'RESCIND', 'Takes the viewer’s own offer back while it is pending.');

builder.mutationField('acceptOffer', (t) =>
  t.field({
    description:
      'Accepts a pending offer. If too few copies are left, it stays pending, with NOT_AVAILABLE for each such printing; if a price is open, with PRICE_NOT_AGREED. NOT_FOUND for a third party, FORBIDDEN for the wrong side, CONFLICT with the status if it is too late or its terms are others.',
    type: OfferPayload,
    args: {
      offerId: t.arg.id({ required: true }),
      terms: t.arg.int({
        defaultValue: 1,
        required: true,
        description: 'The number of the terms that the viewer saw.',
      }),
    },
    resolve: (_root, { offerId, terms }, context) => {
      const { id: userId } = signedIn(context);
      return actOnOffer(context.database, { offerId, userId, action: 'ACCEPT', terms });
    },
  }),
);

addAction('callOffOffer', 'CALL_OFF', 'Calls an accepted offer off until it is exchanged.');

builder.mutationField('declineOffer', (t) =>
  t.field({
    description: 'Declines a pending offer, with an optional reason for the other side.',
    type: OfferPayload,
    args: { offerId: t.arg.id({ required: true }), reason: t.arg.string() },
    resolve: (_root, { offerId, reason }, context) => {
      const { id: userId } = signedIn(context);
      const decline = { offerId, userId, action: 'DECLINE', reason: reason ?? '' } as const;
      return actOnOffer(context.database, decline);
    },
  }),
);

builder.mutationField('markOfferExchanged', (t) =>
  t.field({
    description:
      'Marks an accepted offer as exchanged, or takes the mark back until the other side has marked it too. With both marks, the collections and lists of both change for good.',
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

/** Adds a mutation for one of the ways to agree on a price. */
function addPriceAction(field: string, action: PriceAction['action'], description: string) {
  builder.mutationField(field, (t) =>
    t.field({
      description: `${description} NOT_FOUND for a third party, CONFLICT with the status if the offer or the proposal was changed meanwhile.`,
      type: OfferPayload,
      args: {
        offerId: t.arg.id({ required: true }),
        variantId: t.arg.id({ required: true }),
        priceInCents: t.arg.int({ required: true, description: 'For each copy.' }),
      },
      resolve: async (_root, args, context) => {
        const { id: userId } = signedIn(context);
        await limitRate(context, PRICE_RATE, userId);
        return agreeOnPrice(context.database, { ...args, userId, action });
      },
    }),
  );
}

addPriceAction(
  'proposeOfferPrice',
  'PROPOSE',
  'Proposes a price for a CONTACT printing of a pending offer.',
);

addPriceAction(
  'takeOfferPrice',
  'TAKE',
  'Takes the price that the other side proposes; FORBIDDEN for the viewer’s own proposal.',
);
