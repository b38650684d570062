import { startEmbedded } from '@server/db/embedded';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from './bundled';

jest.setTimeout(90_000);

/** The demo catalogue takes seconds to load, and plays no part here. */
const withoutDemo = {
  OIDC_ISSUER: 'https://id.example.com',
  OIDC_CLIENT_ID: 'client',
  OIDC_CLIENT_SECRET: 'secret',
};

let main: string;
beforeAll(() => {
  main = bundled('server/main.ts');
});
afterAll(() => rm(main));

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'starbinder-signals-'));
  await chmod(dataDir, 0o755);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** The program as its sources are now; `said` resolves once it printed a text. */
function startFromSources(port: number) {
  const program = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...withoutDemo,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (text: Buffer) => (printed += String(text)));
  }
  const said = async (text: string) => {
    while (!printed.includes(text) && isAlive(program)) {
      await Promise.race([once(program.stdout, 'data'), once(program, 'exit')]);
    }
    expect(printed).toContain(text);
  };
  const ended = async () => {
    if (isAlive(program)) await once(program, 'close');
    return { code: program.exitCode, printed: printed.trim() };
  };
  return { program, said, ended };
}

const isAlive = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

const postgresRuns = () => existsSync(join(dataDir, 'postgres/postmaster.pid'));

async function takenPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, free: () => server.close() };
}

it('stops itself and PostgreSQL with code 0, however often it is told', async () => {
  const { program, said, ended } = startFromSources(0);
  await said('Starbinder is ready at ');
  expect(postgresRuns()).toBe(true);

  program.kill('SIGINT');
  program.kill('SIGTERM');

  expect(await ended()).toMatchObject({ code: 0 });
  expect(postgresRuns()).toBe(false);
});

it('leaves no PostgreSQL behind where it is told to stop while it starts', async () => {
  const { program, said, ended } = startFromSources(0);
  await said('Setting up the database');

  program.kill('SIGTERM');

  const { code, printed } = await ended();
  expect(code).toBe(0);
  expect(printed).not.toContain('ready');
  expect(postgresRuns()).toBe(false);
});

it('names a taken port and makes nothing', async () => {
  const { port, free } = await takenPort();
  const { ended } = startFromSources(port);
  expect(await ended()).toEqual({
    code: 1,
    printed: `Port ${port} is taken. Stop the program that uses it, or set PORT to another one.`,
  });
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  free();
});

it('names the owner of a data folder in use, and leaves that one alone', async () => {
  const owner = await startEmbedded({ projectRoot: process.cwd(), dataDir });
  const { ended } = startFromSources(0);
  expect(await ended()).toEqual({
    code: 1,
    printed: `The data folder ${dataDir} is in use by another Starbinder (process ${process.pid}). Stop that one, or set DATA_DIR to another folder.`,
  });
  expect(postgresRuns()).toBe(true);
  await owner.stop();
});
