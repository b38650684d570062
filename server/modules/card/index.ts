export { cardsOfSet, mayBeCardId, printingOf } from './queries';
