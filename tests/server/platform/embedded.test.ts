import { startEmbedded, type Embedded } from '@server/platform/db/embedded';
import { createPool } from '@server/platform/db/database';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { makeDataFolder } from '@tests/support/postgres/data-folder';
import { bundled } from './bundled';
import { endingWithThis, isAlive } from './started-program';

jest.setTimeout(60_000);

let program: string;
beforeAll(() => {
  program = bundled('tests/server/platform/holder.ts');
});
afterAll(() => rm(program));

let dataDir: string;
let holder: ChildProcess | undefined;
let embedded: Embedded | undefined;

beforeEach(async () => {
  dataDir = await makeDataFolder('migrated');
});

afterEach(async () => {
  if (holder && isAlive(holder)) {
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    embedded ??= await start();
  }
  await embedded?.stop();
  holder = undefined;
  embedded = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

const start = (): Promise<Embedded> => startEmbedded({ projectRoot: process.cwd(), dataDir });

/** Starts a program that owns the folder; `acknowledged` grows while it writes. */
async function startHolder(): Promise<{ pid: number; acknowledged: () => number }> {
  const child = spawn(process.execPath, [...endingWithThis, program, dataDir], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  holder = child;
  let last = 0;
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => (last = Number(line)));
  await once(lines, 'line');
  return { pid: child.pid ?? 0, acknowledged: () => last };
}

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  const pool = createPool(embedded?.connectionString ?? '');
  try {
    return (await pool.query<Row>(sql)).rows;
  } finally {
    await pool.end();
  }
}

it('makes a durable cluster with a password, on loopback only, and keeps it over a stop', async () => {
  await rm(join(dataDir, 'postgres'), { recursive: true });
  embedded = await start();
  expect(await ask('select current_setting($$fsync$$) as fsync')).toEqual([{ fsync: 'on' }]);
  expect(await ask('show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  await ask('create table kept ()');
  const url = new URL(embedded.connectionString);
  url.password = 'wrong';
  await expect(createPool(url.href).query('select 1')).rejects.toThrow('password authentication');

  await embedded.stop();
  embedded = await start();
  expect(await ask(`select to_regclass('kept') is not null as kept`)).toEqual([{ kept: true }]);
});

it('refuses a folder that another program owns, and names it', async () => {
  const { pid } = await startHolder();
  await expect(start()).rejects.toThrow(
    `The data folder ${dataDir} is in use by another Starbinder (process ${pid}).`,
  );
});

it('joins a running program as a client if requested, and leaves it running', async () => {
  await startHolder();
  const guest = await startEmbedded({ projectRoot: process.cwd(), dataDir, join: true });
  await guest.stop();
  await expect(start()).rejects.toThrow('in use');
});

it('takes over after a kill and has every acknowledged row', async () => {
  const { acknowledged } = await startHolder();
  while (acknowledged() < 50) await once(holder?.stdout as NodeJS.ReadableStream, 'data');
  holder?.kill('SIGKILL');
  await once(holder as ChildProcess, 'exit');

  embedded = await start();
  const [row] = await ask<{ count: number }>('select count(*)::int as count from written');
  expect(row?.count).toBeGreaterThanOrEqual(acknowledged());
});

it('recovers where PostgreSQL itself was killed', async () => {
  const { acknowledged } = await startHolder();
  const pidFile = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  while (acknowledged() < 50) await once(holder?.stdout as NodeJS.ReadableStream, 'data');
  process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL');
  await once(holder as ChildProcess, 'exit');

  embedded = await start();
  const [row] = await ask<{ count: number }>('select count(*)::int as count from written');
  expect(row?.count).toBeGreaterThanOrEqual(acknowledged());
});

it('lets one of two starts on an empty folder win', async () => {
  await rm(join(dataDir, 'postgres'), { recursive: true });
  const outcomes = await Promise.allSettled([start(), start()]);
  const won = outcomes.filter((outcome) => outcome.status === 'fulfilled');
  expect(won).toHaveLength(1);
  embedded = won[0]?.value;
});

it('refuses the data of another PostgreSQL', async () => {
  embedded = await start();
  await embedded.stop();
  embedded = undefined;
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow('holds data of PostgreSQL 17');
});
