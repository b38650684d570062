import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const MOST_BACKUPS = 20;
/** A backup that is still being written after so long was left by a program that was killed. */
const UNFINISHED_FOR_MS = 60 * 60_000;

/** Removes the oldest backups of a folder beyond twenty, and those that were never finished; no other files. */
export async function keepNewest(folder: string): Promise<void> {
  const names = await readdir(folder);
  const backups = await Promise.all(
    names
      .filter((name) => /\.json\.gz(?:\.part)?$/.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        return { path, writtenAt: (await stat(path)).mtimeMs };
      }),
  );
  const [unfinished, whole] = [
    backups.filter(({ path }) => path.endsWith('.part')),
    backups.filter(({ path }) => !path.endsWith('.part')),
  ];
  const leaving = [
    ...unfinished.filter(({ writtenAt }) => Date.now() - writtenAt > UNFINISHED_FOR_MS),
    ...whole.toSorted((a, b) => b.writtenAt - a.writtenAt).slice(MOST_BACKUPS),
  ];
  for (const { path } of leaving) await rm(path, { force: true });
}
