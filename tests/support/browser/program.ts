import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from '@server/platform/db/embedded/server-process';
import { makeDataFolder } from '../postgres/data-folder';

const root = resolve(fileURLToPath(new URL('../../..', import.meta.url)));
const main = join(root, 'dist', 'server', 'app', 'main.js');
const endWithParent = new URL('../end-with-parent.mjs', import.meta.url).href;
const READY = /Starbinder is ready at (\S+)/;

/** A running copy of the built program, with its own database. */
export interface RunningProgram {
  /** Its address, without a slash at the end. */
  url: string;
  pid: number;
  /** The folder with its database and pictures. */
  dataDir: string;
  /** Asks it to stop (SIGTERM) and removes its data. @throws Error unless it ends with code 0. */
  stop: () => Promise<void>;
}

/**
 * Starts the built program as `npm start` does, on a free port, with an embedded database and the demo catalogue.
 * Resolves once it reports that it is ready.
 *
 * @param keptDataDir a data folder that outlives the program; without one, it gets a fresh one
 * @param settings further environment variables
 * @throws Error with the program's output when it ends before that.
 */
export async function startProgram(
  keptDataDir?: string,
  settings: Record<string, string> = {},
): Promise<RunningProgram> {
  if (!existsSync(main)) throw new Error('Nothing is built yet: run `npm test` or `npm start`.');
  const dataDir = keptDataDir ?? (await makeDataFolder('empty'));

  const program = spawn(process.execPath, ['--import', endWithParent, main], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      // They would compete with the test or measurement for the processor.
      PICTURES_AHEAD: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(program, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const url = await readyAddress(program, exited);

  const stop = async (): Promise<void> => {
    program.kill('SIGTERM');
    const [code, signal] = await exited;
    if (keptDataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The program ended with ${code ?? signal} instead of 0.`);
  };
  return { url, pid: program.pid ?? 0, dataDir, stop };
}

async function readyAddress(program: ChildProcess, exited: Promise<unknown>): Promise<string> {
  const output: string[] = [];
  const ready = new Promise<string>((resolveAddress) => {
    for (const stream of [program.stdout, program.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        const address = READY.exec(line)?.[1];
        if (address) resolveAddress(address.replace(/\/$/, ''));
      });
    }
  });
  const failed = exited.then(() => {
    throw new Error(`The program ended before it was ready:\n${output.join('\n')}`);
  });
  failed.catch(() => undefined); // after a successful start nothing awaits it any more
  return Promise.race([ready, failed]);
}
