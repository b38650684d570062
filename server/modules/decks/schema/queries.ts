import { MAX_DECKS, MAX_LINES_OF_DECK } from '@domain/deck';
import { DECK_SEARCH_LENGTH } from '@domain/decks-list';
import { signedIn } from '@server/modules/people';
import { builder, SEARCH } from '@server/platform/graphql/builder';
import { checkFirst, MAX_FIRST, pageRef } from '@server/platform/graphql/page';
import {
  type DeckLack,
  findBuiltReserves,
  findDeckLacks,
  findDecksOfCard,
} from '../queries/deck-needs';
import { ownDecks, visibleDeck } from '../queries/decks';
import { foundDecks, parseDeckCursor, parseDeckSearch } from '../queries/found-decks';
import { DeckRef, LackingDeckRef, DeckOfCardRef, BuiltReserveRef } from './types';

builder.queryField('builtReserves', (t) =>
  t.field({
    description:
      'What the viewer’s built decks hold, by card, so that offers and their sale list can warn.',
    type: [BuiltReserveRef],
    complexity: { field: 5, multiplier: MAX_LINES_OF_DECK },
    resolve: (_root, _args, context) => findBuiltReserves(context.database, signedIn(context).id),
  }),
);

const NO_LACK: DeckLack = { copies: 0, cents: 0, unpriced: 0 };

builder.queryField('decks', (t) =>
  t.field({
    description: `The viewer’s, at most ${MAX_DECKS}; the one that changed last first.`,
    type: [LackingDeckRef],
    complexity: { field: 50, multiplier: MAX_DECKS },
    resolve: async (_root, _args, context) => {
      const { id } = signedIn(context);
      const lacks = await findDeckLacks(context.database, id);
      const decks = await ownDecks(context.database, id);
      return decks.map((deck) => ({ deck, lack: lacks.get(deck.id) ?? NO_LACK }));
    },
  }),
);

const DeckConnection = pageRef('DeckConnection', DeckRef);

/** How many decks a page of an earlier release lists. */
const MOST_PUBLIC = 48;

builder.queryField('foundDecks', (t) =>
  t.field({
    ...SEARCH,
    description: `Decks that other players show to everyone, the one that changed last first. Each of the first ten words begins one of the deck’s name, of its leaders’ or bases’, or its player’s handle.`,
    type: DeckConnection,
    complexity: { field: 5, multiplier: MAX_FIRST },
    args: {
      first: t.arg.int({ defaultValue: 24, required: true }),
      after: t.arg.string(),
      text: t.arg.string({ description: `At most ${DECK_SEARCH_LENGTH} characters.` }),
      format: t.arg.string(),
    },
    resolve: (_root, { first, after, text, format }, { database, viewer }) => {
      checkFirst(first);
      return foundDecks(database, {
        viewerId: viewer?.id ?? null,
        words: parseDeckSearch(text ?? ''),
        format: format ?? null,
        first,
        after: parseDeckCursor(after ?? null),
      });
    },
  }),
);

builder.queryField('publicDecks', (t) =>
  t.field({
    description: `The last ${MOST_PUBLIC} that changed of those that other players show to everyone.`,
    deprecationReason: 'See foundDecks.',
    type: [DeckRef],
    complexity: { field: 5, multiplier: MOST_PUBLIC },
    resolve: async (_root, _args, { database, viewer }) => {
      const all = { words: [], format: null, first: MOST_PUBLIC, after: null };
      const { nodes } = await foundDecks(database, { viewerId: viewer?.id ?? null, ...all });
      return nodes;
    },
  }),
);

builder.queryField('deck', (t) =>
  t.field({
    description: 'NOT_FOUND for somebody else’s private deck and for an unknown one.',
    type: DeckRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { database, viewer }) => visibleDeck(database, viewer?.id ?? null, id),
  }),
);

builder.queryField('decksOfCard', (t) =>
  t.field({
    description: 'The viewer’s decks that use a card, or a reprint of it; by name.',
    type: [DeckOfCardRef],
    complexity: { field: 5, multiplier: MAX_DECKS },
    args: { cardId: t.arg.id({ required: true }) },
    resolve: (_root, { cardId }, context) =>
      findDecksOfCard(context.database, { userId: signedIn(context).id, cardId }),
  }),
);
