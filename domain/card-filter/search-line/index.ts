export { isWord } from './bare-words';
export { completionsAt, type CompletionOption, type Completions, vocabularyOf } from './complete';
export { exampleWordsOf } from './example-words';
export { searchLineGrammar } from './grammar';
export { SEARCH_LINE_LENGTH } from './tokens';
export { parseSearchLine, type ParsedSearchLine } from './parse-search-line';
export { printExpression } from './print-expression';
export type { SearchLineError } from './tokens';
export { printSearchLine, printUnderstood, splitExpression } from './split-expression';
