import { nanoid } from '@reduxjs/toolkit';
import type { QuickAddChoice, QuickAddCopies, QuickAddError } from '@domain/quick-add';
import { collectionApi } from '@/entities/collection';
import { apiErrorOf, type FieldError } from '@/shared/api';
import type { AppThunk } from '@/shared/store';
import {
  additionMade,
  additionUndone,
  quickAdd,
  restKept,
  selectAddition,
  undoRefused,
  undoStarted,
} from './quick-add-slice';

/** The count of a printing in an answer; null if it isn't there. */
const inventoryIn = (
  counts: readonly { variantId: string; inventory: number }[],
  variantId: string,
): number | null => counts.find((count) => count.variantId === variantId)?.inventory ?? null;

/** Sends additions in parallel, each under its key, so a retry is harmless if only the answer was lost. */
const additionOutbox = quickAdd.outbox({
  send: (idempotencyKey, { variantId, wanted: count }) =>
    collectionApi.endpoints.addToCollection.initiate(
      { idempotencyKey, additions: [{ variantId, count }] },
      { track: false },
    ),
  read: ({ stepId, counts, errors }, _key, { variantId }) =>
    stepId === null
      ? { there: null, errors }
      : { there: { stepId, inventory: inventoryIn(counts, variantId) }, errors: [] },
});

/** Adds copies of a printing: listed at once, and retried until the server has them. */
const addCopies = ({ card, printing, count }: QuickAddCopies): AppThunk => {
  const key = nanoid();
  const { id: variantId, number, variantType } = printing;
  return additionOutbox.post(
    key,
    additionMade({ key, count, variantId, number, variantType, name: card.name }),
  );
};

/** Adds the cards of a line. Parts that can't be read stay in the line. */
export const add =
  (choice: QuickAddChoice, unread: readonly QuickAddError[]): AppThunk =>
  (dispatch) => {
    for (const copies of choice) dispatch(addCopies(copies));
    if (unread.length === 0) return;
    const text = unread.map(({ alone }) => alone).join('; ');
    dispatch(restKept({ text, message: problemsInWords(unread) }));
  };

/** The most characters of an entry that a message quotes. */
const MAX_QUOTED = 40;

/** The errors of several entries: the first one's message, and how many others there are. */
export function problemsInWords(errors: readonly QuickAddError[]): string {
  const [first] = errors;
  if (!first) return '';
  const { text, message } = first;
  const quoted = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
  const others = errors.length - 1;
  return `“${quoted}” wasn’t added: ${message}${others > 0 ? ` And ${others} more.` : ''}`;
}

/** Undoes an addition, even if others were made since. */
export const undo =
  (key: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const addition = selectAddition(getState(), key);
    if (!addition?.seen || addition.undoState !== 'none') return;
    const { seen, variantId } = addition;
    dispatch(undoStarted(key));
    const { data, error } = await dispatch(
      collectionApi.endpoints.undoStep.initiate(seen.stepId, { track: false }),
    );
    if (error) dispatch(undoRefused({ key, message: apiErrorOf(error).message }));
    else if (data.stepId !== null || isUndoneAlready(data.errors)) {
      dispatch(additionUndone({ key, inventory: inventoryIn(data.counts, variantId) }));
    } else dispatch(undoRefused({ key, message: sentences(data.errors) }));
  };

const sentences = (errors: readonly FieldError[]): string =>
  errors.map(({ message }) => message).join(' ');

/** By another tab, or by a call of this tab whose answer was lost. */
const isUndoneAlready = (errors: readonly FieldError[]): boolean =>
  errors.some(({ code }) => code === 'ALREADY_UNDONE');
