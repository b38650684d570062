export { checkDeck, type CheckedDeck } from './check/check-deck';
export type { CheckedCard, DeckFinding } from './check/checked-copies';
export { allowedSets, ruleOn } from './check/format-rule';
export { guessedFormat } from './check/guessed-format';
export {
  type DeckContent,
  type DeckLine,
  DECK_PARTS,
  type DeckPart,
  DECK_VISIBILITIES,
  type DeckVisibility,
  MAX_COMPANIONS,
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
export { type AspectPenalty, aspectPenalties, costCurve, handOf } from './deck-facts';
export { type DeckFormats, deckFormats, SHIPPED_FORMATS } from './formats';
export { deckFileText, isTooLargeForDeck } from './read/deck-file';
export { withAnswer } from './read/answer-question';
export type { DeckLineFault, DeckQuestion, DeckReading, ReadDeck } from './read/deck-reading';
export { readDeck } from './read/read-deck';
export { sameCardKey } from './same-card';
export {
  type CardToWrite,
  type WrittenDeck,
  writeDeckJson,
  writeDeckText,
  writeMeleeDeck,
} from './write-deck';
