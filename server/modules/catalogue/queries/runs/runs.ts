import type { Database, Transaction } from '@server/platform/db/database';
import { catalogueRun } from '../../tables';
import { userAccount } from '@server/modules/people/tables';
import { isoTime } from '@server/platform/time/iso-time';
import { desc, eq, type SQL } from 'drizzle-orm';
import type { CatalogueRun } from './run';

/** The latest runs, newest first. */
export const findRuns = (database: Database, limit: number): Promise<CatalogueRun[]> =>
  read(database, undefined, limit);

export async function findRun(
  database: Database | Transaction,
  id: string,
): Promise<CatalogueRun | null> {
  const [found] = await read(database, eq(catalogueRun.id, id), 1);
  return found ?? null;
}

async function read(
  database: Database | Transaction,
  where: SQL | undefined,
  limit: number,
): Promise<CatalogueRun[]> {
  const rows = await database
    .select({
      run: catalogueRun,
      startedBy: { id: userAccount.id, handle: userAccount.handle, email: userAccount.email },
    })
    .from(catalogueRun)
    .leftJoin(userAccount, eq(userAccount.id, catalogueRun.startedBy))
    .where(where)
    .orderBy(desc(catalogueRun.startedAt))
    .limit(limit);
  return rows.map(({ run, startedBy }) => ({
    ...run,
    startedBy,
    startedAt: isoTime(run.startedAt),
    endedAt: run.endedAt === null ? null : isoTime(run.endedAt),
  }));
}
