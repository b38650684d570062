import type { CardType } from '../card';

/** How many copies of a card a deck may hold (rules/collection#playset). */
export const PLAYSET = { leaderOrBase: 1, other: 3 } as const;

/**
 * How many copies are kept before any is extra: a playset, and never less than the target (rules/collection#playset).
 */
export const playsetOf = (cardType: CardType, target: number): number =>
  Math.max(
    target,
    cardType === 'LEADER' || cardType === 'BASE' ? PLAYSET.leaderOrBase : PLAYSET.other,
  );

/** How many copies of a card are a playset in any mix of its printings, which have these targets. */
export const playsetOfCard = (cardType: CardType, targets: readonly number[]): number =>
  playsetOf(cardType, Math.max(0, ...targets));
