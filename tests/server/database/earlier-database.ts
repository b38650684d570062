import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@server/platform/db/migrate';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';

export const MIGRATIONS = 'server/platform/db/migrations';

/**
 * The migrations up to one of them, as an earlier program had them.
 *
 * @param last the last migration that the earlier program had
 */
export async function firstMigrations(
  last: string,
): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'starbinder-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
  const count = entries.findIndex(({ tag }) => tag === last) + 1;
  if (count === 0) throw new Error(`There is no migration ${last}.`);
  await writeFile(journal, JSON.stringify({ entries: entries.slice(0, count) }));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/**
 * A database of an earlier program, without any rows.
 *
 * @param last as of {@link firstMigrations}
 */
export async function createEarlierDatabase(last: string): Promise<TestDatabase> {
  const testDatabase = await createTestDatabase();
  const { folder, remove } = await firstMigrations(last);
  try {
    await testDatabase.pool.query('drop schema public cascade');
    await testDatabase.pool.query('create schema public');
    await migrate(testDatabase.pool, folder);
  } finally {
    await remove();
  }
  return testDatabase;
}
