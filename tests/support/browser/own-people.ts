import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { createDatabase, type Database } from '@server/platform/db/database';
import { openDatabase } from '@server/platform/db/open';
import { userAccount } from '@server/modules/people/tables';
import { insertSession, insertUser } from '@tests/factories/user-rows';
import { eq } from 'drizzle-orm';
import { test as base } from './test';

const projectRoot = resolve(fileURLToPath(new URL('../../..', import.meta.url)));

/** A handle that no other test has: handles are assigned only once, and tests run in parallel. */
export const newHandle = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}`;

/** An invented person that a browser is signed in as. */
export interface OwnPerson {
  id: string;
  handle: string | null;
  email: string;
}

/** Makes a person and signs a browser in as them; by default, the test's own browser. */
export type SignUp = (given?: {
  handle?: string | null;
  context?: BrowserContext;
}) => Promise<OwnPerson>;

interface Fixtures {
  signUp: SignUp;
  /** Signs the test's browser in as one of the demo's people, without the provider's pages. */
  signInAs: (email: string) => Promise<void>;
}

interface WorkerFixtures {
  /** The running program's. */
  database: Database;
}

/** `test` with people of its own, so that no other test reads or changes their data. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  database: [
    // Playwright wants the pattern to see which fixtures are needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const { pool, close } = await openDatabase({
        config: {
          databaseUrl: process.env['DATABASE_URL'],
          dataDir: process.env['STARBINDER_DATA'],
        },
        projectRoot,
        join: true,
        say: () => undefined,
      });
      await provide(createDatabase(pool));
      await close();
    },
    { scope: 'worker' },
  ],

  signUp: async ({ context: own, database, baseURL }, provide) => {
    await provide(async ({ handle = null, context = own } = {}) => {
      const email = `${handle ?? 'nameless'}-${crypto.randomUUID()}@example.com`;
      const id = await insertUser(database, { handle, email, name: 'Robin' });
      await addSession(context, { database, id, url: baseURL! });
      return { id, handle, email };
    });
  },

  signInAs: async ({ context, database, baseURL }, provide) => {
    await provide(async (email) => {
      const [row] = await database
        .select({ id: userAccount.id })
        .from(userAccount)
        .where(eq(userAccount.email, email));
      if (!row) throw new Error(`${email} never signed in: no account.`);
      await addSession(context, { database, id: row.id, url: baseURL! });
    });
  },
});

async function addSession(
  context: BrowserContext,
  { database, id, url }: { database: Database; id: string; url: string },
): Promise<void> {
  const { cookie } = await insertSession(database, id, `${url}/demo-identity`);
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
}

export { expect } from './test';
