import type { Pick } from './use-picks';

/** “1 printing”, “12 printings”. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? noun : plural}`;

/** What is picked so far, in words. */
export function picksWords(picks: readonly Pick[]): string {
  return picks.length === 0 ? 'Nothing picked yet' : `${counted(picks.length, 'printing')} picked`;
}
