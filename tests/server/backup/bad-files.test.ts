import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { BackupRefused, restoreBackup, writeBackup } from '@server/modules/backup';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import { sumsOf } from './support/sums-of';

let folder: string;
let whole: Buffer;
let target: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starbinder-backups-'));
  const source = await createTestDatabase();
  await insertCardSet(source.database);
  const path = join(folder, 'whole.tar.gz');
  await writeBackup({ pool: source.pool, path });
  whole = await readFile(path);
  await source.drop();
  target = await createTestDatabase();
});
afterAll(async () => {
  await target.drop();
  await rm(folder, { recursive: true });
});

/** The code of the refusal of a file with these bytes. */
async function refusalOf(bytes: Buffer): Promise<string> {
  const path = join(folder, 'bad.tar.gz');
  await writeFile(path, bytes);
  try {
    await restoreBackup({
      pool: target.pool,
      path,
      migrationsFolder: 'server/platform/db/migrations',
    });
    return 'none';
  } catch (error) {
    if (error instanceof BackupRefused) return error.code;
    throw error;
  }
}

it.each([
  ['an empty file', () => Buffer.alloc(0)],
  ['a text', () => Buffer.from('insert into card_set values (1)')],
  ['another gzip file', () => gzipSync('{"format":"starbinder-backup"}')],
  ['a backup without compression', () => gunzipSync(whole)],
])('%s is refused, and nothing changes', async (_, bytes) => {
  const before = await sumsOf(target.pool);
  expect(['NOT_A_BACKUP', 'DAMAGED']).toContain(await refusalOf(bytes()));
  expect(await sumsOf(target.pool)).toEqual(before);
});

it('a file that is missing is refused', async () => {
  const path = join(folder, 'missing.tar.gz');
  const restoration = restoreBackup({
    pool: target.pool,
    path,
    migrationsFolder: 'server/platform/db/migrations',
  });
  await expect(restoration).rejects.toThrow(`Cannot read ${path} (ENOENT).`);
});

it('a file that was cut off anywhere is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 10, max: whole.length - 1 }), async (length) => {
      expect(['NOT_A_BACKUP', 'DAMAGED']).toContain(await refusalOf(whole.subarray(0, length)));
    }),
    { numRuns: 40 },
  );
});

function unpacksTo(content: Buffer, bytes: Buffer): boolean {
  try {
    return gunzipSync(bytes).equals(content);
  } catch {
    return false;
  }
}

it('a file with any bit flipped is refused', async () => {
  const unpacked = gunzipSync(whole);
  const bit = fc.record({ at: fc.nat(whole.length - 1), of: fc.nat(7) });
  await fc.assert(
    fc.asyncProperty(bit, async ({ at, of }) => {
      const bytes = Buffer.from(whole);
      bytes[at] = bytes[at]! ^ (1 << of);
      // A few bits of the format have no meaning, such as a code that no symbol uses.
      fc.pre(!unpacksTo(unpacked, bytes));
      expect(['NOT_A_BACKUP', 'DAMAGED']).toContain(await refusalOf(bytes));
    }),
    { numRuns: 150, examples: Array.from({ length: 9 }, (_, byte) => [{ at: byte, of: 3 }]) },
  );
});

it('a backup of a newer version is refused, and so is one whose schema differs', async () => {
  const path = join(folder, 'newer.tar.gz');
  const newer = await createTestDatabase();
  await newer.pool.query(
    `insert into schema_migration (name, hash) values ('9999_later', repeat('a', 64))`,
  );
  await writeBackup({ pool: newer.pool, path });
  await newer.drop();
  expect(await refusalOf(await readFile(path))).toBe('NEWER');
});
