import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { copyFolder, makeDataFolder } from '../postgres/data-folder';
import { startProgram } from './program';

const PREFIX = 'demo-data-';

/**
 * A new data folder with what the program's first start makes: database, demo catalogue and players. They are kept in a
 * folder, so that only the first call takes the time of a first start.
 *
 * @param kept named by {@link PREFIX} and what the data depends on; others of that prefix are removed
 */
export async function copyDemoData(kept: string): Promise<string> {
  const folder = await makeDataFolder('empty');
  if (existsSync(kept)) {
    await copyFolder(kept, folder);
  } else {
    const program = await startProgram(folder);
    await program.stop();
    await keep(folder, kept);
  }
  return folder;
}

/** Moves the copy into place once it is complete, so a kill leaves nothing that looks like one. */
async function keep(folder: string, kept: string): Promise<void> {
  const home = dirname(kept);
  const old = existsSync(home) ? await readdir(home) : [];
  for (const name of old.filter((each) => each.startsWith(PREFIX))) {
    await rm(join(home, name), { recursive: true, force: true });
  }
  const unfinished = join(home, `${basename(kept)}.${process.pid}`);
  await mkdir(unfinished, { recursive: true });
  await copyFolder(folder, unfinished);
  await rename(unfinished, kept);
}
