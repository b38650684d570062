import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: Promise<string> | undefined;

/** A folder for what several benches start from; it goes with the process. */
export function keptFolder(): Promise<string> {
  folder ??= mkdtemp(join(tmpdir(), 'starbinder-benches-')).then((made) => {
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    return made;
  });
  return folder;
}
