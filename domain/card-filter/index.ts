export {
  EMPTY_CARD_FILTER,
  NO_ASPECT,
  SEARCH_TEXT_LENGTH,
  type AspectChoice,
  type CardFilter,
} from './card-filter';
export {
  COMPARISONS,
  NUMBER_FIELDS,
  type CardExpression,
  type Comparison,
  type NumberField,
} from './card-expression';
export { buildCardIndex, selectCards, type CardIndex } from './card-index';
export { predicateOf, type CardPredicate } from './card-matches';
export { expressionOf } from './filter-expression';
export { ASPECT_CHOICES, ASPECT_CHOICE_NAMES } from './aspect-choice';
export { aspectState, cycleAspect, type AspectState } from './aspect-cycle';
export type { ChoiceField, ChoiceOf, ListField } from './filter-field';
export { isChosen, toggleChoice } from './toggle-choice';
export { filterOptionsOf, type FilterOptions } from './filter-options';
export { activeFilters, withoutFilter, type ActiveFilter } from './active-filters';
export { activeFilterLabel } from './active-filter-label';
export {
  canonicalFilter,
  isFilterNumber,
  LEAST_UPGRADE_NUMBER,
  MOST_WORDS,
  WORD_LENGTH,
} from './canonical-filter';
export { wellFormedText } from './well-formed-text';
export {
  SEARCH_LINE_GRAMMAR,
  SEARCH_LINE_LENGTH,
  completionsAt,
  parseSearchLine,
  printExpression,
  printSearchLine,
  splitExpression,
  type CompletionOption,
  type Completions,
  type ParsedSearchLine,
  type SearchLineError,
  type SearchLineExample,
  type SearchLineVocabulary,
} from './search-line';
