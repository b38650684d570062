import type { Database, Transaction } from '@server/db/database';
import { identity, userAccount } from '@server/db/tables';
import { isRetired } from '@server/modules/user';
import { and, eq, like, sql } from 'drizzle-orm';
import { DEMO_IDENTITY_PATH } from '../issuer';
import { DEMO_ACCOUNTS, type DemoAccount } from './accounts';

/**
 * Makes those demo accounts that aren't there, as if each had signed in once; those that are, are left
 * as they are. The issuer holds the port, so that under another one the same accounts get an identity
 * more instead of a double whose handle is taken.
 */
export async function loadDemoAccounts(database: Database, issuer: string): Promise<void> {
  await database.transaction(async (transaction) => {
    // Two programs may start over one database.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('demo accounts'))`);
    for (const account of DEMO_ACCOUNTS) {
      const userId =
        (await knownAccount(transaction, account)) ?? (await makeAccount(transaction, account));
      await transaction
        .insert(identity)
        .values({ issuer, subject: account.subject, userId })
        .onConflictDoNothing();
    }
  });
}

async function knownAccount(
  transaction: Transaction,
  { subject }: DemoAccount,
): Promise<string | undefined> {
  const [known] = await transaction
    .select({ userId: identity.userId })
    .from(identity)
    .where(and(eq(identity.subject, subject), like(identity.issuer, `%${DEMO_IDENTITY_PATH}`)))
    .limit(1);
  return known?.userId;
}

async function makeAccount(
  transaction: Transaction,
  { name, email, handle }: DemoAccount,
): Promise<string> {
  const free = handle !== null && (await isFree(transaction, handle)) ? handle : null;
  const [made] = await transaction
    .insert(userAccount)
    .values({ name, email, verifiedEmail: email, handle: free })
    .returning({ id: userAccount.id });
  if (made === undefined) throw new Error('PostgreSQL returned no row for a demo account.');
  return made.id;
}

async function isFree(transaction: Transaction, handle: string): Promise<boolean> {
  const holders = await transaction.$count(userAccount, eq(userAccount.handle, handle));
  return holders === 0 && !(await isRetired(transaction, handle));
}
