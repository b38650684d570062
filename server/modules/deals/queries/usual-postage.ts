import type { PostageStep } from '@domain/deal';
import { userAccount } from '@server/modules/people/tables';
import type { Database } from '@server/platform/db/database';
import { eq } from 'drizzle-orm';

/** What a player assumes where a seller states no postage; none if they don't say (rules/deals#postage). */
export async function usualPostageOf(database: Database, userId: string): Promise<PostageStep[]> {
  const [row] = await database
    .select({ postage: userAccount.usualPostage })
    .from(userAccount)
    .where(eq(userAccount.id, userId));
  return row?.postage ?? [];
}
