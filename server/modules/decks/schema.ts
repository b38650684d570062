import {
  DECK_NAME_LENGTH,
  DECK_PARTS,
  DECK_VISIBILITIES,
  type DeckLine,
  MAX_DECK_VERSIONS,
  MAX_DECKS,
  MAX_LINES_OF_DECK,
} from '@domain/deck';
import { signedIn } from '@server/modules/people';
import { builder } from '@server/platform/graphql/builder';
import { FieldErrorRef } from '@server/platform/graphql/field-error';
import { createDeck, deleteDeck, type DeckResult, mayShow, updateDeck } from './commands/decks';
import {
  type BuiltReserve,
  type DeckLack,
  type DeckNeed,
  type DeckOfCard,
  findBuiltReserves,
  findDeckLacks,
  findDeckNeeds,
  findDecksOfCard,
} from './queries/deck-needs';
import {
  type Deck,
  type DeckVersion,
  linesOf,
  ownDecks,
  publicDecks,
  versionsOf,
  visibleDeck,
} from './queries/decks';

const DeckPartRef = builder.enumType('DeckPart', { values: DECK_PARTS });
const DeckVisibilityRef = builder.enumType('DeckVisibility', {
  description: 'Who may see a deck: its owner, everyone with its address, or everyone.',
  values: DECK_VISIBILITIES,
});

const DeckLineRef = builder.objectRef<DeckLine>('DeckLine').implement({
  description: 'So many copies of a card in one part of a deck.',
  fields: (t) => ({
    cardId: t.exposeID('cardId'),
    part: t.expose('part', { type: DeckPartRef }),
    copies: t.exposeInt('copies'),
  }),
});

const DeckLineInputRef = builder.inputType('DeckLineInput', {
  fields: (t) => ({
    cardId: t.id({ required: true }),
    part: t.field({ type: DeckPartRef, required: true }),
    copies: t.int({ required: true }),
  }),
});

const DeckVersionRef = builder.objectRef<DeckVersion>('DeckVersion').implement({
  description: 'What was in a deck once it was saved.',
  fields: (t) => ({
    version: t.exposeInt('version'),
    savedAt: t.field({ type: 'DateTime', resolve: ({ savedAt }) => savedAt }),
    lines: t.expose('lines', { type: [DeckLineRef] }),
  }),
});

const CheapestPrintingRef = builder
  .objectRef<NonNullable<DeckNeed['cheapest']>>('CheapestPrinting')
  .implement({
    description: 'The printing of a card, or of a reprint of it, with the lowest market price.',
    fields: (t) => ({
      cardId: t.exposeID('cardId'),
      variantId: t.exposeID('variantId'),
      priceCents: t.int({ resolve: ({ cents }) => cents }),
    }),
  });

const DeckNeedRef = builder.objectRef<DeckNeed>('DeckNeed').implement({
  description: 'What the viewer has of one card of a deck, in any printing, and what they lack.',
  fields: (t) => ({
    cardId: t.exposeID('cardId'),
    needed: t.exposeInt('needed'),
    owned: t.exposeInt('owned'),
    committed: t.exposeInt('committed', {
      description: 'Of the owned ones, those that accepted offers promise to others.',
    }),
    inBuilt: t.exposeInt('inBuilt', {
      description: 'Of the owned ones, those in the viewer’s other built decks.',
    }),
    missing: t.exposeInt('missing'),
    cheapest: t.expose('cheapest', { type: CheapestPrintingRef, nullable: true }),
  }),
});

const DeckRef = builder.objectRef<Deck>('Deck').implement({
  description: 'A deck. It names cards, not printings (rules/decks#deck).',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    format: t.exposeString('format', {
      description: 'The id of a format, which may not be known any more.',
    }),
    visibility: t.expose('visibility', { type: DeckVisibilityRef }),
    isBuilt: t.exposeBoolean('isBuilt', {
      description: 'Whether its copies aren’t free for other decks.',
    }),
    isOwner: t.boolean({ resolve: (deck, _args, { viewer }) => deck.userId === viewer?.id }),
    ownerHandle: t.exposeString('ownerHandle', { nullable: true }),
    version: t.exposeInt('version'),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
    cards: t.exposeInt('cards', { description: 'Copies in its main part.' }),
    faces: t.exposeIDList('faces', {
      description: 'The cards that are its leaders and bases, leaders first.',
    }),
    lines: t.field({
      type: [DeckLineRef],
      complexity: { field: 1, multiplier: MAX_LINES_OF_DECK },
      resolve: ({ id }, _args, { database }) => linesOf(database, id),
    }),
    needs: t.field({
      type: [DeckNeedRef],
      nullable: true,
      complexity: { field: 5, multiplier: MAX_LINES_OF_DECK },
      description: 'What the viewer has and lacks, card by card; null for a visitor.',
      resolve: ({ id: deckId }, _args, { database, viewer }) =>
        viewer && findDeckNeeds(database, { deckId, viewerId: viewer.id }),
    }),
    versions: t.field({
      type: [DeckVersionRef],
      nullable: true,
      complexity: { field: 5, multiplier: MAX_DECK_VERSIONS },
      description: 'The newest first; null for anybody but its owner.',
      resolve: async ({ id, userId }, _args, { database, viewer }) =>
        viewer?.id === userId ? versionsOf(database, id) : null,
    }),
  }),
});

/** One of the viewer's decks, and what it lacks. */
interface LackingDeck {
  deck: Deck;
  lack: DeckLack;
}

const LackingDeckRef = builder.objectRef<LackingDeck>('LackingDeck').implement({
  description: 'One of the viewer’s decks, and what it still lacks of what they own.',
  fields: (t) => ({
    deck: t.expose('deck', { type: DeckRef }),
    missing: t.int({ description: 'In copies.', resolve: ({ lack }) => lack.copies }),
    missingCents: t.int({
      description: 'Each copy at its cheapest printing’s market price, where there is one.',
      resolve: ({ lack }) => lack.cents,
    }),
    unpriced: t.int({
      description: 'Missing copies of which no printing has a price.',
      resolve: ({ lack }) => lack.unpriced,
    }),
  }),
});

const DeckOfCardRef = builder.objectRef<DeckOfCard>('DeckOfCard').implement({
  description: 'One of the viewer’s decks that uses a card, or a reprint of it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    isBuilt: t.exposeBoolean('isBuilt'),
    copies: t.exposeInt('copies'),
  }),
});

const BuiltReserveRef = builder.objectRef<BuiltReserve>('BuiltReserve').implement({
  description: 'A card of which the viewer’s built decks hold copies.',
  fields: (t) => ({
    cardId: t.exposeID('cardId'),
    name: t.exposeString('name'),
    inBuilt: t.exposeInt('inBuilt', { description: 'Copies in built decks, reprints included.' }),
    free: t.exposeInt('free', { description: 'Owned copies that they leave.' }),
  }),
});

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

/** How many public decks are listed. */
const MOST_PUBLIC = 48;

builder.queryField('publicDecks', (t) =>
  t.field({
    description: `The last ${MOST_PUBLIC} that changed of those that players show to everyone.`,
    type: [DeckRef],
    complexity: { field: 5, multiplier: MOST_PUBLIC },
    resolve: (_root, _args, { database, viewer }) =>
      publicDecks(database, viewer?.id ?? null, MOST_PUBLIC),
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

const DeckPayload = builder.objectRef<DeckResult>('DeckPayload').implement({
  fields: (t) => ({
    deck: t.expose('deck', {
      type: DeckRef,
      nullable: true,
      description: 'After the change, also with errors; null for one that wasn’t made.',
    }),
    errors: t.expose('errors', { type: [FieldErrorRef] }),
  }),
});

const NAME = `1 to ${DECK_NAME_LENGTH} characters.`;
const LINES = `At most ${MAX_LINES_OF_DECK}, a card at most once in each part.`;

builder.mutationField('createDeck', (t) =>
  t.field({
    description: 'Makes a private deck. The same key again gives the deck that it made.',
    type: DeckPayload,
    args: {
      name: t.arg.string({ required: true, description: NAME }),
      format: t.arg.string({ required: true }),
      lines: t.arg({ type: [DeckLineInputRef], required: true, description: LINES }),
      idempotencyKey: t.arg.string({ required: true }),
    },
    resolve: (_root, input, context) => createDeck(context.database, signedIn(context).id, input),
  }),
);

builder.mutationField('updateDeck', (t) =>
  t.field({
    description:
      'Changes what is given. NOT_FOUND for somebody else’s and for an unknown one; CONFLICT for another version; to show it needs a handle.',
    type: DeckPayload,
    args: {
      id: t.arg.id({ required: true }),
      name: t.arg.string({ description: NAME }),
      format: t.arg.string(),
      lines: t.arg({ type: [DeckLineInputRef], description: LINES }),
      visibility: t.arg({ type: DeckVisibilityRef }),
      isBuilt: t.arg.boolean(),
      expectedVersion: t.arg.int({ required: true }),
    },
    resolve: (_root, change, context) => {
      const { id, handle } = signedIn(context);
      mayShow(handle, change.visibility);
      return updateDeck(context.database, id, change);
    },
  }),
);

builder.mutationField('deleteDeck', (t) =>
  t.field({
    description: 'Deletes one of the viewer’s; nothing if it is gone already.',
    type: builder
      .objectRef<{ id: string }>('DeleteDeckPayload')
      .implement({ fields: (of) => ({ id: of.exposeID('id') }) }),
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      await deleteDeck(context.database, { id, userId: signedIn(context).id });
      return { id };
    },
  }),
);
