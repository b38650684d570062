export { deleteDecks } from './commands/decks';
export { cardsToWrite } from './queries/cards-to-write';
export { findVisibleDeck, linesOf, ownDecksWhole } from './queries/decks';
export { readDeckFormats } from './queries/formats';
