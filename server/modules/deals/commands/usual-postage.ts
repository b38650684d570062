import type { PostageStep } from '@domain/deal';
import { userAccount } from '@server/modules/people/tables';
import type { Database } from '@server/platform/db/database';
import { and, eq, isNull } from 'drizzle-orm';
import { checkUsualPostage } from '../queries/validation';

/**
 * Stores what a player assumes where a seller states no postage (rules/deals#postage).
 *
 * @param postage empty if they don't say
 * @returns what is stored
 * @throws a field error for steps that can't be used
 */
export async function chooseUsualPostage(
  database: Database,
  userId: string,
  postage: PostageStep[],
): Promise<PostageStep[]> {
  checkUsualPostage(postage);
  await database
    .update(userAccount)
    .set({ usualPostage: postage.length === 0 ? null : postage })
    .where(and(eq(userAccount.id, userId), isNull(userAccount.deletedAt)));
  return postage;
}
