export {
  DEFAULT_PRINTING_SEARCH_ORDER,
  PRINTING_SEARCH_SORTS,
  type PrintingSearchOrder,
  type PrintingSearchSort,
} from './order';
export { IS_SOLD, type PrintingSearch, searchPrintings } from './search';
