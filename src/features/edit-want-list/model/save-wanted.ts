import { MAX_WANTED, NOT_WANTED } from '@domain/want-list';
import { wantListApi } from '@/entities/want-list';
import { createDraftOutbox } from '@/shared/lib/outbox';
import type { AppThunk } from '@/shared/store';
import { isSameWanted, seenWantOf, type OwnWant, type WantDraft } from './want-draft';
import {
  selectDraft,
  wantDraftActions,
  wantedEdited,
  type WantedEdited,
} from './want-drafts-slice';

/** Sends quantities: `sendAgain` after a refusal, `keepOwn` ends a conflict. */
export const wantOutbox = createDraftOutbox({
  selectDraft,
  request:
    (variantId, { wantListId, wanted, seen }: WantDraft) =>
    async (dispatch) => {
      const item = { variantId, quantity: wanted.quantity, expectedVersion: seen.version };
      const { data, error } = await dispatch(
        wantListApi.endpoints.changeWanted.initiate(
          { wantListId, items: [item] },
          { track: false },
        ),
      );
      if (error) return { error };
      const current = data.items.find((each) => each.variantId === variantId);
      return { answer: { there: current ? seenWantOf(current) : null, errors: data.errors } };
    },
  isSame: isSameWanted,
  actions: wantDraftActions,
  failure: 'Failed to update want list',
});

/** Sets how many copies are wanted: shown at once, sent as soon as the printing's last call is answered. */
const editWanted = (edit: WantedEdited): AppThunk =>
  wantOutbox.post(edit.variantId, wantedEdited(edit));

/** Sets how many copies are wanted, clamped to 1 to 5 (rules/trade-lists#want-quantity). */
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
