import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * A note on its way. `sending` until it is answered, `unsent` while the server can't be reached and it is tried again
 * and again, `refused` until the person does something about it.
 */
export interface OutgoingNote {
  /** The same for every try, so that none adds it twice. */
  key: string;
  content: string;
  status: 'sending' | 'unsent' | 'refused';
  /** Why it isn't there yet; null while nothing is wrong. */
  message: string | null;
  /** When the server wants another try, in milliseconds since 1970; not there where it didn't say. */
  retryAt?: number;
}

/** What a person wrote in an offer's discussion and the server hasn't. */
export interface NoteDraft {
  /** What the field holds. */
  text: string;
  /** In the order in which they were written. */
  outgoing: OutgoingNote[];
}

/** By the offer's id. */
export type NoteDrafts = Record<string, NoteDraft>;

interface OfNote {
  offerId: string;
  key: string;
}

const initialState: NoteDrafts = {};
const NO_DRAFT: NoteDraft = { text: '', outgoing: [] };

const noteIn = (state: NoteDrafts, { offerId, key }: OfNote): OutgoingNote | undefined =>
  state[offerId]?.outgoing.find((note) => note.key === key);

/** What became of a note. Capsules of earlier versions know no `retryAt`, so that one without it has no such key. */
function become(
  state: NoteDrafts,
  of: OfNote,
  next: Pick<OutgoingNote, 'status' | 'message' | 'retryAt'>,
): void {
  const note = noteIn(state, of);
  if (!note) return;
  delete note.retryAt;
  Object.assign(note, next);
}

function takeOut(state: NoteDrafts, { offerId, key }: OfNote): void {
  const draft = state[offerId];
  if (!draft) return;
  draft.outgoing = draft.outgoing.filter((note) => note.key !== key);
  if (draft.outgoing.length === 0 && draft.text === '') delete state[offerId];
}

const noteDraftsSlice = createSlice({
  name: 'noteDrafts',
  initialState,
  reducers: {
    noteTyped(
      state,
      { payload: { offerId, text } }: PayloadAction<{ offerId: string; text: string }>,
    ) {
      const draft = (state[offerId] ??= { text: '', outgoing: [] });
      draft.text = text;
      if (text === '' && draft.outgoing.length === 0) delete state[offerId];
    },
    /** The field's text is on its way, and the field is free for the next one. */
    noteSent(state, { payload }: PayloadAction<OfNote & { content: string }>) {
      const { offerId, key, content } = payload;
      const outgoing = state[offerId]?.outgoing ?? [];
      const note: OutgoingNote = { key, content, status: 'sending', message: null };
      state[offerId] = { text: '', outgoing: [...outgoing, note] };
    },
    noteUnsent(state, { payload }: PayloadAction<OfNote & { message: string; retryAt?: number }>) {
      const { message, retryAt } = payload;
      const moment = retryAt !== undefined && { retryAt };
      become(state, payload, { status: 'unsent', message, ...moment });
    },
    /** A refused one is on its way again. */
    noteSentAgain(state, { payload }: PayloadAction<OfNote>) {
      become(state, payload, { status: 'sending', message: null });
    },
    noteRefused(state, { payload }: PayloadAction<OfNote & { message: string }>) {
      become(state, payload, { status: 'refused', message: payload.message });
    },
    /** The server has it. */
    noteAdded(state, { payload }: PayloadAction<OfNote>) {
      takeOut(state, payload);
    },
    /** A refused note goes back into the field, before what was typed there since. */
    noteTakenBack(state, { payload }: PayloadAction<OfNote>) {
      const note = noteIn(state, payload);
      const draft = state[payload.offerId];
      if (!note || !draft) return;
      draft.text = draft.text === '' ? note.content : `${note.content}\n${draft.text}`;
      takeOut(state, payload);
    },
  },
  selectors: {
    /** An empty one where nothing was written. */
    selectNoteDraft: (state, offerId: string): NoteDraft => state[offerId] ?? NO_DRAFT,
  },
});

export const noteDraftsReducer = noteDraftsSlice.reducer;
export const {
  noteTyped,
  noteSent,
  noteUnsent,
  noteSentAgain,
  noteRefused,
  noteAdded,
  noteTakenBack,
} = noteDraftsSlice.actions;
export const { selectNoteDraft } = noteDraftsSlice.selectors;
