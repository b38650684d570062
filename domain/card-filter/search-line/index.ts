export { completionsAt, type CompletionOption, type Completions } from './complete';
export type { SearchLineVocabulary } from './completion-words';
export { SEARCH_LINE_GRAMMAR, type SearchLineExample } from './grammar';
export { SEARCH_LINE_LENGTH } from './limits';
export { parseSearchLine, type ParsedSearchLine } from './parse-search-line';
export { printExpression } from './print-expression';
export { printSearchLine } from './print-search-line';
export type { SearchLineError } from './search-line-error';
export { splitExpression } from './split-expression';
