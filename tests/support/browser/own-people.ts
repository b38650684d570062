import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { createDatabase, type Database } from '@server/db/database';
import { openDatabase } from '@server/db/open';
import { insertSession, insertUser } from '@tests/factories/user-rows';
import { test as base } from './test';

const projectRoot = resolve(fileURLToPath(new URL('../../..', import.meta.url)));

/** An invented person whom a browser is signed in as. */
export interface OwnPerson {
  id: string;
  handle: string | null;
  email: string;
}

/** Makes a person and signs a browser in as them; the test's own one unless another is given. */
export type SignUp = (given?: {
  handle?: string | null;
  context?: BrowserContext;
}) => Promise<OwnPerson>;

interface Fixtures {
  signUp: SignUp;
}

interface WorkerFixtures {
  /** The running program's. */
  database: Database;
}

/** `test` with people who are a test's own, so that no other test reads or changes what they have. */
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
      const { cookie } = await insertSession(database, id, `${baseURL}/demo-identity`);
      const [name = '', value = ''] = cookie.split('=');
      await context.addCookies([{ name, value, url: baseURL!, httpOnly: true, sameSite: 'Lax' }]);
      return { id, handle, email };
    });
  },
});

export { expect } from './test';
