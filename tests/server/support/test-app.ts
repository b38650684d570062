import { buildApp, type AppOptions } from '@server/app/app';
import type { Database } from '@server/platform/db/database';
import { createTestDatabase } from '@tests/support/postgres/database';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  pool: Pool;
  /** The log so far, one object for each line. */
  logged(): Record<string, unknown>[];
  /** Builds another app over the same database, as a second process would be. */
  another(options?: Partial<AppOptions>): Promise<FastifyInstance>;
  close(): Promise<void>;
}

/** The real app over a database of its own; nothing listens unless a test asks for it. */
export async function startTestApp(options: Partial<AppOptions> = {}): Promise<TestApp> {
  const { database, pool, drop } = await createTestDatabase();
  const lines: string[] = [];
  const apps: FastifyInstance[] = [];

  const another = async (more: Partial<AppOptions> = {}): Promise<FastifyInstance> => {
    const app = await buildApp({
      database,
      pool,
      adHocOperations: true,
      // Tests send more requests in a minute than people.
      apiRate: { name: 'api', byUser: 1e9, byAddress: 1e9 },
      logStream: { write: (line) => lines.push(line) },
      ...options,
      ...more,
      config: { ...testConfig, ...options.config, ...more.config },
    });
    apps.push(app);
    return app;
  };

  return {
    app: await another(),
    database,
    pool,
    another,
    logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    close: async () => {
      for (const app of apps) await app.close();
      await drop();
    },
  };
}

export const testConfig: AppOptions['config'] = {
  publicUrl: 'http://localhost:3000',
  dataDir: '.data',
  contactEmail: 'feedback@example.com',
  oidc: undefined,
  adminEmails: ['admin@example.com'],
  trustProxy: undefined,
  logLevel: 'warn',
};
