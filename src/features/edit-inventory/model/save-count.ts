import { NO_OVERRIDE, readHave, readNeed, type StoredCount } from '@domain/collection';
import { collectionApi } from '@/entities/collection';
import { apiErrorOf } from '@/shared/api';
import { tryNow } from '@/shared/lib/reachable';
import { isShown, sendDraft } from '@/shared/lib/send-draft';
import type { AppThunk } from '@/shared/store';
import { seenCountOf, type CountPart, type SeenCount } from './count-draft';
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
} from './count-drafts-slice';

/** Sets a printing's Have or Need: shown at once, and sent as soon as the printing's last call is answered. */
export const editCount =
  (edit: CountEdited): AppThunk =>
  (dispatch, getState) => {
    const before = selectDraft(getState(), edit.variantId);
    dispatch(countEdited(edit));
    if (before?.status === 'unsaved') tryNow();
    else if (!before || !isShown(before)) void dispatch(send(edit.variantId));
  };

/** Takes what was typed into a field for a count; anything else reverts (rules/collection#typed-counts). */
export const finishTyping =
  ({ variantId, part }: { variantId: string; part: CountPart }): AppThunk =>
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
  (variantId: string): AppThunk =>
  (dispatch) => {
    dispatch(countSentAgain(variantId));
    void dispatch(send(variantId));
  };

/** Ends a conflict by what the person set. */
export const chooseOwnCount =
  (variantId: string): AppThunk =>
  (dispatch) => {
    dispatch(ownCountChosen(variantId));
    void dispatch(send(variantId));
  };

/** Sends a printing's draft until the server has what the person wants. */
const send =
  (variantId: string): AppThunk<Promise<void>> =>
  (dispatch, getState) =>
    sendDraft<StoredCount, SeenCount>({
      current: () => selectDraft(getState(), variantId),
      write: async (wanted, seen) => {
        const { data, error } = await dispatch(updateOf(variantId, wanted, seen));
        if (error) return { error: apiErrorOf(error) };
        return { there: data.count && seenCountOf(data.count), errors: data.errors };
      },
      isSame,
      onSaved: (sent, seen) => dispatch(countSaved({ variantId, sent, seen })),
      onUnreachable: () => dispatch(countUnsaved(variantId)),
      onSentAgain: () => dispatch(countSentAgain(variantId)),
      onConflict: (theirs) => dispatch(conflictFound({ variantId, theirs })),
      onRefused: () => dispatch(countRefused(variantId)),
      failure: 'Failed to update inventory',
    });

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
