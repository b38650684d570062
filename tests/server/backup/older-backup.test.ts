import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup, writeBackup } from '@server/modules/backup';
import { migrate } from '@server/platform/db/migrate';
import { createTestDatabase } from '@tests/support/postgres/database';

const MIGRATIONS = 'server/platform/db/migrations';
/** The schema of some release: what came later has to be migrated forward. */
const OLDER = 15;

it('a backup of an older version is restored with its schema, and then migrated', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'starbinder-older-'));
  const older = join(folder, 'migrations');
  await cp(MIGRATIONS, older, { recursive: true });
  const journalPath = join(older, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalPath, 'utf8'));
  journal.entries = journal.entries.slice(0, OLDER);
  await writeFile(journalPath, JSON.stringify(journal));

  const source = await createTestDatabase();
  const target = await createTestDatabase();
  try {
    await source.pool.query('drop schema public cascade; create schema public');
    await migrate(source.pool, older);
    await source.pool.query(`insert into card_set (id, code, name, position, origin)
      values ('old', 'OLD', 'An old set', 1, 'IMPORT')`);
    const path = join(folder, 'old.tar.gz');
    await writeBackup({ pool: source.pool, path });

    const { migrations } = await restoreBackup({
      pool: target.pool,
      path,
      migrationsFolder: MIGRATIONS,
    });
    expect(migrations).toHaveLength(OLDER);
    const { rows } = await target.pool.query('select name from card_set');
    expect(rows).toEqual([{ name: 'An old set' }]);
    // Nothing is left to migrate.
    expect(await migrate(target.pool, MIGRATIONS)).toEqual([]);
  } finally {
    await source.drop();
    await target.drop();
    await rm(folder, { recursive: true });
  }
});
