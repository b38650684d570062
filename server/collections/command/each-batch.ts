import type { Database } from '@server/db/database';
import { userAccount } from '@server/db/tables';
import { asc, count, gt } from 'drizzle-orm';

/** Players at once: a few seconds' work at most. */
const BATCH = 100;

/**
 * Goes through all accounts, deleted ones too, a batch at a time.
 *
 * @param progress takes how many were gone through and how many there are
 */
export async function eachBatch(
  database: Database,
  visit: (userIds: string[]) => Promise<void>,
  progress: (done: number, all: number) => void,
): Promise<number> {
  const [row] = await database.select({ all: count() }).from(userAccount);
  const all = row?.all ?? 0;
  let done = 0;
  for (let last: string | undefined; ;) {
    const rows = await database
      .select({ id: userAccount.id })
      .from(userAccount)
      .where(last === undefined ? undefined : gt(userAccount.id, last))
      .orderBy(asc(userAccount.id))
      .limit(BATCH);
    if (rows.length === 0) return done;
    const ids = rows.map(({ id }) => id);
    await visit(ids);
    done += ids.length;
    last = ids.at(-1);
    progress(done, all);
  }
}
