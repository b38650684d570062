import { counted } from '@/shared/lib/counted';
import type { Pick } from './use-picks';

/** What is picked so far, in words. */
export const picksWords = (picks: readonly Pick[]): string =>
  picks.length === 0 ? 'Nothing picked yet' : `${counted(picks.length, 'printing')} picked`;

/** How many of a set's printings are shown, in words. */
export const foundWords = (found: number, total: number): string =>
  found === total
    ? counted(total, 'printing')
    : `${found.toLocaleString('en')} of ${counted(total, 'printing')}`;
