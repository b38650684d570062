export { findPrintings, matchingPrintings } from './queries';
export { fillSearchRows, writeSearchRows } from './search-rows';
