export { caseText } from './case-text';
export { latestArrival, noteArrivals } from './arrivals';
export { fillWhenChanged } from './older-rows';
export { fillSearchRows, writeSearchPrices, writeSearchRows } from './search-rows';
export { hasPrintingText } from './printed-types';
