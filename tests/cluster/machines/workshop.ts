import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAccount } from '@server/platform/db/embedded/account';
import { freePort } from '@server/platform/db/embedded/server-process';

const TEMPLATES = new URL('../../../docs/running/cluster/', import.meta.url);
const GUARD = fileURLToPath(new URL('guard.mjs', import.meta.url));

interface Run {
  env?: Record<string, string>;
  /** As the test's own user; otherwise as one that PostgreSQL accepts. */
  asMyself?: boolean;
}

/** A temporary folder, and the processes in it, which end with the test. */
export interface Workshop {
  folder: string;
  /** A folder within it that PostgreSQL may use. @returns its path */
  makeFolder(name: string): Promise<string>;
  /** Fills a file of docs/running/cluster in, as envsubst does. @returns its path */
  fill(template: string, into: string, values: Values): Promise<string>;
  /** Starts a process, whose output goes to a file with its name. */
  run(name: string, program: string, args: string[], options?: Run): ChildProcess;
  /** Lets the folder stay when it closes, with the logs and the databases. */
  keep(): void;
  /** Kills what still runs, and removes the folder. */
  close(): Promise<void>;
}

export type Values = Readonly<Record<string, string | number>>;

export async function openWorkshop(): Promise<Workshop> {
  const folder = await mkdtemp(join(tmpdir(), 'starbinder-cluster-'));
  await chmod(folder, 0o755);
  const guard = spawn(process.execPath, [GUARD, folder], {
    stdio: ['pipe', 'inherit', 'inherit'],
    detached: true,
  });
  const account = postgresAccount();
  return {
    folder,
    async makeFolder(name) {
      const path = join(folder, name);
      await mkdir(path, { recursive: true, mode: 0o755 });
      if (account) await chown(path, account.uid, account.gid);
      return path;
    },
    async fill(template, into, values) {
      const text = await readFile(new URL(template, TEMPLATES), 'utf8');
      const filled = text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
        const value = values[name];
        if (value === undefined)
          throw new Error(`${template} asks for ${name}, which has no value.`);
        return String(value);
      });
      const path = join(into, template);
      await writeFile(path, filled);
      return path;
    },
    run(name, program, args, { env = {}, asMyself = false } = {}) {
      const output = openSync(join(folder, `${name}.log`), 'a');
      const child = spawn(program, args, {
        stdio: ['ignore', output, output],
        // A group of its own, so that it ends with everything it started.
        detached: true,
        env: {
          PATH: process.env['PATH'] ?? '',
          HOME: folder,
          LC_ALL: 'C.UTF-8',
          TZ: 'UTC',
          ...env,
        },
        ...(!asMyself && account && { uid: account.uid, gid: account.gid }),
      });
      child.on('error', (error) => process.stderr.write(`${name}: ${error.message}\n`));
      guard.stdin.write(`${child.pid}\n`);
      return child;
    },
    keep() {
      guard.stdin.write('keep\n');
    },
    async close() {
      const ended = once(guard, 'exit');
      guard.stdin.end();
      await ended;
    },
  };
}

/** Different free ports of this machine. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
