import { isInventory } from '../collection';

const COUNT = /^[x×]?(\d+)$/i;

/** Whether a word can stand for a count: `3` or `x3`. */
export const isCountToken = (word: string | undefined): boolean => COUNT.test(word ?? '');

/** How many copies a word such as `3` or `x3` stands for, 1 for none; null beyond 1 to 9,999. */
export function readCount(word: string | undefined): number | null {
  if (word === undefined) return 1;
  const count = Number(COUNT.exec(word)?.[1] ?? NaN);
  return count > 0 && isInventory(count) ? count : null;
}
