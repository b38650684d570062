import type { Database, Transaction } from '@server/platform/db/database';
import { retiredHandle } from '../tables';
import { inArray } from 'drizzle-orm';
import { createHash } from 'node:crypto';

/**
 * What is stored of a retired handle: enough to recognize it. The digest has no key, since trying to claim a handle
 * reveals as much, and a lost key would free every retired handle.
 */
export const retiredHandleDigest = (handle: string): string =>
  createHash('sha256').update(`retired handle:${handle}`).digest('hex');

/** Which of these handles are retired. */
export async function retiredAmong(
  database: Database | Transaction,
  handles: readonly string[],
): Promise<ReadonlySet<string>> {
  const byDigest = new Map(handles.map((handle) => [retiredHandleDigest(handle), handle]));
  const rows = await database
    .select({ digest: retiredHandle.digest })
    .from(retiredHandle)
    .where(inArray(retiredHandle.digest, [...byDigest.keys()]));
  return new Set(rows.flatMap(({ digest }) => byDigest.get(digest) ?? []));
}

/** Whether a handle is retired. */
export const isRetired = async (
  database: Database | Transaction,
  handle: string,
): Promise<boolean> => (await retiredAmong(database, [handle])).has(handle);
