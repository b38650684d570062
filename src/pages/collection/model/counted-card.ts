import { useMemo } from 'react';
import type { Card } from '@domain/card';
import { COUNTED_KINDS, printingOfKind, type CountedKind } from '@domain/collection';
import type { PrintingCount } from '@/entities/collection';
import { useKeptRows } from '@/shared/lib/rows/kept-rows';

/** By the printing's id. */
export type Counts = Readonly<Record<string, PrintingCount>>;

/** A row's counts by kind; undefined if the card has no such printing. */
type CountsOfKinds = Record<CountedKind, PrintingCount | undefined>;

/** A card with its counts. */
export interface CountedCard extends CountsOfKinds {
  id: string;
  card: Card;
}

const countsOfCard = (card: Card, counts: Counts): CountsOfKinds =>
  Object.fromEntries(
    COUNTED_KINDS.map((kind) => {
      const printing = printingOfKind(card, kind);
      return [kind, printing && counts[printing.id]];
    }),
  ) as CountsOfKinds;

/** The rows of cards: each stays the same object while its card and counts do. */
export const useCountedCards = (cards: readonly Card[], counts: Counts): readonly CountedCard[] =>
  useKeptRows(
    useMemo(
      () => cards.map((card) => ({ id: card.id, card, ...countsOfCard(card, counts) })),
      [cards, counts],
    ),
  );
