import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { outboxReducers, type OutboxEntry, type OutboxState } from '@/shared/lib/outbox';

/** A note on its way. */
export interface OutgoingNote extends OutboxEntry {
  offerId: string;
  /** The same for every try, so that it is added only once. */
  key: string;
  content: string;
}

/** What a person wrote in discussions and the server doesn't have yet: outgoing notes by key, and typed texts. */
export interface NoteDraftsState extends OutboxState<OutgoingNote> {
  /** The text in an offer's field, by the offer's id. */
  texts: Record<string, string>;
}

const initialState: NoteDraftsState = { texts: {}, entries: {} };

function setText({ texts }: NoteDraftsState, offerId: string, text: string): void {
  if (text === '') delete texts[offerId];
  else texts[offerId] = text;
}

const noteDraftsSlice = createSlice({
  name: 'noteDrafts',
  initialState,
  reducers: {
    ...outboxReducers<NoteDraftsState>(),
    noteTyped(state, { payload }: PayloadAction<{ offerId: string; text: string }>) {
      setText(state, payload.offerId, payload.text);
    },
    /** The field's text is being sent, and the field is free for the next note. */
    noteSent(state, { payload }: PayloadAction<Pick<OutgoingNote, 'offerId' | 'key' | 'content'>>) {
      setText(state, payload.offerId, '');
      state.entries[payload.key] = { ...payload, status: 'sending', failure: null };
    },
    /** The server has the note. */
    noteAdded({ entries }, { payload: key }: PayloadAction<string>) {
      delete entries[key];
    },
    /** A refused note goes back into the field, before what was typed there since. */
    noteTakenBack(state, { payload: key }: PayloadAction<string>) {
      const note = state.entries[key];
      if (!note) return;
      const text = state.texts[note.offerId];
      setText(state, note.offerId, text === undefined ? note.content : `${note.content}\n${text}`);
      delete state.entries[key];
    },
  },
  selectors: {
    /** The text in the field; may be empty. */
    selectNoteText: ({ texts }, offerId: string): string => texts[offerId] ?? '',
    /** In the order in which they were written. */
    selectOutgoing: createSelector(
      [({ entries }: NoteDraftsState) => entries, (_state: NoteDraftsState, id: string) => id],
      (entries, id) => Object.values(entries).filter(({ offerId }) => offerId === id),
    ),
  },
});

export const {
  reducer: noteDraftsReducer,
  actions: noteDraftActions,
  selectors: { selectNoteText, selectOutgoing },
} = noteDraftsSlice;
export const { noteTyped, noteSent, noteAdded, noteTakenBack } = noteDraftActions;
