import { channel } from 'node:diagnostics_channel';

const DEADLOCK = '40P01';

/** Hears of each deadlock that this process loses, for the metrics and for tests of the order of locks. */
export const lostDeadlocks = channel('starbinder:lost-deadlock');

/**
 * Tries work again for as long as it loses deadlocks: the loser's changes were rolled back, and the winner goes on. Most
 * are with a migration, which locks whole tables, one after the other. Every transaction is tried again by itself
 * (`createDatabase`); a statement outside one needs this. Without it, the client learns that it may retry (`UNAVAILABLE`).
 *
 * @param attempt a statement or a whole transaction, which does nothing else
 */
export async function retryOnDeadlock<Done>(attempt: () => Promise<Done>): Promise<Done> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isDeadlock(error)) throw error;
      lostDeadlocks.publish(error);
    }
  }
}

/** Drizzle wraps the driver's error. */
function isDeadlock(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && 'code' in cause && cause.code === DEADLOCK;
}
