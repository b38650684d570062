import { ARENA_NAMES } from './arena';
import { ASPECT_NAMES } from './aspect';
import type { Card } from './card';
import { CARD_TYPE_NAMES } from './card-type';
import { RARITY_NAMES } from './rarity';

/** The columns of the card table, in their order (spec 2). */
export const CARD_SORT_COLUMNS = [
  'number',
  'name',
  'rarity',
  'cost',
  'power',
  'hp',
  'cardType',
  'arena',
  'aspects',
  'traits',
  'keywords',
] as const;
export type CardSortColumn = (typeof CARD_SORT_COLUMNS)[number];

export const SORT_DIRECTIONS = ['ascending', 'descending'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

export interface CardSort {
  column: CardSortColumn;
  direction: SortDirection;
}

type SortValue = number | string | null;

/** One collator sorts text everywhere, so that two screens never disagree (product 11). */
const collator = new Intl.Collator('en');

const valueOf: Record<CardSortColumn, (card: Card) => SortValue> = {
  number: (card) => card.standardCardNumber,
  name: (card) => card.name,
  rarity: (card) => RARITY_NAMES[card.rarity],
  cost: (card) => card.cost,
  power: (card) => card.power,
  hp: (card) => card.hp,
  cardType: (card) => CARD_TYPE_NAMES[card.cardType],
  arena: (card) => card.arena && ARENA_NAMES[card.arena],
  aspects: (card) => card.aspects.map((aspect) => ASPECT_NAMES[aspect]).join(', '),
  traits: (card) => card.traits.join(', '),
  keywords: (card) => card.keywords.join(', '),
};

/** Numbers numerically, the rest by locale; what is absent comes before everything, like an empty text. */
function compareValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (a === b) return 0;
  return collator.compare(a === null ? '' : String(a), b === null ? '' : String(b));
}

function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * A sorted copy of the cards (spec 5): numbers numerically, everything else by locale string comparison.
 * Ties go by standard number, then id, in either direction, so that an order is never left to chance (product 11).
 */
export function sortCards(cards: readonly Card[], { column, direction }: CardSort): Card[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const value = valueOf[column];
  return cards
    .map((card) => ({ card, value: value(card) }))
    .sort(
      (a, b) =>
        sign * compareValues(a.value, b.value) ||
        compareValues(a.card.standardCardNumber, b.card.standardCardNumber) ||
        compareIds(a.card.id, b.card.id),
    )
    .map(({ card }) => card);
}
