export { latestArrival, noteArrivals } from './arrivals';
export { bytesOfCountedCards } from './counted-cards';
export { bytesOfKeptCounts } from './kept-counts';
export { findLackingPrintings, type LackingPrintings } from './lacking-printings';
export { fillWhenChanged } from './older-rows';
export { findPrintings, matchingPrintings } from './queries';
export { fillSearchRows, writeSearchPrices, writeSearchRows } from './search-rows';
