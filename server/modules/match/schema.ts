import { MAX_OFFER_ITEMS } from '@domain/offer';
import { builder } from '@server/graphql/builder';
import { checkFirst, MAX_FIRST, PageInfoRef } from '@server/graphql/page';
import { signedIn } from '@server/modules/user';
import {
  type Match,
  type MatchedPrinting,
  matchingPlayers,
  type MatchPage,
  matchWith,
  parseMatchCursor,
} from './queries';

const MatchedPrintingRef = builder.objectRef<MatchedPrinting>('MatchedPrinting').implement({
  description: 'A printing that one of two players looks for and the other sells.',
  fields: (t) => ({
    variantId: t.exposeID('variantId'),
    cardId: t.exposeID('cardId'),
    quantity: t.exposeInt('quantity', {
      description: 'As many copies as are looked for and as are still for sale.',
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
      description: 'When one of the player’s lists that match was changed last.',
    }),
    buyCount: t.exposeInt('buyCount', {
      description: 'How many printings the viewer looks for and the player sells.',
    }),
    sellCount: t.exposeInt('sellCount', {
      description: 'How many printings the player looks for and the viewer sells.',
    }),
    toBuy: t.expose('toBuy', {
      type: [MatchedPrintingRef],
      description: `Those printings, as many as one offer may name (${MAX_OFFER_ITEMS}).`,
      complexity: { field: 1, multiplier: MAX_OFFER_ITEMS },
    }),
    toSell: t.expose('toSell', {
      type: [MatchedPrintingRef],
      description: `Those printings, as many as one offer may name (${MAX_OFFER_ITEMS}).`,
      complexity: { field: 1, multiplier: MAX_OFFER_ITEMS },
    }),
  }),
});

const MatchConnection = builder.objectRef<MatchPage>('MatchConnection').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [MatchRef] }),
    pageInfo: t.expose('pageInfo', { type: PageInfoRef }),
  }),
});

builder.queryField('matchingPlayers', (t) =>
  t.field({
    description: `Who sells what the viewer looks for, or looks for what the viewer sells, by lists that the viewer may see, exact on the printing; both ways first, then by the number of printings, then the one changed last; 1 to ${MAX_FIRST} at once.`,
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
    description: 'The same with one player; null for nothing, and for a private list as for none.',
    type: MatchRef,
    nullable: true,
    args: { userHandle: t.arg.string({ required: true }) },
    resolve: (_root, { userHandle }, context) =>
      matchWith(context.database, signedIn(context), userHandle),
  }),
);
