import type { Database } from '@server/db/database';
import { preferencesOf } from '@server/modules/collection-preferences/commands';
import { itemInventory, type CollectionItemInventory } from './counted-printing';
import { findPrintings } from './find-printing';

/** A player's own counts of these printings as they are answered; unknown ids are left out. */
export async function itemInventories(
  database: Database,
  userId: string,
  variantIds: readonly string[],
): Promise<CollectionItemInventory[]> {
  const counts = await preferencesOf(database, userId);
  const printings = await findPrintings(database, userId, variantIds);
  return printings.map((printing) => itemInventory(printing, counts, true));
}
