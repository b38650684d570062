import type { Card, CardVariant, VariantType } from '@domain/card';
import { allBits, noBits, type Bits } from './bits';
import { memoized } from './orders';
import { postingsOf, type Postings } from './postings';

/** A printing with its card; null for a card that has none. */
export interface PrintingRow {
  card: Card;
  variant: CardVariant | null;
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
    for (const variant of card.cardVariants) rows.push({ card, variant });
    if (card.cardVariants.length === 0) rows.push({ card, variant: null });
    starts[at + 1] = rows.length;
  });
  const cardOf = new Int32Array(rows.length);
  cards.forEach((_card, at) => cardOf.fill(at, starts[at], starts[at + 1]));
  return {
    rows,
    everyRow: allBits(rows.length),
    cardOf,
    starts,
    types: postingsOf(rows, ({ variant }) => (variant ? [variant.variantType] : [])),
    artists: postingsOf(rows, ({ variant }) =>
      typeof variant?.artist === 'string' ? [variant.artist.toLowerCase()] : [],
    ),
    cents: Int32Array.from(rows, ({ variant }) => variant?.currentMarketPrice?.priceCents ?? 0),
    scratch: memoized(() => noBits(rows.length)),
  };
}
