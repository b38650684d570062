export { useUnderstoodLine } from './model/use-search-field';
export { SearchField } from './ui/search-field';
