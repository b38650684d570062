import { accessSync, constants } from 'node:fs';
import { runQuietly } from './child.mjs';
import { withProgress } from './progress.mjs';
import { Refusal } from './refusal.mjs';
import { root } from './root.mjs';
import { hashOf, readStamp, writeStamp } from './stamp.mjs';

const STAMP = 'node_modules/.installed';

/** Installs what the lock file names, unless that is what is there. */
export async function ensurePackages() {
  const wanted = hashOf(['package-lock.json', 'package.json']);
  if (readStamp(STAMP) === wanted) return;
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Refusal(
      `The folder ${root} can't be written. Make it writable, or use a copy of it.`,
    );
  }
  await withProgress('Installing packages (about a minute)', () =>
    runQuietly('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']),
  ).catch((error) => {
    throw new Refusal(
      `The packages couldn't be installed. npm said:\n${error.message}\nCheck the network and try again.`,
    );
  });
  writeStamp(STAMP, wanted);
}
