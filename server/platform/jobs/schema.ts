import { StartRefusal } from '@server/platform/start-refusal';
import type { Pool, PoolClient } from 'pg';

/** The newest of the library's own migrations. A test compares it with the library, which takes long to load. */
export const NEWEST_MIGRATION = 18;

const UNDEFINED_TABLE = '42P01';
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Creates the library's schema `graphile_worker`, or migrates it.
 *
 * @param client holds the lock of all migrations
 * @throws StartRefusal if the schema is one that this program can't use, or may not create
 */
export async function migrateJobs(pool: Pool, client: PoolClient): Promise<void> {
  const { newest, newestBreaking } = await migrationsOf(client);
  if (newestBreaking > NEWEST_MIGRATION) {
    throw new StartRefusal(
      'The jobs in the database belong to a newer Starbinder. Run that version or a newer one.',
    );
  }
  if (newest >= NEWEST_MIGRATION) return;
  const { runMigrations, logger } = await import('./library');
  try {
    await runMigrations({ pgPool: pool, logger });
  } catch (error) {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new StartRefusal(
      'The user of DATABASE_URL may not create the schema graphile_worker, in which jobs are kept. Grant it CREATE on the database.',
    );
  }
}

async function migrationsOf(
  client: PoolClient,
): Promise<{ newest: number; newestBreaking: number }> {
  try {
    const { rows } = await client.query<{ newest: number; newestBreaking: number }>(
      `select coalesce(max(id), 0) as newest,
          coalesce(max(id) filter (where breaking), 0) as "newestBreaking"
        from graphile_worker.migrations`,
    );
    return rows[0] ?? { newest: 0, newestBreaking: 0 };
  } catch (error) {
    if ((error as { code?: string }).code !== UNDEFINED_TABLE) throw error;
    return { newest: 0, newestBreaking: 0 };
  }
}
