export { deleteDecks } from './commands/decks';
export { ownDecksWhole } from './queries/decks';
