import { MAX_INVENTORY, NO_OVERRIDE, readHave, readNeed } from '@domain/collection';
import { collectionApi, type PrintingCount } from '@/entities/collection';
import type { AppThunk } from '@/shared/store';
import { seenCountOf, type CountPart } from './count-draft';
import {
  countDrafts,
  countEdited,
  selectCountDrafts,
  selectDraft,
  selectTypedText,
  typingDropped,
  type CountEdited,
} from './count-drafts-slice';
import { shownCount } from './use-count-draft';

/** Sends counts: `sendAgain` after a refusal, `keepOwn` ends a conflict. */
export const countOutbox = countDrafts.outbox({
  send: (variantId, { wanted, seen }) =>
    collectionApi.endpoints.updateCount.initiate(
      {
        variantId,
        inventory: wanted.inventory,
        missingOverrideCount: wanted.missingOverride ?? NO_OVERRIDE,
        expectedVersion: seen.version,
      },
      { track: false },
    ),
  read: ({ count, errors }) => ({ there: count && seenCountOf(count), errors }),
  failure: 'Failed to update inventory',
});

/** Sets a printing's Have or Need: shown at once, and sent as soon as the printing's last call is answered. */
export const editCount = (edit: CountEdited): AppThunk =>
  countOutbox.post(edit.variantId, countEdited(edit));

/** Commits a field's text as a count; invalid text is reverted (rules/collection#typed-counts). */
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

interface CountStep {
  /** The printing's row from the server. */
  count: PrintingCount;
  part: CountPart;
  by: 1 | -1;
}

/**
 * One copy more or fewer, from 0 to 9,999. It starts from the latest draft, not from what is drawn, so taps in quick
 * succession all count.
 */
export const stepCount =
  ({ count, part, by }: CountStep): AppThunk =>
  (dispatch, getState) => {
    const { variantId } = count;
    const typed = selectTypedText(getState(), variantId, part);
    const { inventory, missing } = shownCount(count, selectDraft(getState(), variantId));
    const shown = part === 'have' ? inventory : (missing?.count ?? 0);
    const from = typed === null || typed.trim() === '' ? shown : Number(typed);
    if (!Number.isInteger(from)) return;
    const value = Math.min(Math.max(from + by, 0), MAX_INVENTORY);
    if (typed === null && value === from) return;
    dispatch(editCount({ variantId, part, value, seen: seenCountOf(count) }));
  };
