import type { Database } from '@server/db/database';
import { preferencesOf } from '@server/modules/collection-preferences/commands';
import { visibleOwner } from '@server/modules/sharing/policy/visible-owner';
import type { Viewer } from '@server/session';
import { itemInventory, type CollectionItemInventory } from './counted-printing';
import { findSetPrintings } from './set-printings';

export interface UserCardSetCollection {
  id: string;
  isOwner: boolean;
  handle: string | null;
  cardSetCode: string;
  items: CollectionItemInventory[];
}

/**
 * A player's counts of every printing of a set.
 *
 * @param asked `userHandle` null asks for the viewer's own
 * @returns null where there is no such collection or the viewer may not see it (product 6)
 */
export async function collectionOfSet(
  database: Database,
  viewer: Viewer | null,
  { cardSetCode, userHandle }: { cardSetCode: string; userHandle: string | null },
): Promise<UserCardSetCollection | null> {
  const owner = await visibleOwner(database, viewer, { handle: userHandle, subject: 'COLLECTION' });
  if (owner === null) return null;
  const [counts, printings] = await Promise.all([
    preferencesOf(database, owner.id),
    findSetPrintings(database, owner.id, cardSetCode),
  ]);
  return {
    // Not the owner's own id: others may see this one.
    id: `${owner.handle ?? 'my'}-${cardSetCode.toLowerCase()}`,
    isOwner: owner.isOwner,
    handle: owner.handle,
    cardSetCode,
    items: printings.map((printing) => itemInventory(printing, counts, owner.isOwner)),
  };
}
