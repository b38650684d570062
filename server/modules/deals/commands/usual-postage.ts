import type { PostageStep } from '@domain/deal';
import { presentAccount } from '@server/modules/people';
import { userAccount } from '@server/modules/people/tables';
import type { Database } from '@server/platform/db/database';
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
    .where(presentAccount(userId));
  return postage;
}
