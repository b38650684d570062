import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs what a bench measures with into a folder of its own, once: the program itself doesn't need it, and some of it
 * needs other versions of the program's packages.
 *
 * @param folder with a package.json and its lock file
 */
export function installApart(folder: string): void {
  if (existsSync(`${folder}/node_modules`)) return;
  process.stdout.write(`Installing the packages of ${folder}…\n`);
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
