import type { Database, Transaction } from '@server/platform/db/database';
import { visibleOwner } from '@server/modules/sharing';
import type { Viewer } from '@server/platform/viewer';
import { findWantedPrintings, findWantListId } from './want-list-rows';

/** A want list that the viewer may see. */
export interface WantList {
  id: string;
  isOwner: boolean;
  handle: string | null;
}

/**
 * The want lists of a player that the viewer may see: one, or none if it is missing or private
 * (rules/attacks#hidden-things).
 *
 * @param handle null for the viewer's own
 */
export async function visibleWantLists(
  database: Database,
  viewer: Viewer | null,
  handle: string | null,
): Promise<WantList[]> {
  const owner = await visibleOwner(database, viewer, { handle, subject: 'WANT_LIST' });
  if (owner === null) return [];
  const id = await findWantListId(database, owner.id);
  return id === null ? [] : [{ id, isOwner: owner.isOwner, handle: owner.handle }];
}

/** A player's want list, for their own file. */
export async function ownWantList(
  database: Database | Transaction,
  userId: string,
): Promise<{ variantId: string; quantity: number }[]> {
  const id = await findWantListId(database, userId);
  const found = id === null ? [] : await findWantedPrintings(database, id);
  return found.map(({ variantId, quantity }) => ({ variantId, quantity }));
}
