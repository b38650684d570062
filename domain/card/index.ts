export { ARENAS, parseArena, type Arena } from './arena';
export { ASPECTS, parseAspect, type Aspect } from './aspect';
export { CARD_TYPES, parseCardType, type CardType } from './card-type';
export { ORIENTATIONS, parseOrientation, type Orientation } from './orientation';
export { RARITIES, parseRarity, type Rarity } from './rarity';
export {
  VARIANT_TYPES,
  VARIANT_TYPE_CODES,
  VARIANT_TYPE_NAMES,
  parseVariantType,
  type VariantType,
} from './variant-type';
export { VARIANT_ORDER } from './variant-order';
export type { Card, CardImage, CardImages, CardVariant, MarketPrice } from './card';
