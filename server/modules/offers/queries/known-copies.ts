import type { KnownCopies } from '@domain/offer';
import type { SharingSubject } from '@domain/sharing';
import type { Transaction } from '@server/platform/db/database';
import { visibleOwner } from '@server/modules/sharing';
import type { Viewer } from '@server/platform/viewer';
import type { NamedCopies } from './commitments';
import { copiesFrom, swapSources } from './copies-to-swap';

/** Copies by printing. */
type Copies = ReadonlyMap<string, number>;

interface KnownCopiesQuery {
  other: { id: string; handle: string | null };
  /** What the terms name, from the viewer's side. */
  gives: readonly NamedCopies[];
  gets: readonly NamedCopies[];
  /** What the present terms name, from the viewer's side; nothing for a new swap. */
  present: { gives: Copies; gets: Copies };
}

/** What the viewer knows of a printing's copies on either side of terms. */
export interface KnownCopiesOfSides {
  gives: (variantId: string) => KnownCopies;
  gets: (variantId: string) => KnownCopies;
}

/**
 * What the viewer knows of the copies that both players may give: from the viewer's own lists and collection, from those
 * of the other player that the viewer may see, and from the present terms (rules/offers#swaps).
 */
export async function knownCopies(
  transaction: Transaction,
  viewer: Viewer,
  { other, gives, gets, present }: KnownCopiesQuery,
): Promise<KnownCopiesOfSides> {
  const sees = async (subject: SharingSubject) =>
    other.handle !== null &&
    (await visibleOwner(transaction, viewer, { handle: other.handle, subject })) !== null;
  const seesWanted = await sees('WANT_LIST');
  const seesForSale = await sees('SALE_LIST');
  const seesExtras = await sees('COLLECTION');
  const toGive = await swapSources(transaction, {
    giverId: viewer.id,
    getterId: other.id,
    items: gives,
    seen: { forSale: true, extras: true, isWanted: () => seesWanted },
  });
  const toGet = await swapSources(transaction, {
    giverId: other.id,
    getterId: viewer.id,
    items: gets,
    // What the viewer wants can be asked for only if the terms name it.
    seen: {
      forSale: seesForSale,
      extras: seesExtras,
      isWanted: (variantId) => present.gets.has(variantId),
    },
  });
  return {
    gives: (variantId) => ({
      seen: copiesFrom(toGive, variantId),
      mayBeMore: !seesWanted && !toGive.forSale.has(variantId),
      inTerms: present.gives.get(variantId) ?? 0,
    }),
    gets: (variantId) => ({
      seen: copiesFrom(toGet, variantId),
      mayBeMore: !seesForSale || !seesExtras,
      inTerms: present.gets.get(variantId) ?? 0,
    }),
  };
}
