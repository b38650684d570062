import { type CardSet, isCardSetCode, normalizeCardSetCode } from '@domain/card-set';
import { builder, CATALOGUE, ONE_CARD_SET } from '@server/platform/graphql/builder';
import { FieldErrorRef } from '@server/platform/graphql/field-error';
import { cardsOfSet } from '../queries/cards/cards';
import { CardRef } from './cards';
import { admin } from '@server/modules/people';
import { type ChangedCardSet, changeCardSet } from '../commands/sets/change-card-set';
import { changePicture, SET_PICTURES } from '../commands/sets/change-picture';
import { moveCardSet, MOVES } from '../commands/sets/move-card-set';
import { findListedSets, type ListedSet } from '../queries/sets/listed-sets';
import {
  cardCountOf,
  cardSetById,
  findCardSetByCode,
  findCardSets,
  pricesRecordedAtOf,
} from '../queries/sets/card-sets';

/** How many sets, and cards of a set, count in a query's complexity. */
const TYPICAL_CARDS = 260;

const TYPICAL_SETS = 10;

const CardSetRef = builder.objectRef<CardSet>('CardSet').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    imageUrl: t.string({
      nullable: true,
      // Without a picture of its own, the one drawn for its code.
      resolve: ({ id, imageUrl }) => imageUrl ?? `/images/card_sets/${id}`,
    }),
    releasedOn: t.exposeString('releasedOn', {
      description: 'The day, such as `2024-03-08`; null if no source says so.',
      nullable: true,
    }),
    cardCount: t.int({ resolve: ({ id }, _args, context) => cardCountOf(context).load(id) }),
    pricesRecordedAt: t.field({
      description: 'When the newest price of the set was stated; null without any price.',
      type: 'DateTime',
      nullable: true,
      resolve: ({ id }, _args, context) => pricesRecordedAtOf(context).load(id),
    }),
    cards: t.field({
      description: 'All cards of the set, by standard number.',
      type: [CardRef],
      complexity: { field: 1, multiplier: TYPICAL_CARDS },
      resolve: ({ id }, _args, context) => cardsOfSet(context).load(id),
    }),
  }),
});

builder.objectField(CardRef, 'cardSet', (t) =>
  t.field({
    type: CardSetRef,
    resolve: ({ cardSetId }, _args, context) => cardSetById(context).load(cardSetId),
  }),
);

builder.queryField('cardSets', (t) =>
  t.field({
    ...CATALOGUE,
    description: 'All sets, in order of release.',
    type: [CardSetRef],
    complexity: { field: 1, multiplier: TYPICAL_SETS },
    resolve: (_root, _args, { database }) => findCardSets(database),
  }),
);

builder.queryField('cardSet', (t) =>
  t.field({
    ...ONE_CARD_SET,
    description: 'The set with this code, in upper or lower case; null for an unknown one.',
    type: CardSetRef,
    nullable: true,
    args: { cardSetCode: t.arg.string({ required: true }) },
    resolve: async (_root, { cardSetCode }, { database, askedCardSets, passOver }) => {
      const code = normalizeCardSetCode(cardSetCode);
      const found = isCardSetCode(code) ? await findCardSetByCode(database, code) : null;
      if (code !== cardSetCode) passOver();
      if (found) askedCardSets.add(found.id);
      return found;
    },
  }),
);

const CatalogueOrigin = builder.enumType('CatalogueOrigin', {
  values: ['DEMO', 'IMPORT'] as const,
});

const ListedSetRef = builder.objectRef<ListedSet>('ListedCardSet').implement({
  description: 'A set, as administrators see it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    imageUrl: t.string({ resolve: ({ id, imageUrl }) => imageUrl ?? `/images/card_sets/${id}` }),
    hasOwnPicture: t.boolean({
      description: 'Whether an administrator gave it its picture; otherwise it is drawn.',
      resolve: ({ imageUrl }) => imageUrl?.startsWith(`${SET_PICTURES}/`) ?? false,
    }),
    origin: t.expose('origin', { type: CatalogueOrigin }),
    source: t.exposeString('source', {
      description: 'The file or address of the latest import.',
      nullable: true,
    }),
    importedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ importedAt }) => importedAt?.toISOString(),
    }),
    pricesRecordedAt: t.field({
      description: 'When the newest price of the set was stated; null without any price.',
      type: 'DateTime',
      nullable: true,
      resolve: ({ pricesRecordedAt }) => pricesRecordedAt?.toISOString(),
    }),
    cards: t.exposeInt('cards'),
    printings: t.exposeInt('printings'),
  }),
});

builder.queryField('listedCardSets', (t) =>
  t.field({
    description: 'For administrators: all sets in their order, with their imports.',
    type: [ListedSetRef],
    complexity: { field: 1, multiplier: TYPICAL_SETS },
    resolve: (_root, _args, context) => {
      admin(context);
      return findListedSets(context.database);
    },
  }),
);

const ChangeCardSetPayload = builder.objectRef<ChangedCardSet>('ChangeCardSetPayload').implement({
  fields: (t) => ({
    cardSet: t.expose('cardSet', {
      description: 'As it is now; with errors, it is only there in a conflict.',
      type: ListedSetRef,
      nullable: true,
    }),
    errors: t.expose('errors', { type: [FieldErrorRef] }),
  }),
});

const CardSetTextsInput = builder.inputType('CardSetTextsInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    description: t.string({ required: true }),
  }),
});

const ChangeCardSetInput = builder.inputType('ChangeCardSetInput', {
  fields: (t) => ({
    cardSetId: t.id({ required: true }),
    name: t.string({ required: true }),
    description: t.string({ required: true }),
    seen: t.field({
      description: 'What the person saw; if that has changed, the answer is CONFLICT.',
      type: CardSetTextsInput,
      required: true,
    }),
  }),
});

const CardSetMove = builder.enumType('CardSetMove', { values: MOVES });

builder.mutationFields((t) => ({
  changeCardSet: t.field({
    description: 'For administrators: changes a set’s name and description.',
    type: ChangeCardSetPayload,
    args: { input: t.arg({ type: ChangeCardSetInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const { id } = admin(context);
      return changeCardSet(context.database, id, input);
    },
  }),
  moveCardSet: t.field({
    description: 'For administrators: moves a set by one place in the list of sets.',
    type: ChangeCardSetPayload,
    args: {
      cardSetId: t.arg.id({ required: true }),
      move: t.arg({ type: CardSetMove, required: true }),
    },
    resolve: (_root, args, context) => {
      const { id } = admin(context);
      return moveCardSet(context.database, id, args);
    },
  }),
  removeCardSetPicture: t.field({
    description: 'For administrators: gives a set its drawn picture back.',
    type: ChangeCardSetPayload,
    args: { cardSetId: t.arg.id({ required: true }) },
    resolve: (_root, { cardSetId }, context) => {
      const { id } = admin(context);
      return changePicture(context.database, id, cardSetId, null);
    },
  }),
}));
