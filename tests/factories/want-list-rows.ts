import type { Database } from '@server/platform/db/database';
import { wantList, wantListItem } from '@server/modules/lists/tables';

/** Inserts a player's want list with quantities by printing that exists. @returns the list's id */
export async function insertWantList(
  database: Database,
  userId: string,
  quantities: Record<string, number> = {},
): Promise<string> {
  const [row] = await database.insert(wantList).values({ userId }).returning({ id: wantList.id });
  const wantListId = row!.id;
  const items = Object.entries(quantities).map(([cardVariantId, quantity]) => ({
    wantListId,
    cardVariantId,
    quantity,
  }));
  if (items.length > 0) await database.insert(wantListItem).values(items);
  return wantListId;
}
