import type { Database, Transaction } from '@server/db/database';
import { visibleOwner } from '@server/modules/sharing';
import type { Viewer } from '@server/session';
import { findWantedPrintings, findWantListId } from './repo';

/** A want list as somebody may see it. */
export interface WantList {
  id: string;
  isOwner: boolean;
  handle: string | null;
}

/**
 * The want lists that a viewer may see of a player: one or, where there is none or it is private, none. Nobody can
 * tell the two apart (product 6).
 *
 * @param handle null asks for the viewer's own
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

/** What a player wants, for their own file: printings and quantities. */
export async function ownWantList(
  database: Database | Transaction,
  userId: string,
): Promise<{ variantId: string; quantity: number }[]> {
  const id = await findWantListId(database, userId);
  const found = id === null ? [] : await findWantedPrintings(database, id);
  return found.map(({ variantId, quantity }) => ({ variantId, quantity }));
}
