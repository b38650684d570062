import type { Card } from '@domain/card';
import { COLLECTION_KINDS, printingOfKind, type CollectionKind } from '@domain/collection';
import type { PrintingCount } from '@/entities/collection';

/** By the printing's id. */
export type Counts = Readonly<Record<string, PrintingCount>>;

/** A row's counts, kind by kind; undefined where the card has no such printing. */
export type CountsOfKinds = Record<CollectionKind, PrintingCount | undefined>;

/** Each count is the one that the server's answer holds, so that only a row with another count is drawn again. */
export const countsOfCard = (card: Card, counts: Counts): CountsOfKinds =>
  Object.fromEntries(
    COLLECTION_KINDS.map((kind) => {
      const printing = printingOfKind(card, kind);
      return [kind, printing && counts[printing.id]];
    }),
  ) as CountsOfKinds;
