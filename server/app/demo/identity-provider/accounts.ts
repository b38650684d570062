import { and, eq, like, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@server/platform/db/database';
import { identity, userAccount } from '@server/modules/people/tables';
import { isRetired } from '@server/modules/people';

/** The path of the demo's own identity provider. */
export const DEMO_IDENTITY_PATH = '/demo-identity';

interface DemoAccount {
  /** The provider's id of them. */
  subject: string;
  email: string;
  name: string;
  handle: string | null;
}

/** Who can sign in at the demo's provider (rules/operation#demo-mode). */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  demoAccount('collector', 'Collector', 'collector'),
  demoAccount('trader', 'Trader', 'trader'),
  demoAccount('newcomer', 'Newcomer', null),
  demoAccount('admin', 'Admin', 'keeper'),
];

function demoAccount(subject: string, name: string, handle: string | null): DemoAccount {
  return { subject, email: `${subject}@example.com`, name, handle };
}

export const demoAccountOf = (subject: unknown): DemoAccount | undefined =>
  DEMO_ACCOUNTS.find((known) => known.subject === subject);

/**
 * Creates missing demo accounts, as if each had signed in once; existing ones stay as they are. The issuer contains the
 * port, so on another port the same accounts get one more identity instead of a duplicate whose handle is taken.
 */
export async function loadDemoAccounts(database: Database, issuer: string): Promise<void> {
  await database.transaction(async (transaction) => {
    // Two programs may start with one database.
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
