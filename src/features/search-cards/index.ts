export { SearchLine } from './ui/search-line';
