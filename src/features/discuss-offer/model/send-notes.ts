import { nanoid } from '@reduxjs/toolkit';
import { noteErrorOf, toNote } from '@domain/offer';
import { changeOfferApi } from '@/entities/offer';
import type { AppThunk } from '@/shared/store';
import { noteDrafts, noteSent, selectNoteText, WRITTEN } from './note-drafts-slice';

/** Sends an offer's notes one after the other, which keeps their order, each under its key. */
export const noteOutbox = noteDrafts.outbox({
  send: (idempotencyKey, { offerId, wanted: content }) =>
    changeOfferApi.endpoints.addOfferNote.initiate(
      { offerId, content, idempotencyKey },
      { track: false },
    ),
  read: ({ errors }) => ({ there: errors.length === 0 ? WRITTEN : null, errors }),
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
    void dispatch(noteOutbox.post(offerId, noteSent(note)));
    return true;
  };
