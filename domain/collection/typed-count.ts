import { isInventory, NO_OVERRIDE } from './inventory';

/** Digits alone, with room around them: neither `1e3` nor `1.0` nor `+1` is a count. */
const WHOLE_NUMBER = /^\s*(\d+)\s*$/;

/**
 * What was typed as a Have: from 0 to 9,999; null for anything else, which reverts, as an empty one does
 * (rules/collection#typed-counts).
 */
export function readHave(text: string): number | null {
  const number = Number(WHOLE_NUMBER.exec(text)?.[1] ?? NaN);
  return isInventory(number) ? number : null;
}

/** What was typed as a Need: as a Have, but an empty one is −1, the default (rules/collection#typed-counts). */
export const readNeed = (text: string): number | null =>
  text.trim() === '' ? NO_OVERRIDE : readHave(text);
