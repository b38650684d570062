export { ARENAS, ARENA_NAMES, parseArena, type Arena } from './arena';
export { ASPECTS, ASPECT_NAMES, parseAspect, type Aspect } from './aspect';
export { CARD_TYPES, CARD_TYPE_NAMES, parseCardType, type CardType } from './card-type';
export { ORIENTATIONS, parseOrientation, type Orientation } from './orientation';
export { RARITIES, RARITY_NAMES, parseRarity, type Rarity } from './rarity';
export {
  VARIANT_TYPES,
  VARIANT_TYPE_CODES,
  VARIANT_TYPE_NAMES,
  parseVariantType,
  type VariantType,
} from './variant-type';
export { ASPECT_COLOURS, groundColour, mainColour } from './aspect-colour';
export { VARIANT_ORDER } from './variant-order';
export type { Card, CardImage, CardImages, CardVariant, MarketPrice } from './card';
export { cardNumberText } from './card-number-text';
export { numbersOf } from './numbers-of';
export { groupVariants, type VariantGroup } from './variant-group';
export {
  CARD_SORT_COLUMNS,
  compareSortValues,
  compareTies,
  sortCards,
  sortValueOf,
  type CardSort,
  type CardSortColumn,
  type SortDirection,
  type SortValue,
} from './sort-cards';
export { textCollator } from './text-collator';
export { iconTokensInWords } from './icon-tokens-in-words';
