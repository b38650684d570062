import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

/** Where Debian's package puts it. */
const CADDY = '/usr/bin/caddy';

/** Visitors' addresses are loopback addresses of their own, which only Linux has. */
export const hasCaddy = process.platform === 'linux' && existsSync(CADDY);

/** What docs/running/keeping-it-running.md says for several processes. */
export function blockForSeveral(ports: readonly number[]): string {
  const page = readFileSync('docs/running/keeping-it-running.md', 'utf8');
  const [, documented] = /```\n(reverse_proxy [^`]*)```/.exec(page) ?? [];
  if (documented === undefined) throw new Error('The page shows no block for several processes.');
  const targets = ports.map((port) => `127.0.0.1:${port}`).join(' ');
  return documented.replace(/127\.0\.0\.1:3001.*(?= \{)/, targets);
}

/** docs/running/Caddyfile, for the program at a port of this machine. */
export const caddyfileFor = (site: string, port: number): string =>
  readFileSync('docs/running/Caddyfile', 'utf8')
    .replace('{$SITE}', site)
    .replace('starbinder:3000', `127.0.0.1:${port}`);

/** @throws with what Caddy says about a configuration, unless it is valid */
export function validateCaddyfile(folder: string, caddyfile: string): void {
  const options = { env: environment(folder), stdio: 'pipe' } as const;
  execFileSync(CADDY, ['validate', ...configured(folder, caddyfile)], options);
}

export interface RunningCaddy {
  /** The certificate of the authority that signs its certificates. */
  authority(): string;
  stop(): Promise<void>;
}

/** Runs it on this machine alone, with its own files in a folder. It is ready a moment later. */
export function runCaddy(folder: string, options: string, sites: string): RunningCaddy {
  const caddyfile = `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\tgrace_period 1s\n\t${options}\n}\n${sites}`;
  const log = openSync(join(folder, 'caddy.log'), 'w');
  const caddy = spawn(CADDY, ['run', ...configured(folder, caddyfile)], {
    env: environment(folder),
    stdio: ['ignore', log, log],
  });
  const ended = once(caddy, 'exit');
  return {
    authority: () => readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8'),
    async stop() {
      caddy.kill();
      await Promise.race([ended, after(5_000, undefined, { ref: false })]);
      caddy.kill('SIGKILL');
      await ended;
    },
  };
}

/** Arguments of a command, which reads a file of its own. */
function configured(folder: string, caddyfile: string): string[] {
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, caddyfile);
  return ['--config', file, '--adapter', 'caddyfile'];
}

const environment = (folder: string) => ({
  PATH: process.env['PATH'],
  HOME: folder,
  XDG_DATA_HOME: folder,
  XDG_CONFIG_HOME: folder,
});
