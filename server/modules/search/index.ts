export { bytesOfCountedCards } from './queries/counted-cards';
export { bytesOfKeptCounts } from './queries/kept-counts';
export { findLackingPrintings, type LackingPrintings } from './queries/lacking-printings';
export { searchPrintings, matchingPrintings } from './queries/search-printings';
