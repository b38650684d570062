export { deckDraftsReducer, draftRebased } from './model/deck-drafts-slice';
export { type DeckEditing, useDeckDraft } from './model/use-deck-draft';
export { AddCardToDeck } from './ui/add-card-to-deck';
export { ImportDeckDialog } from './ui/import-deck-dialog';
export { UnsavedDeck } from './ui/unsaved-deck';
