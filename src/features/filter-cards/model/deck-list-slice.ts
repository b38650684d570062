import { createSlice } from '@reduxjs/toolkit';
import type { Decoded } from '@domain/card-list-link';
import {
  DECK_SEARCH_LENGTH,
  type DeckSort,
  decodeDecksList,
  DEFAULT_DECKS_LIST,
  type DecksList,
  encodeDecksList,
} from '@domain/decks-list';
import { wellFormedText } from '@domain/plain-text';
import type { AddressLink } from '@/shared/lib/address/address-link';
import { inNewEntry, inSameEntry } from '@/shared/lib/address/history-entry';

/** What the page of decks shows. */
interface DeckListState extends DecksList {
  /** The ignored parts of the link, until dismissed. */
  dropped: string[];
}

const initialState: DeckListState = { ...DEFAULT_DECKS_LIST, dropped: [] };

const deckListSlice = createSlice({
  name: 'deckList',
  initialState,
  reducers: (create) => ({
    /** The address changed: a link was opened, or the user went back or forward. */
    deckLinkFollowed: create.reducer<Decoded<DecksList>>(
      (_state, { payload: { state, dropped } }): DeckListState => ({ ...state, dropped }),
    ),
    deckSortChosen: create.preparedReducer(inNewEntry<DeckSort>(), (state, { payload: sort }) => {
      state.sort = sort;
    }),
    /** Null for all formats. */
    deckFormatChosen: create.preparedReducer(
      inNewEntry<string | null>(),
      (state, { payload: format }) => {
        state.format = format;
      },
    ),
    deckTextTyped: create.preparedReducer(inSameEntry<string>(), (state, { payload: text }) => {
      state.text = wellFormedText(text, DECK_SEARCH_LENGTH);
    }),
    /** Every public deck is listed again. */
    deckSearchCleared: create.preparedReducer(inNewEntry<void>(), (state) => {
      const { text, format } = DEFAULT_DECKS_LIST;
      Object.assign(state, { text, format });
    }),
    deckDroppedRead: create.reducer((state) => {
      state.dropped = [];
    }),
  }),
  selectors: { selectDeckList: (state) => state },
});

export const deckListReducer = deckListSlice.reducer;
export const {
  deckDroppedRead,
  deckFormatChosen,
  deckSearchCleared,
  deckSortChosen,
  deckTextTyped,
} = deckListSlice.actions;
export const { selectDeckList } = deckListSlice.selectors;

/** Converts between the state of the page of decks and its address. */
export const deckListLink: AddressLink<DecksList> = {
  select: (state) => encodeDecksList(selectDeckList(state)),
  decode: decodeDecksList,
  encode: encodeDecksList,
  followed: deckListSlice.actions.deckLinkFollowed,
};
