import { MAX_WANTED, NOT_WANTED } from '@domain/want-list';
import { wantListApi } from '@/entities/want-list';
import { apiErrorOf } from '@/shared/api';
import { tryNow } from '@/shared/lib/reachable';
import { isShown, sendDraft } from '@/shared/lib/send-draft';
import type { AppThunk } from '@/shared/store';
import { seenWantOf, type OwnWant, type SeenWant, type Wanted } from './want-draft';
import {
  conflictFound,
  ownWantChosen,
  selectDraft,
  wantedEdited,
  wantedRefused,
  wantedSaved,
  wantedSentAgain,
  wantedUnsaved,
  type WantedEdited,
} from './want-drafts-slice';

/** Sets how many copies are wanted: shown at once, sent as soon as the printing's last call is answered. */
const editWanted =
  (edit: WantedEdited): AppThunk =>
  (dispatch, getState) => {
    const before = selectDraft(getState(), edit.variantId);
    dispatch(wantedEdited(edit));
    if (before?.status === 'unsaved') tryNow();
    else if (!before || !isShown(before)) void dispatch(send(edit.variantId));
  };

/**
 * Wants so many copies; less than one and more than five are left as the nearest of those
 * (rules/trade-lists#want-quantity).
 */
export const setWanted = ({ wantListId, item }: OwnWant, quantity: number): AppThunk =>
  editWanted({
    wantListId,
    variantId: item.variantId,
    cardId: item.cardId,
    wanted: { quantity: Math.min(Math.max(quantity, 1), MAX_WANTED) },
    seen: seenWantOf(item),
  });

/** Takes a printing off the list (rules/trade-lists#want-quantity). */
export const removeWanted = ({ wantListId, item }: OwnWant): AppThunk =>
  editWanted({
    wantListId,
    variantId: item.variantId,
    cardId: item.cardId,
    wanted: { quantity: NOT_WANTED },
    seen: seenWantOf(item),
  });

/** Sends what was refused once more. */
export const sendAgain =
  (variantId: string): AppThunk =>
  (dispatch) => {
    dispatch(wantedSentAgain(variantId));
    void dispatch(send(variantId));
  };

/** Ends a conflict by what the person set. */
export const chooseOwnWant =
  (variantId: string): AppThunk =>
  (dispatch) => {
    dispatch(ownWantChosen(variantId));
    void dispatch(send(variantId));
  };

/** Sends a printing's draft until the server has what the person wants. */
const send =
  (variantId: string): AppThunk<Promise<void>> =>
  (dispatch, getState) =>
    sendDraft<Wanted, SeenWant>({
      current: () => selectDraft(getState(), variantId),
      write: async ({ quantity }, { version: expectedVersion }) => {
        const wantListId = selectDraft(getState(), variantId)?.wantListId ?? '';
        const { data, error } = await dispatch(
          wantListApi.endpoints.changeWanted.initiate(
            { wantListId, items: [{ variantId, quantity, expectedVersion }] },
            { track: false },
          ),
        );
        if (error) return { error: apiErrorOf(error) };
        const told = data.items.find((item) => item.variantId === variantId);
        return { there: told ? seenWantOf(told) : null, errors: data.errors };
      },
      isSame: (one, other) => one.quantity === other.quantity,
      onSaved: (sent, seen) => dispatch(wantedSaved({ variantId, sent, seen })),
      onUnreachable: () => dispatch(wantedUnsaved(variantId)),
      onSentAgain: () => dispatch(wantedSentAgain(variantId)),
      onConflict: (theirs) => dispatch(conflictFound({ variantId, theirs })),
      onRefused: () => dispatch(wantedRefused(variantId)),
      failure: 'Failed to update want list',
    });
