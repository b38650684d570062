export { bytesOfCountedCards } from './counted-cards';
export { bytesOfKeptCounts } from './kept-counts';
export { findLackingPrintings, type LackingPrintings } from './lacking-printings';
export { findPrintings, matchingPrintings } from './queries';
