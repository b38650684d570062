export { latestArrival, noteArrivals } from './arrivals';
export { findLackingPrintings, type LackingPrintings } from './lacking-printings';
export { findPrintings, matchingPrintings } from './queries';
export { fillSearchRows, writeSearchRows } from './search-rows';
