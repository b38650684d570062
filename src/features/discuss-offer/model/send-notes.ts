import { nanoid } from '@reduxjs/toolkit';
import { noteErrorOf, toNote } from '@domain/offer';
import { changeOfferApi, type NoteOutcome } from '@/entities/offer';
import { createOutbox } from '@/shared/lib/outbox';
import type { AppThunk } from '@/shared/store';
import {
  noteAdded,
  noteDraftActions,
  noteSent,
  selectNoteText,
  selectOutgoing,
  type OutgoingNote,
} from './note-drafts-slice';

/** Sends an offer's notes one after the other, which keeps their order, each under its key. */
export const noteOutbox = createOutbox<OutgoingNote, NoteOutcome>({
  selectLane: (state, offerId) =>
    selectOutgoing(state, offerId).map((entry) => ({ key: entry.key, entry })),
  request:
    ({ key, entry: { offerId, content } }) =>
    async (dispatch) => {
      const { data, error } = await dispatch(
        changeOfferApi.endpoints.addOfferNote.initiate(
          { offerId, content, idempotencyKey: key },
          { track: false },
        ),
      );
      return error ? { error } : { answer: data };
    },
  settle({ key }, { errors: [refusal] }) {
    return refusal
      ? noteDraftActions.sendRefused({ key, failure: { message: refusal.message } })
      : noteAdded(key);
  },
  actions: noteDraftActions,
});

/**
 * Sends the field's text, trimmed, and empties the field.
 *
 * @returns false for what can't be a note, such as a blank one, which isn't sent (rules/offers#notes)
 */
export const sendNote =
  (offerId: string): AppThunk<boolean> =>
  (dispatch, getState) => {
    const text = selectNoteText(getState(), offerId);
    if (noteErrorOf(text) !== null) return false;
    const note = { offerId, key: nanoid(), content: toNote(text) };
    dispatch(noteOutbox.post(offerId, noteSent(note)));
    return true;
  };
