import { nanoid } from '@reduxjs/toolkit';
import { noteErrorOf, toNote } from '@domain/offer';
import type { AppThunk } from '@/shared/store';
import { noteDrafts, noteSent, selectNoteText } from './note-drafts-slice';

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
    void dispatch(noteDrafts.post(offerId, noteSent(note)));
    return true;
  };
