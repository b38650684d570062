import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBackup } from '@server/modules/backup';
import { verifyBackup } from '@server/modules/backup/queries/read-backup';
import { backupSet } from '@server/modules/catalogue/commands/import/demo/backup-set';
import { loadConfig } from '@server/platform/config/config';
import { allJobs } from '@server/app/jobs/all-jobs';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { keptLog } from '../jobs/running';
import { backUp, restore } from './support/commands';

const OLD_PART = 'before-restore-2026-03-01T10-11-12-345Z.tar.gz.part';
const NOW = new Date('2026-03-08T03:30:00Z');

let folder: string;
let database: TestDatabase;
let umask: number;
beforeAll(async () => {
  database = await createTestDatabase();
  await insertCardSet(database.database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starbinder-private-'));
  umask = process.umask(0);
});
afterEach(async () => {
  process.umask(umask);
  await rm(folder, { recursive: true });
});

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

/** The ways in which a backup gets into the data folder's own, and the file that comes out. */
const WAYS: [string, () => Promise<string>][] = [
  [
    'the daily job',
    async () => {
      const config = { ...loadConfig({ BACKUP: 'daily' }), dataDir: folder };
      const { log } = keptLog();
      const job = allJobs(config, { ...log, info: () => undefined })['back-up'];
      if (job === undefined) throw new Error('There is no such job.');
      const { signal } = new AbortController();
      await job.run({}, { database: database.database, signal } as Parameters<typeof job.run>[1]);
      return `daily-${new Date().toISOString().slice(0, 10)}.tar.gz`;
    },
  ],
  [
    'a restoration that replaces',
    async () => {
      const path = join(folder, 'whole.tar.gz');
      await backUp(database, folder, path);
      const { printed } = await restore(database, folder, path, '--replace');
      return /before-restore-\S+\.tar\.gz/.exec(printed)?.[0] ?? printed;
    },
  ],
  [
    'an import that discards changes',
    async () => {
      await database.database.transaction((tx) => backupSet(tx, 'sor', folder, NOW));
      return 'sor-2026-03-08T03-30-00-000Z.json.gz';
    },
  ],
];

it.each(WAYS)(
  'the folder and the file that %s makes are for their owner alone',
  async (_, make) => {
    const name = await make();
    expect(await modeOf(join(folder, 'backups'))).toBe('700');
    expect(await modeOf(join(folder, 'backups', name))).toBe('600');
  },
);

it.each(WAYS)(
  '%s closes a folder that was open, and removes an old unfinished file',
  async (_, make) => {
    const backups = join(folder, 'backups');
    await mkdir(backups);
    await chmod(backups, 0o777);
    await writeFile(join(backups, OLD_PART), 'x');
    await utimes(join(backups, OLD_PART), 0, 0);
    const name = await make();
    expect(await modeOf(backups)).toBe('700');
    expect(await readdir(backups)).toEqual([name]);
  },
);

it.each([
  ['a link', (part: string, victim: string) => symlink(victim, part)],
  ['a file that everyone may read', (part: string) => writeFile(part, 'x', { mode: 0o666 })],
])('%s in the place of the unfinished file isn’t written through', async (_, put) => {
  const path = join(folder, 'all.tar.gz');
  const victim = join(folder, 'victim');
  await writeFile(victim, 'mine');
  await put(`${path}.part`, victim);
  await writeBackup({ pool: database.pool, path });
  expect(await readFile(victim, 'utf8')).toBe('mine');
  expect((await lstat(path)).isFile()).toBe(true);
  expect(await modeOf(path)).toBe('600');
  await verifyBackup(path);
  expect((await readdir(folder)).toSorted()).toEqual(['all.tar.gz', 'victim']);
});

it('a link to the unfinished file of a set’s backup isn’t followed', async () => {
  const victim = join(folder, 'victim');
  await writeFile(victim, 'mine');
  await mkdir(join(folder, 'backups'));
  await symlink(victim, join(folder, 'backups/sor-2026-03-08T03-30-00-000Z.json.gz.part'));
  const path = await database.database.transaction((tx) => backupSet(tx, 'sor', folder, NOW));
  expect(await readFile(victim, 'utf8')).toBe('mine');
  expect((await lstat(path)).isFile()).toBe(true);
});

it('a link in the place of the backup itself is refused, even one that leads nowhere', async () => {
  const path = join(folder, 'all.tar.gz');
  await symlink(join(folder, 'nowhere'), path);
  await expect(writeBackup({ pool: database.pool, path })).rejects.toMatchObject({
    code: 'FILE_EXISTS',
  });
  expect(await readdir(folder)).toEqual(['all.tar.gz']);
});
