import type { Card } from '@domain/card';

export interface Packed {
  card: Card;
  /** How many columns the card takes. */
  span: number;
}

/** A landscape picture two columns wide is as high as a portrait one of one column: 10/7 against 7/5. */
const spanOf = (card: Card, columns: number): number =>
  card.images.front?.orientation === 'LANDSCAPE' ? Math.min(2, columns) : 1;

/**
 * Fills rows of so many columns with cards in their given order. A landscape card takes two columns (one, where
 * there is only one) and starts the next row when only one is left.
 */
export function packRows(cards: readonly Card[], columns: number): Packed[][] {
  const rows: Packed[][] = [];
  let free = 0;
  for (const card of cards) {
    const span = spanOf(card, columns);
    if (span > free) {
      rows.push([]);
      free = columns;
    }
    rows.at(-1)?.push({ card, span });
    free -= span;
  }
  return rows;
}
