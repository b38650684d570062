import { comparePrintings, type Printing } from '@domain/printing';
import type { Card } from '@domain/card';
import type { TradeListKind } from '@domain/trade-list';
import type { PrintingCount } from '@/entities/collection';
import { suggestedQuantity } from './suggested-quantity';

/** A printing of which a list is to hold more copies than it does. */
export interface Raise extends Printing {
  from: number;
  to: number;
}

interface Given {
  /** Those that are shown, which are all that is looked at. */
  cards: readonly Card[];
  /** What the collection says, and what the list holds already; by the printing's id. */
  counts: Readonly<Record<string, PrintingCount>>;
  listed: Readonly<Record<string, number>>;
}

/** What a list lacks by what the collection says: all that is missing, or all that can be spared; by card number. */
export const raisesOf = (kind: TradeListKind, { cards, counts, listed }: Given): Raise[] =>
  cards
    .flatMap((card) =>
      card.cardVariants.map((variant) => {
        const from = listed[variant.id] ?? 0;
        return { card, variant, from, to: suggestedQuantity(kind, from, counts[variant.id]) };
      }),
    )
    .filter(({ from, to }) => to > from)
    .sort(comparePrintings('CARD_NUMBER'));
