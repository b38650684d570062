import type { Transaction } from '@server/platform/db/database';
import { identity, userAccount } from '@server/modules/people/tables';
import { retiredAmong } from '@server/modules/people';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { daysAgo } from './ledger';
import type { Trader } from './traders';

/** The demo accounts without any data, by the provider's id. They stay locked, so that nobody changes them meanwhile. */
export async function emptyAccounts(
  transaction: Transaction,
  issuer: string,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  const accounts = await transaction
    .select({ subject: identity.subject, userId: userAccount.id })
    .from(identity)
    .innerJoin(userAccount, eq(userAccount.id, identity.userId))
    .where(and(eq(identity.issuer, issuer), inArray(identity.subject, [...subjects])))
    .for('update', { of: userAccount });
  const { rows } = await transaction.execute<{ userId: string }>(sql`
    select user_id as "userId" from collection_step union select user_id from want_list
      union select user_id from sale_list union select user_id from sharing`);
  const touched = new Set(rows.map(({ userId }) => userId));
  return new Map(
    accounts
      .filter(({ userId }) => !touched.has(userId))
      .map(({ subject, userId }) => [subject, userId]),
  );
}

/**
 * Creates accounts that nobody can sign in to, since no provider knows them. A player whose handle is taken is left
 * out.
 *
 * @returns the new accounts' ids by handle
 */
export async function createTraders(
  transaction: Transaction,
  traders: readonly Trader[],
): Promise<Map<string, string>> {
  const handles = traders.map(({ handle }) => handle);
  const gone = await retiredAmong(transaction, handles);
  const made = await transaction
    .insert(userAccount)
    .values(
      traders
        .filter(({ handle }) => !gone.has(handle))
        .map((trader) => ({ ...trader, createdAt: daysAgo(366) })),
    )
    .onConflictDoNothing({ target: userAccount.handle })
    .returning({ handle: userAccount.handle, id: userAccount.id });
  return new Map(made.map(({ handle, id }) => [handle ?? '', id]));
}
