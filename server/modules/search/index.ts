export { findPrintings } from './queries';
export { fillSearchRows, writeSearchRows } from './search-rows';
