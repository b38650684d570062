import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The demo catalogue takes seconds to load, and tests of the whole program don't need it. */
const withoutDemo = {
  OIDC_ISSUER: 'https://id.example.com',
  OIDC_CLIENT_ID: 'client',
  OIDC_CLIENT_SECRET: 'secret',
};

/** A killed test run leaves neither the program nor its PostgreSQL. */
export const endingWithThis = ['--import', './tests/support/end-with-parent.mjs'];

export interface StartedProgram {
  program: ChildProcess;
  /** Resolves once it has printed a text. */
  said(text: string): Promise<void>;
  /** Everything that it has printed so far. */
  printed(): string;
  /** Resolves when it has ended. */
  ended(): Promise<{ code: number | null; printed: string }>;
}

/**
 * Starts the program from its current sources.
 *
 * @param main `server/app/main.ts`, bundled
 * @param settings more environment variables
 */
export function startFromSources(
  main: string,
  { dataDir, port }: { dataDir: string; port: number },
  settings: Readonly<Record<string, string>> = {},
): StartedProgram {
  const program = spawn(process.execPath, [...endingWithThis, main], {
    env: {
      ...process.env,
      ...withoutDemo,
      DATA_DIR: dataDir,
      PORT: String(port),
      PICTURES_AHEAD: 'off',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (text: Buffer) => (printed += String(text)));
  }
  return {
    program,
    printed: () => printed,
    async said(text) {
      while (!printed.includes(text) && isAlive(program)) {
        await Promise.race([once(program.stdout, 'data'), once(program, 'exit')]);
      }
      expect(printed).toContain(text);
    },
    async ended() {
      if (isAlive(program)) await once(program, 'close');
      return { code: program.exitCode, printed: printed.trim() };
    },
  };
}

export const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

const pidFile = (dataDir: string) => join(dataDir, 'postgres/postmaster.pid');

/** Whether PostgreSQL runs on a data folder, or was killed. */
export const postgresRuns = (dataDir: string): boolean => existsSync(pidFile(dataDir));

/** PostgreSQL's own status on a data folder. */
export function postgresOf(dataDir: string): { pid: number; connectionString: string } {
  const [pid, , , port] = readFileSync(pidFile(dataDir), 'utf8').split('\n');
  const password = readFileSync(join(dataDir, 'postgres/starbinder-password'), 'utf8');
  return {
    pid: Number(pid),
    connectionString: `postgres://starbinder:${password}@127.0.0.1:${port}/starbinder`,
  };
}
