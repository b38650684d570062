import { nanoid, type UnknownAction } from '@reduxjs/toolkit';
import { noteErrorOf, toNote } from '@domain/offer';
import { changeOfferApi } from '@/entities/offer';
import { apiErrorOf } from '@/shared/api';
import { isPassing, tryNow, untilReachable } from '@/shared/lib/reachable';
import { keepWindowOpen } from '@/shared/lib/unsaved-work';
import type { AppThunk } from '@/shared/store';
import {
  noteAdded,
  noteRefused,
  noteSent,
  noteSentAgain,
  noteUnsent,
  selectNoteDraft,
  type OutgoingNote,
} from './note-drafts-slice';

const { addOfferNote } = changeOfferApi.endpoints;

const isOnItsWay = ({ status }: OutgoingNote): boolean => status !== 'refused';

/** Has a note sent behind those that are on their way already, which keeps their order. */
const withSender =
  (offerId: string, action: UnknownAction): AppThunk =>
  (dispatch, getState) => {
    const isSending = selectNoteDraft(getState(), offerId).outgoing.some(isOnItsWay);
    dispatch(action);
    if (isSending) tryNow();
    else void dispatch(send(offerId));
  };

/**
 * Sends what the field holds, trimmed, and frees the field.
 *
 * @returns false for what can't be a note, such as a blank one, which isn't sent (rules/offers#notes)
 */
export const sendNote =
  (offerId: string): AppThunk<boolean> =>
  (dispatch, getState) => {
    const { text } = selectNoteDraft(getState(), offerId);
    if (noteErrorOf(text) !== null) return false;
    dispatch(withSender(offerId, noteSent({ offerId, key: nanoid(), content: toNote(text) })));
    return true;
  };

/** Tries a note that isn't there yet once more, at once. */
export const sendAgain =
  (offerId: string, { key, status }: OutgoingNote): AppThunk =>
  (dispatch) => {
    if (status === 'unsent') tryNow();
    else dispatch(withSender(offerId, noteSentAgain({ offerId, key })));
  };

/** Sends the notes of one offer, one after the other, each under its key until it is answered. */
const send =
  (offerId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const closable = keepWindowOpen();
    const next = () => selectNoteDraft(getState(), offerId).outgoing.find(isOnItsWay);
    let failures = 0;
    for (let note = next(); note; note = next()) {
      const { key, content } = note;
      const { data, error } = await dispatch(
        addOfferNote.initiate({ offerId, content, idempotencyKey: key }, { track: false }),
      );
      const message = apiErrorOf(error)?.message ?? data?.errors[0]?.message;
      if (message === undefined) {
        failures = 0;
        dispatch(noteAdded({ offerId, key }));
      } else if (error && isPassing(apiErrorOf(error))) {
        failures += 1;
        const { retryAt } = apiErrorOf(error);
        const moment = retryAt !== undefined && { retryAt };
        dispatch(noteUnsent({ offerId, key, message, ...moment }));
        await untilReachable(failures, retryAt);
      } else dispatch(noteRefused({ offerId, key, message }));
    }
    closable();
  };
