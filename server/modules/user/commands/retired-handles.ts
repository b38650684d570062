import type { Database, Transaction } from '@server/db/database';
import { retiredHandle } from '@server/db/tables';
import { inArray } from 'drizzle-orm';
import { createHash } from 'node:crypto';

/**
 * What is kept of a retired handle: enough to know it again. There is no key: whoever guesses a handle could as well
 * try to claim it, and handles that came free with a lost key would be worse.
 */
const digestOf = (handle: string): string =>
  createHash('sha256').update(`retired handle:${handle}`).digest('hex');

/** Makes sure that nobody gets some handles again, not even who had them. */
export async function retireHandles(
  database: Database | Transaction,
  handles: readonly string[],
): Promise<void> {
  if (handles.length === 0) return;
  const rows = handles.map((handle) => ({ digest: digestOf(handle) }));
  await database.insert(retiredHandle).values(rows).onConflictDoNothing();
}

/** Which of some handles were somebody's before. */
export async function retiredAmong(
  database: Database | Transaction,
  handles: readonly string[],
): Promise<ReadonlySet<string>> {
  const byDigest = new Map(handles.map((handle) => [digestOf(handle), handle]));
  const rows = await database
    .select({ digest: retiredHandle.digest })
    .from(retiredHandle)
    .where(inArray(retiredHandle.digest, [...byDigest.keys()]));
  return new Set(rows.flatMap(({ digest }) => byDigest.get(digest) ?? []));
}

/** Whether a handle was somebody's before. */
export const isRetired = async (
  database: Database | Transaction,
  handle: string,
): Promise<boolean> => (await retiredAmong(database, [handle])).has(handle);
