export { cardsOfSet, mayBeCardId, printingOf } from './queries';
export { findCardsOfSets } from './repo';
