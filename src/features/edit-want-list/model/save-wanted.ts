import { MAX_WANTED, NOT_WANTED } from '@domain/want-list';
import type { AppThunk } from '@/shared/store';
import { wantListApi } from '@/entities/want-list';
import { seenWantOf, type OwnWant } from './want-draft';
import { wantDrafts, wantedEdited, type WantedEdited } from './want-drafts-slice';

/** Sends quantities: `sendAgain` after a refusal, `keepOwn` ends a conflict. */
export const wantOutbox = wantDrafts.outbox({
  send: (variantId, { wantListId, wanted, seen }) =>
    wantListApi.endpoints.changeWanted.initiate(
      {
        wantListId,
        items: [{ variantId, quantity: wanted.quantity, expectedVersion: seen.version }],
      },
      { track: false },
    ),
  read({ items, errors }, variantId) {
    const item = items.find((each) => each.variantId === variantId);
    return { there: item ? seenWantOf(item) : null, errors };
  },
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
