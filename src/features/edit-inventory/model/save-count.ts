import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { NO_OVERRIDE, readHave, readNeed, type StoredCount } from '@domain/collection';
import { collectionApi } from '@/entities/collection';
import type { ApiError } from '@/shared/api';
import { logError } from '@/shared/lib/log-error';
import { isPassing, tryNow, untilReachable } from '@/shared/lib/reachable';
import { keepWindowOpen } from '@/shared/lib/unsaved-work';
import { isShown, seenCountOf, type CountPart, type SeenCount } from './count-draft';
import {
  conflictFound,
  countEdited,
  countRefused,
  countSaved,
  countSentAgain,
  countUnsaved,
  ownCountChosen,
  selectCountDrafts,
  selectDraft,
  typingDropped,
  type CountEdited,
  type WithCountDrafts,
} from './count-drafts-slice';

type Command<Outcome = void> = ThunkAction<Outcome, WithCountDrafts, unknown, UnknownAction>;
export type CountDispatch = ThunkDispatch<WithCountDrafts, unknown, UnknownAction>;

/** Sets a printing's Have or Need: shown at once, and sent as soon as the printing's last call is answered. */
export const editCount =
  (edit: CountEdited): Command =>
  (dispatch, getState) => {
    const before = selectDraft(getState(), edit.variantId);
    dispatch(countEdited(edit));
    if (before?.status === 'unsaved') tryNow();
    else if (!before || !isShown(before)) void dispatch(send(edit.variantId));
  };

/** Takes what was typed into a field for a count; what is none reverts (spec 5). */
export const finishTyping =
  ({ variantId, part }: { variantId: string; part: CountPart }): Command =>
  (dispatch, getState) => {
    const { typed } = selectCountDrafts(getState());
    if (typed?.variantId !== variantId || typed.part !== part) return;
    const { text, seen } = typed;
    const count = part === 'have' ? readHave(text) : readNeed(text);
    if (count === null) {
      dispatch(typingDropped({ isRefused: text.trim() !== '' }));
    } else {
      const value = part === 'need' && count === NO_OVERRIDE ? null : count;
      dispatch(editCount({ variantId, part, value, seen }));
    }
  };

/** Sends a printing's count that was refused once more. */
export const sendAgain =
  (variantId: string): Command =>
  (dispatch) => {
    dispatch(countSentAgain(variantId));
    void dispatch(send(variantId));
  };

/** Ends a conflict by what the person set. */
export const chooseOwnCount =
  (variantId: string): Command =>
  (dispatch) => {
    dispatch(ownCountChosen(variantId));
    void dispatch(send(variantId));
  };

/**
 * Sends a printing's draft until the server has what the person wants: one call at a time, always with the latest.
 * While the server can't be reached, the draft is kept.
 */
const send =
  (variantId: string): Command<Promise<void>> =>
  async (dispatch, getState) => {
    const closable = keepWindowOpen();
    let failures = 0;
    /** Sent with the answer lost: if one of these stands there now, it was ours. */
    let unheard: StoredCount[] = [];
    const current = () => selectDraft(getState(), variantId);

    for (let draft = current(); draft?.status === 'saving'; draft = current()) {
      const { seen, wanted } = draft;
      const { data, error } = await dispatch(updateOf(variantId, wanted, seen));
      // The draft is another one's by now, such as after a logout.
      if (current()?.seen !== seen) break;

      if (error) {
        if (isPassing(error as ApiError)) {
          failures += 1;
          unheard.push(wanted);
          dispatch(countUnsaved(variantId));
          await untilReachable(failures);
          if (current()?.seen !== seen) break;
          dispatch(countSentAgain(variantId));
        } else if (current()?.wanted === wanted) {
          logError('Failed to update inventory', error);
          dispatch(countRefused(variantId));
        }
        continue;
      }
      failures = 0;
      const { count, errors } = data;
      const told = count && seenCountOf(count);
      const ours = told && unheard.find((sent) => isSame(sent, told));
      unheard = [];
      if (told && errors.length === 0) {
        dispatch(countSaved({ variantId, sent: wanted, seen: told }));
      } else if (ours) {
        dispatch(countSaved({ variantId, sent: ours, seen: told }));
      } else if (told && errors.some(({ code }) => code === 'CONFLICT')) {
        dispatch(conflictFound({ variantId, theirs: told }));
      } else {
        logError('Failed to update inventory', errors);
        dispatch(countRefused(variantId));
      }
    }
    closable();
  };

const updateOf = (variantId: string, wanted: StoredCount, seen: SeenCount) =>
  collectionApi.endpoints.updateCount.initiate(
    {
      variantId,
      inventory: wanted.inventory,
      missingOverrideCount: wanted.missingOverride ?? NO_OVERRIDE,
      expectedVersion: seen.version,
    },
    { track: false },
  );

const isSame = (one: StoredCount, other: StoredCount) =>
  one.inventory === other.inventory && one.missingOverride === other.missingOverride;
