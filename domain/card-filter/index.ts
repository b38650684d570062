export {
  aspectState,
  canonicalFilter,
  cycleAspect,
  EMPTY_CARD_FILTER,
  expressionOf,
  isChosen,
  SEARCH_TEXT_LENGTH,
  filterOptionsOf,
  toggleChoice,
  type AspectState,
  type CardFilter,
  type FilterOptions,
} from './card-filter';
export {
  CHANGE_SPANS,
  COMPARISONS,
  COPY_COUNTS,
  type CardExpression,
  type ChangeSpan,
  type Comparison,
  type CopyCount,
  EVERY_CARD,
  type Money,
  type NumberProperty,
} from './card-expression';
export {
  conditionsIn,
  factsNeededBy,
  type MarketFact,
  MAX_NAMED_SELLERS,
  NO_FACTS,
  type PrintingFacts,
  sellersNamedIn,
} from './printing-facts';
export {
  filterField,
  FILTER_FIELDS,
  LIST_FIELDS,
  NUMBER_FIELDS,
  type ChoiceField,
  type ChoiceOf,
  type FieldFamily,
  type ListField,
  type NumberListField,
  type WordListField,
} from './fields';
export { namedFacetsOf, type NamedFacet } from './named-facets';
export {
  ASPECT_CHOICES,
  ASPECT_CHOICE_NAMES,
  NO_ASPECT,
  type AspectChoice,
} from './fields/aspect-fields';
export {
  buildCardIndex,
  cardIndexOf,
  type CardIndex,
  type FacetCounts,
  facetCounts,
  type PrintingRow,
  selectCards,
  selectPrintings,
} from './card-index';
export {
  activeFilterLabel,
  activeFilters,
  withoutFilter,
  type ActiveFilter,
} from './active-filters';
export {
  SEARCH_LINE_LENGTH,
  completionsAt,
  exampleWordsOf,
  isWord,
  parseSearchLine,
  printExpression,
  printSearchLine,
  printUnderstood,
  searchLineGrammar,
  splitExpression,
  type CompletionOption,
  type Completions,
  type ParsedSearchLine,
  type SearchLineError,
  vocabularyOf,
} from './search-line';
