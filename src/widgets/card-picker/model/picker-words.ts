import type { Pick } from './use-picks';

/** “1 printing”, “12 printings”. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? noun : `${noun}s`}`;

/** What is picked so far, in words. */
export const picksWords = (picks: readonly Pick[]): string =>
  picks.length === 0 ? 'Nothing picked yet' : `${counted(picks.length, 'printing')} picked`;

/** How many of a set's printings are shown, in words. */
export const foundWords = (found: number, total: number): string =>
  found === total
    ? counted(total, 'printing')
    : `${found.toLocaleString('en')} of ${counted(total, 'printing')}`;
