export {
  type DeckContent,
  type DeckLine,
  DECK_PARTS,
  type DeckPart,
  DECK_VISIBILITIES,
  type DeckVisibility,
  MAX_COPIES_IN_DECK,
  MAX_LINES_OF_DECK,
  parseDeckPart,
  parseDeckVisibility,
} from './deck';
export {
  DECK_ERRORS,
  DECK_NAME_LENGTH,
  type DeckErrorCode,
  deckNameErrorOf,
  MAX_DECK_VERSIONS,
  MAX_DECKS,
  toDeckName,
} from './own-decks';
