import { nanoid } from '@reduxjs/toolkit';
import type { QuickAddChoice } from '@domain/quick-add';
import { collectionApi } from '@/entities/collection';
import { apiErrorOf } from '@/shared/api';
import { isPassing, untilReachable } from '@/shared/lib/reachable';
import { keepWindowOpen } from '@/shared/lib/unsaved-work';
import type { AppThunk } from '@/shared/store';
import {
  additionAdded,
  additionMade,
  additionRefused,
  additionSent,
  additionUndone,
  additionUnsent,
  selectAddition,
  undoRefused,
  undoStarted,
} from './quick-add-slice';

const { addToCollection, undoStep } = collectionApi.endpoints;

/** Adds what a line means: listed at once, and sent until the server has it. */
export const add =
  ({ card, variant, count }: QuickAddChoice): AppThunk =>
  (dispatch) => {
    const key = nanoid();
    const { id: variantId, number, variantType } = variant;
    dispatch(additionMade({ key, count, variantId, number, variantType, name: card.name }));
    void dispatch(send(key));
  };

/** Sends an addition under its own key, which makes another try harmless where only the answer was lost. */
const send =
  (key: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const closable = keepWindowOpen();
    const current = () => selectAddition(getState(), key);
    let failures = 0;
    for (let addition = current(); addition?.status === 'adding'; addition = current()) {
      const { variantId, count } = addition;
      const { data, error } = await dispatch(
        addToCollection.initiate(
          { idempotencyKey: key, additions: [{ variantId, count }] },
          { track: false },
        ),
      );
      if (error && isPassing(apiErrorOf(error))) {
        failures += 1;
        dispatch(additionUnsent({ key }));
        await untilReachable(failures, apiErrorOf(error).retryAt);
        dispatch(additionSent({ key }));
      } else if (error) {
        dispatch(additionRefused({ key, message: apiErrorOf(error).message }));
      } else if (data.stepId === null) {
        dispatch(additionRefused({ key, message: sentences(data.errors) }));
      } else {
        const { stepId, counts } = data;
        dispatch(additionAdded({ key, stepId, inventory: inventoryIn(counts, variantId) }));
      }
    }
    closable();
  };

/** Takes an addition back, whatever was added since. */
export const undo =
  (key: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { stepId, status, variantId } = selectAddition(getState(), key) ?? {};
    if (!stepId || !variantId || status !== 'added') return;
    dispatch(undoStarted({ key }));
    const { data, error } = await dispatch(undoStep.initiate(stepId, { track: false }));
    if (error) dispatch(undoRefused({ key, message: apiErrorOf(error).message }));
    else if (data.stepId !== null || isUndoneAlready(data.errors)) {
      dispatch(additionUndone({ key, inventory: inventoryIn(data.counts, variantId) }));
    } else dispatch(undoRefused({ key, message: sentences(data.errors) }));
  };

type Errors = readonly { message: string; code: string | null }[];

const sentences = (errors: Errors): string => errors.map(({ message }) => message).join(' ');

/** By another tab, or by a call of this one of which the answer was lost. */
const isUndoneAlready = (errors: Errors): boolean =>
  errors.some(({ code }) => code === 'ALREADY_UNDONE');

const inventoryIn = (
  counts: readonly { variantId: string; inventory: number }[],
  variantId: string,
): number | null => counts.find((count) => count.variantId === variantId)?.inventory ?? null;
