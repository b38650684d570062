import type { FirstStepsState } from '@domain/first-steps';
import type { Database } from '@server/platform/db/database';
import { userAccount } from '../tables';
import { and, eq, isNull } from 'drizzle-orm';
import { firstStepsOf } from '../queries/first-steps';

/** Hides or shows a player's first steps. @returns their state afterwards */
export async function putFirstStepsAway(
  database: Database,
  userId: string,
  isPutAway: boolean,
): Promise<FirstStepsState> {
  await database
    .update(userAccount)
    .set({ hasPutFirstStepsAway: isPutAway })
    .where(and(eq(userAccount.id, userId), isNull(userAccount.deletedAt)));
  return firstStepsOf(database, userId);
}
