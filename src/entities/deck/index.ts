export {
  deckApi,
  useCreateDeckMutation,
  useDeckFormatsQuery,
  useDeckNeedsQuery,
  useDeckQuery,
  useDecksOfCardQuery,
  useDecksQuery,
  useDeckVersionsQuery,
  useDeleteDeckMutation,
  useFoundDecksInfiniteQuery,
  useUpdateDeckMutation,
  type Deck,
  type DeckNeed,
  type DeckSummary,
  type LackingDeck,
} from './api/deck-api';
export { VISIBILITY_WORDS } from './model/deck-words';
export { BuiltDecksNote } from './ui/built-decks-note';
export { DeckTile, DeckTilePlaceholder } from './ui/deck-tile';
export { type DeckRules, useDeckRules, useFormatName } from './model/use-deck-rules';
