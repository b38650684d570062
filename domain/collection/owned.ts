import type { Card } from '../card';
import { playsetOfCard } from './playset';

/** How many copies of a card a player has, of all its printings, and how many make a playset. */
export interface Owned {
  copies: number;
  playset: number;
}

/** By the printing's id; a printing without one has none. The target is null for everyone but the owner. */
type OwnedCounts = Readonly<Record<string, { inventory: number; target: number | null }>>;

/** What a player has of a card against a playset, which is never less than a target (rules/collection#playset). */
export function ownedOf(
  { cardType, cardVariants }: Pick<Card, 'cardType' | 'cardVariants'>,
  counts: OwnedCounts,
): Owned {
  const own = cardVariants.flatMap(({ id }) => counts[id] ?? []);
  return {
    copies: own.reduce((sum, { inventory }) => sum + inventory, 0),
    playset: playsetOfCard(
      cardType,
      own.map(({ target }) => target ?? 0),
    ),
  };
}
