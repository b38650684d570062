import { createSelector, type PayloadAction } from '@reduxjs/toolkit';
import { createDrafts, newDraft, type Draft, type OutboxState } from '@/shared/lib/outbox';

/** A note on its way: its text. */
export interface OutgoingNote extends Draft<string, object> {
  offerId: string;
  /** Doesn't change from try to try, so that the note is added only once. */
  key: string;
}

/** What a person wrote in discussions and the server doesn't have yet: outgoing notes by key, and typed texts. */
export interface NoteDraftsState extends OutboxState<OutgoingNote> {
  /** The text in an offer's field, by the offer's id. */
  texts: Record<string, string>;
}

interface NoteSent extends Pick<OutgoingNote, 'offerId' | 'key'> {
  content: string;
}

const initialState: NoteDraftsState = { texts: {}, entries: {} };

function setText({ texts }: NoteDraftsState, offerId: string, text: string): void {
  if (text === '') delete texts[offerId];
  else texts[offerId] = text;
}

/** A note that isn't changed once it is sent. */
export const WRITTEN = {};

export const noteDrafts = createDrafts({
  name: 'noteDrafts',
  initialState,
  laneOf: ({ offerId }) => offerId,
  flashes: () => false,
  reducers: {
    noteTyped(state, { payload }: PayloadAction<{ offerId: string; text: string }>) {
      setText(state, payload.offerId, payload.text);
    },
    /** The field's text is being sent, and the field is free for the next note. */
    noteSent(state, { payload }: PayloadAction<NoteSent>) {
      const { content, ...note } = payload;
      setText(state, note.offerId, '');
      state.entries[note.key] = { ...note, ...newDraft(WRITTEN, content) };
    },
    /** A refused note goes back into the field, before what was typed there since. */
    noteTakenBack(state, { payload: key }: PayloadAction<string>) {
      const note = state.entries[key];
      if (!note) return;
      const text = state.texts[note.offerId];
      setText(state, note.offerId, text === undefined ? note.wanted : `${note.wanted}\n${text}`);
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

export const noteDraftsReducer = noteDrafts.reducer;
export const { noteTyped, noteSent, noteTakenBack } = noteDrafts.actions;
export const { selectNoteText, selectOutgoing } = noteDrafts.selectors;
