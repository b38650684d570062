import type { Database } from '@server/db/database';
import { visibleOwner } from '@server/modules/sharing/policy/visible-owner';
import type { Viewer } from '@server/session';
import { findWantListId } from './repo';

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
