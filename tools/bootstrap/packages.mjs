import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { whileAlone } from './alone.mjs';
import { runQuietly } from './child.mjs';
import { withProgress } from './progress.mjs';
import { Refusal } from './refusal.mjs';
import { root } from './root.mjs';
import { ensureWritable } from './writable.mjs';

/** Installs the packages of the lock file, unless they are installed. */
export async function ensurePackages() {
  if (areInstalled()) return;
  ensureWritable();
  await whileAlone(install);
}

async function install() {
  // Meanwhile, another command may have done it.
  if (areInstalled()) return;
  await withProgress('Installing packages (about a minute)', () =>
    runQuietly('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']),
  ).catch((error) => {
    throw new Refusal(
      `The packages couldn't be installed. npm said:\n${error.message}\nCheck the network and try again.`,
    );
  });
}

/** Whether npm's own record of what it installed has every package of the lock file. */
function areInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return (
    installed !== undefined &&
    Object.entries(packagesIn('package-lock.json') ?? {}).every(
      ([path, { version, optional }]) =>
        path === '' || optional || installed[path]?.version === version,
    )
  );
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
