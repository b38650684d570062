import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder, from a folder upwards, that holds package.json. */
export function projectRootOf(folder: string): string {
  if (existsSync(join(folder, 'package.json')) || dirname(folder) === folder) return folder;
  return projectRootOf(dirname(folder));
}
