import type { VariantType } from '../card';

/** What else will do for a want: its printing alone, any of its card, any that isn't foil, or chosen kinds. */
export const WOULD_DO = ['THIS', 'ANY', 'NO_FOIL', 'KINDS'] as const;
export type WouldDo = (typeof WOULD_DO)[number];

/** How much a want matters to its owner. */
export const WANT_PRIORITIES = ['MUST', 'NORMAL', 'NICE'] as const;
export type WantPriority = (typeof WANT_PRIORITIES)[number];

/** What a player means by a want. */
export interface WantTerms {
  wouldDo: WouldDo;
  /** The kinds that will do besides the want's own printing; empty unless `wouldDo` is `KINDS`. */
  kinds: readonly VariantType[];
  /** The most that a copy may cost, in whole cents; null for any price. */
  atMostCents: number | null;
  priority: WantPriority;
}
