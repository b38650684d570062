/**
 * Why the program can't start: one sentence with its remedy, for the person who started it. Anything
 * else that is thrown on the way is a fault.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

/** Ends the program with code 1: a refusal as its sentence alone, a fault with all that is known. */
export function reportAndExit(error: unknown): never {
  const text = error instanceof StartRefusal ? error.message : ((error as Error).stack ?? error);
  process.stderr.write(`${String(text)}\n`);
  process.exit(1);
}
