import { itLong } from '@tests/support/jest/it-long';
import { startEmbedded } from '@server/platform/db/embedded';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { makeDataFolder } from '@tests/support/postgres/data-folder';
import { bundled } from './bundled';
import { postgresRuns, startFromSources } from './started-program';

jest.setTimeout(90_000);

let main: string;
beforeAll(() => {
  main = bundled('server/app/main.ts');
});
afterAll(() => rm(main));

let dataDir: string;
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = (port: number) => startFromSources(main, { dataDir, port });

async function takenPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, free: () => server.close() };
}

it('stops itself and PostgreSQL with code 0, however often it is signalled', async () => {
  dataDir = await makeDataFolder('migrated');
  const { program, said, ended } = start(0);
  await said('Starbinder is ready at ');
  expect(postgresRuns(dataDir)).toBe(true);

  program.kill('SIGINT');
  program.kill('SIGTERM');

  expect(await ended()).toMatchObject({ code: 0 });
  expect(postgresRuns(dataDir)).toBe(false);
});

itLong('leaves no PostgreSQL behind if it is stopped while it starts', async () => {
  dataDir = await makeDataFolder('empty');
  const { program, said, ended } = start(0);
  await said('Setting up the database');

  program.kill('SIGTERM');

  const { code, printed } = await ended();
  expect(code).toBe(0);
  expect(printed).not.toContain('ready');
  expect(postgresRuns(dataDir)).toBe(false);
});

it('names a taken port and makes nothing', async () => {
  dataDir = await makeDataFolder('empty');
  const { port, free } = await takenPort();
  const { ended } = start(port);
  expect(await ended()).toEqual({
    code: 1,
    printed: `Port ${port} is taken. Stop the program that uses it, or set PORT to another one.`,
  });
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  free();
});

it('names the owner of a data folder in use, and leaves it running', async () => {
  dataDir = await makeDataFolder('migrated');
  const owner = await startEmbedded({ projectRoot: process.cwd(), dataDir });
  const { ended } = start(0);
  expect(await ended()).toEqual({
    code: 1,
    printed: `The data folder ${dataDir} is in use by another Starbinder (process ${process.pid}). Stop that one, or set DATA_DIR to another folder.`,
  });
  expect(postgresRuns(dataDir)).toBe(true);
  await owner.stop();
});
