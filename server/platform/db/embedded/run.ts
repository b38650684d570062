import { spawn } from 'node:child_process';
import type { SystemAccount } from './account';

/** The options of every PostgreSQL process: a minimal environment, and a folder that it may enter. */
export const processOptions = (cwd: string, account: SystemAccount | undefined) => ({
  cwd,
  env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' },
  ...(account && { uid: account.uid, gid: account.gid }),
});

/**
 * Runs a program to its end.
 * @throws Error with its output, if it fails
 */
export function run(
  program: string,
  args: string[],
  cwd: string,
  account: SystemAccount | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...processOptions(cwd, account),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    child.stdout.on('data', (text: Buffer) => (printed += String(text)));
    child.stderr.on('data', (text: Buffer) => (printed += String(text)));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${program} ended with ${code}: ${printed.trim()}`)),
    );
  });
}
