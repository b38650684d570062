export {
  DEFAULT_PRINTING_SEARCH_ORDER,
  MAX_NAMED_SELLERS,
  PRINTING_SEARCH_SORTS,
  type PrintingSearchOrder,
  type PrintingSearchSort,
} from './order';
export { IS_SOLD, type PrintingSearch, searchPrintings } from './search';
