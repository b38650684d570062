import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type DeckLine, MAX_COPIES_IN_DECK } from '@domain/deck';

/** Cards of a deck that aren't saved yet. */
export interface DeckDraft {
  /** The version of the deck that the person saw. */
  version: number;
  /** A card that was taken out stays with 0 copies until the deck is saved, so that no row moves under a finger. */
  lines: DeckLine[];
}

/** Unsaved cards of the viewer's decks, by the deck's id. */
type DeckDraftsState = Record<string, DeckDraft>;

interface SavedDeck {
  id: string;
  version: number;
  lines: readonly DeckLine[];
}

const initialState: DeckDraftsState = {};

const draftOf = (state: DeckDraftsState, { id, version, lines }: SavedDeck): DeckDraft =>
  (state[id] ??= { version, lines: lines.map((line) => ({ ...line })) });

const isAt =
  ({ part, cardId }: Pick<DeckLine, 'part' | 'cardId'>) =>
  (line: DeckLine): boolean =>
    line.part === part && line.cardId === cardId;

const deckDraftsSlice = createSlice({
  name: 'deckDrafts',
  initialState,
  reducers: {
    copiesSet(state, { payload }: PayloadAction<{ deck: SavedDeck; line: DeckLine }>) {
      const { lines } = draftOf(state, payload.deck);
      const at = lines.find(isAt(payload.line));
      if (at) at.copies = payload.line.copies;
      else lines.push(payload.line);
    },
    /** One more copy of each of these. */
    cardsAdded(state, { payload }: PayloadAction<{ deck: SavedDeck; lines: DeckLine[] }>) {
      const { lines } = draftOf(state, payload.deck);
      for (const added of payload.lines) {
        const at = lines.find(isAt(added));
        if (at) at.copies = Math.min(at.copies + added.copies, MAX_COPIES_IN_DECK);
        else lines.push(added);
      }
    },
    /** Everything in it is replaced, such as by a former version. */
    linesReplaced(state, { payload }: PayloadAction<{ deck: SavedDeck; lines: DeckLine[] }>) {
      draftOf(state, payload.deck).lines = payload.lines;
    },
    /** The person has seen this version: one that they made otherwise, or one that they overwrite on purpose. */
    draftRebased(state, { payload }: PayloadAction<{ id: string; version: number }>) {
      const draft = state[payload.id];
      if (draft) draft.version = payload.version;
    },
    draftDropped(state, { payload: id }: PayloadAction<string>) {
      delete state[id];
    },
  },
  selectors: {
    selectDeckDraft: (state, id: string): DeckDraft | null => state[id] ?? null,
  },
});

export const deckDraftsReducer = deckDraftsSlice.reducer;
export const { cardsAdded, copiesSet, draftDropped, draftRebased, linesReplaced } =
  deckDraftsSlice.actions;
export const { selectDeckDraft } = deckDraftsSlice.selectors;
