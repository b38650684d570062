import type { UnknownAction } from '@reduxjs/toolkit';

const prepareWith =
  (addsEntry: boolean) =>
  <Payload>() =>
  (payload: Payload) => ({ payload, meta: { addsEntry } });

/** A slice's `prepare` for a choice: what it leads to is a new entry of the browser's history (rules/links#history-entries). */
export const inNewEntry = prepareWith(true);

/** A slice's `prepare` for typing, and for what a page chooses by itself: the present entry gets the new address. */
export const inSameEntry = prepareWith(false);

/** Whether an action adds an entry to the browser's history; undefined if it doesn't say. */
export const addsEntry = (action: UnknownAction): boolean | undefined =>
  (action['meta'] as { addsEntry?: boolean } | undefined)?.addsEntry;
