import { useMemo } from 'react';
import { useListedPrintings } from '@/entities/card';
import { type ListedForOffer, unlistedPrinting } from './listed-for-offer';
import { type ListSubject, type OfferDraft, pileOf } from './offer-draft';
import { offeredItem } from './offered-item';
import { useListedForOffer } from './use-listed-for-offer';

const NOTHING: Readonly<Record<string, ListedForOffer>> = {};

/** The cards to choose from for a draft of an offer on a list, and those in it. */
export function useOffer(draft: OfferDraft & ListSubject) {
  const load = useListedForOffer(draft);
  // The terms that are answered can be changed without the list, too (rules/offers#counter-offers).
  const isHidden = load.items === null && !!draft.counters;
  const listed = isHidden ? NOTHING : load.items;
  const pile = pileOf(draft);
  const drafted = draft.wanted[pile];
  const answered = draft.seen.terms[pile];
  const gone = useMemo(
    () =>
      Object.values(isHidden ? { ...answered, ...drafted } : drafted)
        .filter(({ variantId }) => listed && !(variantId in listed))
        .map((item): [string, ListedForOffer] => {
          const copies = isHidden ? (answered[item.variantId]?.quantity ?? 0) : 0;
          return [item.variantId, unlistedPrinting(item, copies)];
        }),
    [drafted, answered, listed, isHidden],
  );
  const all = useMemo(
    () => (listed ? { ...Object.fromEntries(gone), ...listed } : null),
    [listed, gone],
  );
  const { rows, cards, error, retry } = useListedPrintings(all);
  const byId = useMemo(() => new Map(rows?.map((row) => [row.id, row])), [rows]);
  const items = useMemo(
    () =>
      Object.values(drafted).flatMap((pick) => {
        const row = byId.get(pick.variantId);
        return row ? [offeredItem(row, pick, draft)] : [];
      }),
    [drafted, draft, byId],
  );
  return {
    /** The list's printings, unordered; null while they load. */
    rows,
    cards,
    pricing: load.pricing,
    /** The offer's items, in the order in which they were added. */
    items,
    /** Whether there is no such list, or none that the viewer may see. */
    isGone: listed === null,
    error: load.error ?? (rows ? null : error),
    retry: () => (load.error ? load.retry() : retry()),
  };
}
