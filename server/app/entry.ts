import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorInLog } from '@server/platform/log/error-in-log';
import { StartRefusal } from '@server/platform/start-refusal';

/** Ends the program with code 1. Prints a refusal as its sentence, a fault as a log line. */
export function reportAndExit(error: unknown): never {
  const text =
    error instanceof StartRefusal ? error.message : JSON.stringify(errorInLog(error), null, 2);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** The nearest folder upwards that contains package.json. */
export function projectRootOf(folder: string): string {
  if (existsSync(join(folder, 'package.json')) || dirname(folder) === folder) return folder;
  return projectRootOf(dirname(folder));
}
