import { ASPECT_NAMES } from './aspect';
import type { Card } from './card';
import { ARENA_NAMES, CARD_TYPE_NAMES, RARITIES } from './card-enumerations';
import { pricedPrinting } from './variant-type';

let collator: Intl.Collator | undefined;

/**
 * Compares texts by locale. One collator sorts text everywhere, so that two screens never disagree
 * (rules/filters#sorting).
 */
export const compareTexts = (a: string, b: string): number =>
  (collator ??= new Intl.Collator('en')).compare(a, b);

export const SORT_DIRECTIONS = ['ascending', 'descending'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** The value by which a column sorts a card. */
export type SortValue = number | string | null;

/** Cards without a standard number come after the others, on every screen. */
const numberOf = (card: Card): number => card.standardCardNumber ?? Infinity;

/** What each column of the card table sorts by, in the columns' order (rules/cards#table-columns). */
const valueOf = {
  number: numberOf,
  name: (card) => card.name,
  // By rank, as players expect it: from common to special.
  rarity: (card) => RARITIES.indexOf(card.rarity),
  cost: (card) => card.cost,
  power: (card) => card.power,
  hp: (card) => card.hp,
  cardType: (card) => CARD_TYPE_NAMES[card.cardType],
  arena: (card) => card.arena && ARENA_NAMES[card.arena],
  aspects: (card) => card.aspects.map((aspect) => ASPECT_NAMES[aspect]).join(', '),
  traits: (card) => card.traits.join(', '),
  keywords: (card) => card.keywords.join(', '),
  // No column, but below the name.
  price: (card) => pricedPrinting(card)?.currentMarketPrice?.priceCents ?? 0,
} satisfies Record<string, (card: Card) => SortValue>;

export type CardSortColumn = keyof typeof valueOf;
export const CARD_SORT_COLUMNS = Object.keys(valueOf) as readonly CardSortColumn[];

export interface CardSort {
  column: CardSortColumn;
  direction: SortDirection;
}

export const sortValueOf = (card: Card, column: CardSortColumn): SortValue => valueOf[column](card);

/** Numbers numerically, the rest by locale; null comes first, like an empty text. */
export function compareSortValues(a: SortValue, b: SortValue): number {
  if (a === b) return 0;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareTexts(a === null ? '' : String(a), b === null ? '' : String(b));
}

function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The order of cards that are equal in a column: by standard number, then id (rules/filters#sorting). */
export const compareTies = (a: Card, b: Card): number =>
  compareSortValues(numberOf(a), numberOf(b)) || compareIds(a.id, b.id);

/**
 * A sorted copy of the cards: numbers numerically, everything else by locale string comparison.
 * Ties are sorted by standard number, then id, in either direction, so the order is always defined
 * (rules/filters#sorting).
 */
export function sortCards(cards: readonly Card[], { column, direction }: CardSort): Card[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return cards
    .map((card) => ({ card, value: sortValueOf(card, column) }))
    .sort((a, b) => sign * compareSortValues(a.value, b.value) || compareTies(a.card, b.card))
    .map(({ card }) => card);
}
