import {
  ARENAS,
  ASPECTS,
  type Card,
  CARD_TYPES,
  type CardImage,
  type CardImages,
  type Printing,
  type MarketPrice,
  ORIENTATIONS,
  RARITIES,
  VARIANT_TYPES,
} from '@domain/card';
import { fieldRefusal } from '@server/platform/errors';
import { builder, CATALOGUE } from '@server/platform/graphql/builder';
import { cardById } from '../queries/cards/cards';

const Arena = builder.enumType('Arena', { values: ARENAS });

const AspectType = builder.enumType('AspectType', { values: ASPECTS });

const CardType = builder.enumType('CardType', { values: CARD_TYPES });

const Orientation = builder.enumType('Orientation', { values: ORIENTATIONS });

const Rarity = builder.enumType('Rarity', { values: RARITIES });

export const VariantType = builder.enumType('VariantType', { values: VARIANT_TYPES });

export const CardImageRef = builder.objectRef<CardImage>('CardImage').implement({
  description: 'One face. `/{width}` after the address selects a size.',
  fields: (t) => ({
    id: t.exposeID('id'),
    url: t.exposeString('url'),
    orientation: t.expose('orientation', { type: Orientation }),
  }),
});

const CardImagesRef = builder.objectRef<CardImages>('CardImages').implement({
  fields: (t) => ({
    front: t.expose('front', { type: CardImageRef, nullable: true }),
    back: t.expose('back', { type: CardImageRef, nullable: true }),
  }),
});

const MarketPriceRef = builder.objectRef<MarketPrice>('MarketPrice').implement({
  description: 'A price in whole US cents and when its provider stated it.',
  fields: (t) => ({
    priceCents: t.exposeInt('priceCents'),
    recordedAt: t.expose('recordedAt', { type: 'DateTime' }),
  }),
});

export const CardVariantRef = builder.objectRef<Printing>('CardVariant').implement({
  description: 'A printing of a card, with its own number.',
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeString('number'),
    otherNumbers: t.exposeStringList('otherNumbers', {
      description: 'Other numbers of the same printing, ascending.',
    }),
    variantType: t.expose('variantType', { type: VariantType }),
    artist: t.exposeString('artist', { nullable: true }),
    currentMarketPrice: t.expose('currentMarketPrice', { type: MarketPriceRef, nullable: true }),
    images: t.expose('images', { type: CardImagesRef }),
  }),
});

/** A card with all its printings; the card-set module adds `cardSet`. */
export const CardRef = builder.objectRef<Card>('Card').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    cardSetId: t.exposeID('cardSetId'),
    name: t.exposeString('name'),
    subtitle: t.exposeString('subtitle', { nullable: true }),
    standardCardNumber: t.exposeInt('standardCardNumber', { nullable: true }),
    hyperspaceCardNumber: t.exposeInt('hyperspaceCardNumber', { nullable: true }),
    showcaseCardNumber: t.exposeInt('showcaseCardNumber', { nullable: true }),
    standardFullCardNumber: t.exposeString('standardFullCardNumber', { nullable: true }),
    cost: t.exposeInt('cost', { nullable: true }),
    rarity: t.expose('rarity', { type: Rarity }),
    power: t.exposeInt('power', { nullable: true }),
    hp: t.exposeInt('hp', { nullable: true }),
    upgradePower: t.exposeInt('upgradePower', { nullable: true }),
    upgradeHp: t.exposeInt('upgradeHp', { nullable: true }),
    cardType: t.expose('cardType', { type: CardType }),
    arena: t.expose('arena', { type: Arena, nullable: true }),
    aspects: t.expose('aspects', { type: [AspectType] }),
    traits: t.exposeStringList('traits'),
    keywords: t.exposeStringList('keywords'),
    frontText: t.exposeString('frontText', { nullable: true }),
    backText: t.exposeString('backText', { nullable: true }),
    unique: t.exposeBoolean('unique'),
    images: t.expose('images', { type: CardImagesRef }),
    cardVariants: t.expose('cardVariants', {
      type: [CardVariantRef],
      complexity: { field: 1, multiplier: VARIANT_TYPES.length },
    }),
  }),
});

/** The most cards of one query: a whole set and a margin. */
const MAX_IDS = 300;

const CardConnection = builder.objectRef<{ nodes: Card[] }>('CardConnection').implement({
  fields: (t) => ({ nodes: t.expose('nodes', { type: [CardRef] }) }),
});

builder.queryField('card', (t) =>
  t.field({
    ...CATALOGUE,
    type: CardRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => cardById(context).load(id),
  }),
);

builder.queryField('cards', (t) =>
  t.field({
    ...CATALOGUE,
    description: `Cards in the order of their ids in the query, without unknown ones; 1 to ${MAX_IDS} ids.`,
    type: CardConnection,
    complexity: { field: 1, multiplier: MAX_IDS },
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_root, { ids }, context) => {
      if (ids.length < 1 || ids.length > MAX_IDS) {
        throw fieldRefusal('ids', `Ask for 1 to ${MAX_IDS} cards at once.`);
      }
      const found = await Promise.all(ids.map((id) => cardById(context).load(id)));
      return { nodes: found.filter((card) => card !== null) };
    },
  }),
);

interface Aspect {
  id: string;
  aspectType: (typeof ASPECTS)[number];
  imageUrl: string;
}

const aspects: Aspect[] = ASPECTS.map((aspectType) => {
  const id = aspectType.toLowerCase();
  return { id, aspectType, imageUrl: `/images/aspects/${id}` };
});

const AspectRef = builder.objectRef<Aspect>('Aspect').implement({
  description: 'One of the six aspects and its icon. `/40` after the address selects a size.',
  fields: (t) => ({
    id: t.exposeID('id'),
    aspectType: t.expose('aspectType', { type: AspectType }),
    imageUrl: t.exposeString('imageUrl'),
  }),
});

builder.queryField('aspects', (t) =>
  t.field({
    ...CATALOGUE,
    type: [AspectRef],
    complexity: { field: 1, multiplier: ASPECTS.length },
    resolve: () => aspects,
  }),
);
