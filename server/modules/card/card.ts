import type { Card } from '@domain/card';
import { VARIANT_TYPES } from '@domain/card';
import { builder } from '@server/graphql/builder';
import { Arena, AspectType, CardType, Rarity } from './enums';
import { CardImagesRef, CardVariantRef } from './printing';

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
