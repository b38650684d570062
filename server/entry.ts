import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorInLog } from './log/error-in-log';

/**
 * Why the program can't start: one sentence with its remedy, for the person who started it. Anything
 * else that is thrown on the way is a fault.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

/** Ends the program with code 1: a refusal as its sentence alone, a fault as the log tells of one. */
export function reportAndExit(error: unknown): never {
  const text =
    error instanceof StartRefusal ? error.message : JSON.stringify(errorInLog(error), null, 2);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** The nearest folder, from a folder upwards, that holds package.json. */
export function projectRootOf(folder: string): string {
  if (existsSync(join(folder, 'package.json')) || dirname(folder) === folder) return folder;
  return projectRootOf(dirname(folder));
}
