const DEADLOCK = '40P01';

/**
 * Whether a transaction was the loser of a deadlock: nothing of it has happened, and it may be tried again. Drizzle wraps
 * the driver's error.
 */
export function isDeadlock(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && 'code' in cause && cause.code === DEADLOCK;
}
