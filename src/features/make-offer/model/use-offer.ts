import { useMemo } from 'react';
import { NOTE_ERRORS, optionalNoteErrorOf } from '@domain/offer';
import { useListedPrintings } from '@/entities/card';
import { useAppSelector } from '@/shared/store';
import { delistedPrinting, type ListedForOffer } from './listed-for-offer';
import type { OfferDraft, OpenOffer } from './offer-draft';
import { selectOfferDraft } from './offer-drafts-slice';
import { offeredItem } from './offered-item';
import { useListedForOffer } from './use-listed-for-offer';

const NONE: OfferDraft['items'] = {};

/** The open dialog's draft, with the cards to choose from and the totals. */
export function useOffer(open: OpenOffer) {
  const draft = useAppSelector((state) => selectOfferDraft(state, open));
  const load = useListedForOffer(open);
  const { items: listed } = load;
  const drafted = draft?.items ?? NONE;
  const gone = useMemo(
    () =>
      Object.values(drafted)
        .filter(({ variantId }) => listed && !(variantId in listed))
        .map((item): [string, ListedForOffer] => [item.variantId, delistedPrinting(item)]),
    [drafted, listed],
  );
  const all = useMemo(
    () => (listed ? { ...Object.fromEntries(gone), ...listed } : null),
    [listed, gone],
  );
  const { rows, cards, error, retry } = useListedPrintings(all);
  const byId = useMemo(() => new Map(rows?.map((row) => [row.id, row])), [rows]);
  const items = useMemo(
    () =>
      draft
        ? Object.values(draft.items).flatMap((item) => {
            const row = byId.get(item.variantId);
            return row ? [offeredItem(row, item, draft)] : [];
          })
        : [],
    [draft, byId],
  );
  return {
    draft,
    /** The list's printings, unordered; null while they load. */
    rows,
    cards,
    pricing: load.pricing,
    /** The offer's items, in the order in which they were added. */
    items,
    /** Why the note can't be sent; null if it can. */
    noteProblem: draft ? noteProblemOf(draft) : null,
    /** Whether there is no such list, or none that the viewer may see. */
    isGone: listed === null,
    error: load.error ?? (rows ? null : error),
    retry: () => (load.error ? load.retry() : retry()),
  };
}

/** A blank note means no note (rules/offers#notes). */
function noteProblemOf({ note, errors }: OfferDraft): string | null {
  const code = optionalNoteErrorOf(note);
  if (code !== null) return NOTE_ERRORS[code];
  return errors.find(({ field }) => field === 'note')?.message ?? null;
}
