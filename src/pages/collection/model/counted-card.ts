import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Card } from '@domain/card';
import { COLLECTION_KINDS, printingOfKind, type CollectionKind } from '@domain/collection';
import type { PrintingCount } from '@/entities/collection';

/** By the printing's id. */
export type Counts = Readonly<Record<string, PrintingCount>>;

/** A row's counts, kind by kind; undefined where the card has no such printing. */
type CountsOfKinds = Record<CollectionKind, PrintingCount | undefined>;

/** A card with its counts, kind by kind. */
export interface CountedCard {
  id: string;
  card: Card;
  counts: CountsOfKinds;
}

const countedCard = (card: Card, counts: Counts): CountedCard => ({
  id: card.id,
  card,
  counts: Object.fromEntries(
    COLLECTION_KINDS.map((kind) => {
      const printing = printingOfKind(card, kind);
      return [kind, printing && counts[printing.id]];
    }),
  ) as CountsOfKinds,
});

const isSame = (one: CountedCard, other: CountedCard): boolean =>
  one.card === other.card &&
  COLLECTION_KINDS.every((kind) => one.counts[kind] === other.counts[kind]);

/** The rows of cards: a row is the same object while its card and each of its counts are. */
export function useCountedCards(cards: readonly Card[], counts: Counts): readonly CountedCard[] {
  const before = useRef<ReadonlyMap<string, CountedCard>>(new Map());
  const rows = useMemo(
    () =>
      cards.map((card) => {
        const row = countedCard(card, counts);
        const old = before.current.get(card.id);
        return old && isSame(old, row) ? old : row;
      }),
    [before, cards, counts],
  );
  useLayoutEffect(() => {
    before.current = new Map(rows.map((row) => [row.id, row]));
  }, [rows]);
  return rows;
}
