import { useMemo } from 'react';
import { groupBySet, type SetGroup } from '@domain/printing';
import { useListedPrintings, type ListedPrinting } from '@/entities/card';
import { useCardSets } from '@/entities/card-set';
import type { OfferItem } from '@/entities/offer';
import type { ApiError } from '@/shared/api';

/** A printing in an offer with its card. */
export type OfferedPrinting = ListedPrinting<OfferItem>;

interface OfferCards {
  /** By set, then card number, then variant (rules/offers#offer-page); null until the cards were loaded once. */
  groups: readonly SetGroup<OfferedPrinting>[] | null;
  /** How many of the offer's printings the catalogue has no longer. */
  gone: number;
  error: ApiError | null;
  retry: () => void;
}

/** An offer's printings, in the order in which they are shown. */
export function useOfferCards(offerItems: readonly OfferItem[]): OfferCards {
  const items = useMemo(
    () => Object.fromEntries(offerItems.map((item) => [item.variantId, item])),
    [offerItems],
  );
  const { rows, error, retry } = useListedPrintings(items);
  const sets = useCardSets();
  const { cardSets } = sets;
  const groups = useMemo(
    () => rows && cardSets && groupBySet(rows, cardSets, 'CARD_NUMBER'),
    [rows, cardSets],
  );
  const shown = groups?.reduce((sum, { printings }) => sum + printings.length, 0);
  return {
    groups,
    gone: shown === undefined ? 0 : offerItems.length - shown,
    error: error ?? (cardSets ? null : sets.error),
    retry: () => {
      if (!cardSets) sets.retry();
      if (error) retry();
    },
  };
}
