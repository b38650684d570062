import { type CardSet, isCardSetCode, normalizeCardSetCode } from '@domain/card-set';
import { builder, CATALOGUE } from '@server/graphql/builder';
import { cardsOfSet } from '@server/modules/card';
import { CardRef } from '@server/modules/card/schema';
import {
  cardCountOf,
  cardSetById,
  findCardSetByCode,
  findCardSets,
  pricesRecordedAtOf,
} from './queries';

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
    ...CATALOGUE,
    description: 'The set with this code, in upper or lower case; null for an unknown one.',
    type: CardSetRef,
    nullable: true,
    args: { cardSetCode: t.arg.string({ required: true }) },
    resolve: (_root, { cardSetCode }, { database }) => {
      const code = normalizeCardSetCode(cardSetCode);
      return isCardSetCode(code) ? findCardSetByCode(database, code) : null;
    },
  }),
);
