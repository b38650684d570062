import type { DeckSort } from '@domain/decks-list';
import type { LackingDeck } from '@/entities/deck';

/** How a player's decks are sorted, and what that is called. */
export const DECK_SORT_NAMES: Record<DeckSort, string> = {
  changed: 'Last changed',
  copies: 'Fewest missing',
  money: 'Cheapest',
};

/** Sorts decks that the server gave by their last change. What has no price is dearer than anything. */
export function sortDecks(decks: readonly LackingDeck[], sort: DeckSort): readonly LackingDeck[] {
  if (sort === 'changed') return decks;
  const byCopies = (one: LackingDeck, other: LackingDeck) => one.missing - other.missing;
  const byMoney = (one: LackingDeck, other: LackingDeck) =>
    one.unpriced - other.unpriced || one.missingCents - other.missingCents;
  const [first, second] = sort === 'copies' ? [byCopies, byMoney] : [byMoney, byCopies];
  return decks.toSorted((one, other) => first(one, other) || second(one, other));
}
