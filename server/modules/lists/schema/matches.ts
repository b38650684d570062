import { MAX_OFFER_ITEMS } from '@domain/offer';
import { builder, FROM_REPLICA } from '@server/platform/graphql/builder';
import { checkFirst, MAX_FIRST, pageRef } from '@server/platform/graphql/page';
import { signedIn } from '@server/modules/people';
import { type Match, matchingPlayers, matchWith, parseMatchCursor } from '../queries/matches';
import { type WantedForSale, wantedForSale } from '../queries/wanted-for-sale';
import type { MatchedPrinting } from '../queries/match-rows';
import { CopiesCostRef } from './copies-cost';

const MatchedPrintingRef = builder.objectRef<MatchedPrinting>('MatchedPrinting').implement({
  description: 'A printing that one of two players wants and the other sells.',
  fields: (t) => ({
    variantId: t.exposeID('variantId'),
    cardId: t.exposeID('cardId'),
    quantity: t.exposeInt('quantity', {
      description: 'Copies that could change hands.',
    }),
  }),
});

const MatchRef = builder.objectRef<Match>('Match').implement({
  description: 'What a player and the viewer could offer each other.',
  fields: (t) => ({
    id: t.exposeID('handle'),
    userHandle: t.exposeString('handle'),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When one of the player’s matching lists was changed last.',
    }),
    buyCount: t.exposeInt('buyCount', {
      description: 'How many printings the viewer wants and the player sells.',
    }),
    sellCount: t.exposeInt('sellCount', {
      description: 'How many printings the player wants and the viewer sells.',
    }),
    buyWorth: t.expose('buyWorth', {
      type: CopiesCostRef,
      description: 'Their copies that could change hands, at market prices.',
    }),
    buyAsked: t.expose('buyAsked', {
      type: CopiesCostRef,
      description: 'The same at the prices that the player asks.',
    }),
    sellWorth: t.expose('sellWorth', {
      type: CopiesCostRef,
      description: 'Their copies that could change hands, at market prices.',
    }),
    sellAsked: t.expose('sellAsked', {
      type: CopiesCostRef,
      description: 'The same at the prices that the viewer asks.',
    }),
    toBuy: t.expose('toBuy', {
      type: [MatchedPrintingRef],
      description: `Those printings, the most expensive first, at most as many as one offer may name (${MAX_OFFER_ITEMS}).`,
      complexity: { field: 1, multiplier: MAX_OFFER_ITEMS },
    }),
    toSell: t.expose('toSell', {
      type: [MatchedPrintingRef],
      description: `Those printings, the most expensive first, at most as many as one offer may name (${MAX_OFFER_ITEMS}).`,
      complexity: { field: 1, multiplier: MAX_OFFER_ITEMS },
    }),
  }),
});

const MatchConnection = pageRef('MatchConnection', MatchRef);

builder.queryField('matchingPlayers', (t) =>
  t.field({
    ...FROM_REPLICA,
    description: `Players who sell printings that the viewer wants, or want printings that the viewer sells, by lists that the viewer may see: the most valuable match first, then most printings, then latest change; 1 to ${MAX_FIRST} at once.`,
    type: MatchConnection,
    complexity: { field: 1, multiplier: MAX_FIRST },
    args: { first: t.arg.int({ defaultValue: 6, required: true }), after: t.arg.string() },
    resolve: (_root, { first, after }, context) => {
      const viewer = signedIn(context);
      checkFirst(first);
      return matchingPlayers(context.database, viewer, {
        first,
        after: parseMatchCursor(after ?? null),
      });
    },
  }),
);

builder.queryField('matchWith', (t) =>
  t.field({
    ...FROM_REPLICA,
    description: 'The same for one player; null for nothing, and for private lists.',
    type: MatchRef,
    nullable: true,
    args: { userHandle: t.arg.string({ required: true }) },
    resolve: (_root, { userHandle }, context) =>
      matchWith(context.database, signedIn(context), userHandle),
  }),
);

const WantedForSaleRef = builder.objectRef<WantedForSale>('WantedForSale').implement({
  fields: (t) => ({
    wanted: t.exposeInt('wanted', { description: 'How many printings are on the want list.' }),
    forSale: t.exposeInt('forSale', {
      description: 'How many of them others sell, by lists that the viewer may see.',
    }),
  }),
});

builder.queryField('wantedForSale', (t) =>
  t.field({
    ...FROM_REPLICA,
    description: 'How much of the viewer’s want list others sell.',
    type: WantedForSaleRef,
    resolve: (_root, _args, context) => wantedForSale(context.database, signedIn(context)),
  }),
);
