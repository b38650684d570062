import { nanoid } from '@reduxjs/toolkit';
import type { QuickAddChoice } from '@domain/quick-add';
import { collectionApi, type StepOutcome } from '@/entities/collection';
import { apiErrorOf, type FieldError } from '@/shared/api';
import { createOutbox } from '@/shared/lib/outbox';
import type { AppThunk } from '@/shared/store';
import {
  additionMade,
  additionSaved,
  additionUndone,
  quickAddActions,
  selectAddition,
  undoRefused,
  undoStarted,
  type Addition,
} from './quick-add-slice';

const { addToCollection, undoStep } = collectionApi.endpoints;

/** Sends additions side by side, each under its key: another try is harmless where only the answer was lost. */
const additionOutbox = createOutbox<Addition, StepOutcome>({
  selectLane(state, key) {
    const entry = selectAddition(state, key);
    return entry ? [{ key, entry }] : [];
  },
  request:
    ({ key, entry: { variantId, count } }) =>
    async (dispatch) => {
      const { data, error } = await dispatch(
        addToCollection.initiate(
          { idempotencyKey: key, additions: [{ variantId, count }] },
          { track: false },
        ),
      );
      return error ? { error } : { answer: data };
    },
  settle({ key, entry }, { stepId, counts, errors }) {
    return stepId === null
      ? quickAddActions.sendRefused({ key, failure: { message: sentences(errors) } })
      : additionSaved({ key, stepId, inventory: inventoryIn(counts, entry.variantId) });
  },
  actions: quickAddActions,
});

/** Adds a line's copies: listed at once, and sent until the server has them. */
export const add = ({ card, variant, count }: QuickAddChoice): AppThunk => {
  const key = nanoid();
  const { id: variantId, number, variantType } = variant;
  return additionOutbox.post(
    key,
    additionMade({ key, count, variantId, number, variantType, name: card.name }),
  );
};

/** Undoes an addition, whatever was added since. */
export const undo =
  (key: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const addition = selectAddition(getState(), key);
    if (!addition?.stepId || addition.undoState !== 'none') return;
    const { stepId, variantId } = addition;
    dispatch(undoStarted(key));
    const { data, error } = await dispatch(undoStep.initiate(stepId, { track: false }));
    if (error) dispatch(undoRefused({ key, message: apiErrorOf(error).message }));
    else if (data.stepId !== null || isUndoneAlready(data.errors)) {
      dispatch(additionUndone({ key, inventory: inventoryIn(data.counts, variantId) }));
    } else dispatch(undoRefused({ key, message: sentences(data.errors) }));
  };

const sentences = (errors: readonly FieldError[]): string =>
  errors.map(({ message }) => message).join(' ');

/** By another tab, or by a call of this one of which the answer was lost. */
const isUndoneAlready = (errors: readonly FieldError[]): boolean =>
  errors.some(({ code }) => code === 'ALREADY_UNDONE');

const inventoryIn = (
  counts: readonly { variantId: string; inventory: number }[],
  variantId: string,
): number | null => counts.find((count) => count.variantId === variantId)?.inventory ?? null;
