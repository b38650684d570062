import type { Card, Printing, VariantType } from '@domain/card';
import { allBits, noBits, type Bits } from './bits';
import { memoized } from './orders';
import { postingsOf, type Postings } from './postings';

/** A printing with its card; null for a card that has none. */
export interface PrintingRow {
  card: Card;
  printing: Printing | null;
}

/** The printings of an index's cards, prepared for fast queries. */
export interface PrintingRows {
  /** In the cards' order, so that the rows of a card are side by side. */
  readonly rows: readonly PrintingRow[];
  readonly everyRow: Bits;
  /** Each row's card, by its place. */
  readonly cardOf: Int32Array;
  /** Where each card's rows begin, and one more for the end. */
  readonly starts: Int32Array;
  readonly types: Postings<VariantType>;
  /** In lower case. */
  readonly artists: Postings<string>;
  /** The market price of each row in US cents; 0 for none. */
  readonly cents: Int32Array;
  /** Scratch space for each depth of an expression, reused by every query. */
  readonly scratch: (depth: number) => Bits;
}

export function printingRows(cards: readonly Card[]): PrintingRows {
  const rows: PrintingRow[] = [];
  const starts = new Int32Array(cards.length + 1);
  cards.forEach((card, at) => {
    for (const printing of card.cardVariants) rows.push({ card, printing });
    if (card.cardVariants.length === 0) rows.push({ card, printing: null });
    starts[at + 1] = rows.length;
  });
  const cardOf = new Int32Array(rows.length);
  cards.forEach((_card, at) => cardOf.fill(at, starts[at], starts[at + 1]));
  return {
    rows,
    everyRow: allBits(rows.length),
    cardOf,
    starts,
    types: postingsOf(rows, ({ printing }) => (printing ? [printing.variantType] : [])),
    artists: postingsOf(rows, ({ printing }) =>
      typeof printing?.artist === 'string' ? [printing.artist.toLowerCase()] : [],
    ),
    cents: Int32Array.from(rows, ({ printing }) => printing?.currentMarketPrice?.priceCents ?? 0),
    scratch: memoized(() => noBits(rows.length)),
  };
}
