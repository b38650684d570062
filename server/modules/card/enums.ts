import { ARENAS, ASPECTS, CARD_TYPES, ORIENTATIONS, RARITIES, VARIANT_TYPES } from '@domain/card';
import { builder } from '@server/graphql/builder';

export const Arena = builder.enumType('Arena', { values: ARENAS });
export const AspectType = builder.enumType('AspectType', { values: ASPECTS });
export const CardType = builder.enumType('CardType', { values: CARD_TYPES });
export const Orientation = builder.enumType('Orientation', { values: ORIENTATIONS });
export const Rarity = builder.enumType('Rarity', { values: RARITIES });
export const VariantType = builder.enumType('VariantType', { values: VARIANT_TYPES });
