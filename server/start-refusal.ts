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
