import type { KnownCopies } from '@domain/offer';
import type { SharingSubject } from '@domain/sharing';
import type { Transaction } from '@server/platform/db/database';
import { visibleOwner } from '@server/modules/sharing';
import type { Viewer } from '@server/platform/viewer';
import { copiesFrom, swapSources } from './copies-to-swap';

/** Copies by printing. */
type Copies = ReadonlyMap<string, number>;

const NONE: Copies = new Map();

interface KnownCopiesQuery {
  other: { id: string; handle: string | null };
  /** Without NUL. */
  variantIds: readonly string[];
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
  { other, variantIds, present }: KnownCopiesQuery,
): Promise<KnownCopiesOfSides> {
  const sees = async (subject: SharingSubject) =>
    other.handle !== null &&
    (await visibleOwner(transaction, viewer, { handle: other.handle, subject })) !== null;
  const seesWanted = await sees('WANT_LIST');
  const seesForSale = await sees('SALE_LIST');
  const seesExtras = await sees('COLLECTION');
  const [giverId, getterId] = [viewer.id, other.id];
  const mine = await swapSources(transaction, { giverId, getterId, variantIds });
  const theirs = await swapSources(transaction, {
    giverId: getterId,
    getterId: giverId,
    variantIds,
  });
  const toGive = { ...mine, wanted: seesWanted ? mine.wanted : NONE };
  const toGet = {
    forSale: seesForSale ? theirs.forSale : NONE,
    // What the viewer wants can be asked for only if the terms name it.
    wanted: new Map([...theirs.wanted].filter(([variantId]) => present.gets.has(variantId))),
    extras: seesExtras ? theirs.extras : NONE,
  };
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
