import type { WantTerms } from '@domain/want-list';
import type { Database } from '@server/platform/db/database';
import { wantList, wantListItem } from '@server/modules/lists/tables';

/** What a test says of a want; a number for copies of the printing alone. */
export type GivenWant = number | ({ quantity: number } & Partial<WantTerms>);

/** Inserts a player's want list with wants by printing that exists. @returns the list's id */
export async function insertWantList(
  database: Database,
  userId: string,
  wants: Record<string, GivenWant> = {},
): Promise<string> {
  const [row] = await database.insert(wantList).values({ userId }).returning({ id: wantList.id });
  const wantListId = row!.id;
  const items = Object.entries(wants).map(([cardVariantId, want]) => {
    const { kinds, ...given } = typeof want === 'number' ? { quantity: want } : want;
    return { wantListId, cardVariantId, ...given, ...(kinds && { kinds: [...kinds] }) };
  });
  if (items.length > 0) await database.insert(wantListItem).values(items);
  return wantListId;
}
