import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const FOLDER = 'bench/postgraphile';

export const POSTGRAPHILE_SERVER = `${FOLDER}/server.cjs`;

/** Installs PostGraphile into its own folder, once: it needs an older graphql than the program. */
export function installPostGraphile(): void {
  if (existsSync(`${FOLDER}/node_modules`)) return;
  process.stdout.write('Installing PostGraphile to measure against…\n');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], {
    cwd: FOLDER,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
