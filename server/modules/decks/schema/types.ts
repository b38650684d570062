import {
  DECK_PARTS,
  DECK_VISIBILITIES,
  type DeckLine,
  MAX_DECK_VERSIONS,
  MAX_LINES_OF_DECK,
} from '@domain/deck';
import { builder } from '@server/platform/graphql/builder';
import {
  type BuiltReserve,
  type DeckLack,
  type DeckNeed,
  type DeckOfCard,
  findDeckNeeds,
} from '../queries/deck-needs';
import { type Deck, type DeckVersion, linesOf, versionsOf } from '../queries/decks';

const DeckPartRef = builder.enumType('DeckPart', { values: DECK_PARTS });
export const DeckVisibilityRef = builder.enumType('DeckVisibility', {
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

export const DeckLineInputRef = builder.inputType('DeckLineInput', {
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
    variantIds: t.exposeIDList('variantIds', {
      description: 'All printings of the card and of its reprints.',
    }),
  }),
});

export const DeckRef = builder.objectRef<Deck>('Deck').implement({
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
    companions: t.idList({
      description:
        'The owner’s decks that are played together with it, some of which may be gone; empty for anybody else.',
      resolve: ({ userId, companions }, _args, { viewer }) =>
        viewer?.id === userId ? companions : [],
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

export const LackingDeckRef = builder.objectRef<LackingDeck>('LackingDeck').implement({
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

export const DeckOfCardRef = builder.objectRef<DeckOfCard>('DeckOfCard').implement({
  description: 'One of the viewer’s decks that uses a card, or a reprint of it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    isBuilt: t.exposeBoolean('isBuilt'),
    copies: t.exposeInt('copies'),
  }),
});

export const BuiltReserveRef = builder.objectRef<BuiltReserve>('BuiltReserve').implement({
  description: 'A card of which the viewer’s built decks hold copies.',
  fields: (t) => ({
    cardId: t.exposeID('cardId'),
    name: t.exposeString('name'),
    inBuilt: t.exposeInt('inBuilt', { description: 'Copies in built decks, reprints included.' }),
    free: t.exposeInt('free', { description: 'Owned copies that they leave.' }),
  }),
});
