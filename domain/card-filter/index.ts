export {
  EMPTY_CARD_FILTER,
  NO_ASPECT,
  SEARCH_TEXT_LENGTH,
  type AspectChoice,
  type CardFilter,
} from './card-filter';
export {
  COMPARISONS,
  EVERY_CARD,
  NUMBER_FIELDS,
  type CardExpression,
  type Comparison,
  type NumberField,
} from './card-expression';
export { predicateOf, type CardPredicate } from './card-matches';
export { expressionOf, filterCards } from './filter-expression';
export { isEmptyFilter } from './is-empty-filter';
