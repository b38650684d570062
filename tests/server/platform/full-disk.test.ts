import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createDatabase, createPool } from '@server/platform/db/database';
import { freePort } from '@server/platform/db/embedded/server-process';
import { insertSession, insertUser } from '@tests/factories/user-rows';
import { bundled } from './bundled';
import { isAlive, postgresOf, startFromSources, type StartedProgram } from './started-program';

jest.setTimeout(180_000);

const MEGABYTE = 1024 ** 2;
const DISK = 380 * MEGABYTE;

/** A disk in memory, which only root may make, on Linux. */
function mount(folder: string): boolean {
  const args = ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'starbinder-test', folder];
  return process.platform === 'linux' && spawnSync('mount', args).status === 0;
}

const unmount = (folder: string) => spawnSync('umount', [folder]);

const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'starbinder-disk-'));
  const mounted = mount(folder);
  if (mounted) unmount(folder);
  rmSync(folder, { recursive: true });
  return mounted;
})();

const onSmallDisk = canMount ? describe : describe.skip;

onSmallDisk('a small disk (skipped where none can be mounted)', () => {
  let main: string;
  let disk: string;
  let url: string;
  let started: StartedProgram;
  let pool: Pool;
  let userId: string;
  let headers: { cookie: string };

  beforeAll(async () => {
    main = bundled('server/app/main.ts');
    disk = mkdtempSync(join(tmpdir(), 'starbinder-disk-'));
    await chmod(disk, 0o755);
    mount(disk);
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    started = startFromSources(main, { dataDir: disk, port });
    await started.said('Starbinder is ready at ');
    pool = createPool(postgresOf(disk).connectionString);
    const database = createDatabase(pool);
    userId = await insertUser(database);
    headers = await insertSession(database, userId, 'https://id.example.com');
    await pool.query('create table written (id int primary key, filling text)');
  });

  afterAll(async () => {
    await pool.end();
    if (isAlive(started.program)) started.program.kill('SIGTERM');
    await started.ended();
    unmount(disk);
    rmSync(disk, { recursive: true });
    await rm(main);
  });

  /** Writes a file until the given number of bytes is left; for root, 0 really means none. */
  async function leave(bytes: number): Promise<void> {
    const file = await open(join(disk, 'filling'), 'a');
    try {
      for (;;) {
        const { bavail, bsize } = await statfs(disk);
        const over = bavail * bsize - bytes;
        if (over <= 0) return;
        await file.write(Buffer.alloc(Math.min(over, MEGABYTE)));
      }
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
    } finally {
      await file.close();
    }
  }

  const makeRoom = () => rm(join(disk, 'filling'));

  const ask = (query: string) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
  const read = async () => (await ask('{ currentUser { id } }')).json();
  const write = async () =>
    (await ask('mutation { updateUserCollectionPreferences(leaderCount: 2) { errors { field } } }'))
      .status;

  it('refuses writes but still reads when it is nearly full, until there is room', async () => {
    expect(await write()).toBe(200);
    await leave(200 * MEGABYTE);
    expect(await write()).toBe(503);
    expect(await read()).toEqual({ data: { currentUser: { id: userId } } });
    await makeRoom();
    expect(await write()).toBe(200);
  });

  it('loses nothing acknowledged when it is completely full, and runs again once there is room', async () => {
    await leave(0);
    expect(await write()).toBe(503);

    // Bypasses the guard, as PostgreSQL's own writes do.
    const acknowledged: number[] = [];
    const refused: number[] = [];
    for (let id = 0; refused.length < 5; id += 1) {
      const filling = randomBytes(100_000).toString('hex');
      await pool.query('insert into written values ($1, $2)', [id, filling]).then(
        () => acknowledged.push(id),
        () => refused.push(id),
      );
    }
    expect((await fetch(`${url}/healthz`)).status).toBe(200);

    await makeRoom();
    while ((await fetch(`${url}/readyz`)).status !== 200) await after(20);
    expect(await write()).toBe(200);
    const { rows } = await pool.query<{ id: number }>('select id from written');
    const kept = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });
});
