export {
  type Aspect,
  ASPECT_COLOURS,
  ASPECT_NAMES,
  ASPECTS,
  groundColour,
  mainColour,
  parseAspect,
} from './aspect';
export { cardNumbers } from './card-numbers';
export type { Card, CardImage, CardImages, Printing, MarketPrice, PrintedFields } from './card';
export {
  type Arena,
  ARENA_NAMES,
  ARENAS,
  CARD_TYPE_NAMES,
  CARD_TYPES,
  type CardType,
  type Orientation,
  ORIENTATIONS,
  parseArena,
  parseCardType,
  parseOrientation,
  parseRarity,
  RARITIES,
  type Rarity,
  RARITY_NAMES,
} from './card-enumerations';
export { cardNumberText, cardNumberWords, iconTokensInWords } from './card-text';
export {
  byPlainness,
  foilOf,
  groupPrintings,
  pricedPrinting,
  parseVariantType,
  VARIANT_ORDER,
  VARIANT_TYPE_CODES,
  VARIANT_TYPE_NAMES,
  VARIANT_TYPES,
  type VariantGroup,
  variantIdOf,
  type VariantType,
} from './variant-type';
export {
  numberKey,
  numberValue,
  numbersOf,
  printingName,
  printingNumberText,
  setAndNumber,
} from './printing-number';
export {
  compareTexts,
  CARD_SORT_COLUMNS,
  type CardSort,
  type CardSortColumn,
  compareSortValues,
  compareTies,
  sortCards,
  SORT_DIRECTIONS,
  type SortDirection,
  type SortValue,
  sortValueOf,
} from './sort-cards';
