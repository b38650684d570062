import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Months after the present one that have their partition already. */
const MONTHS_AHEAD = 3;

type Executor = Pick<NodePgDatabase<Record<string, unknown>>, 'execute'>;

/** Makes the ledger's partitions for the months of these times, ISO 8601, unless they are there. */
export async function makeLedgerMonths(executor: Executor, times: readonly string[]) {
  await executor.execute(sql`
    select make_ledger_month(at) from (
      select distinct on (date_trunc('month', at, 'UTC')) at
        from unnest(${sql.param([...times])}::timestamptz[]) as given (at)
    ) as months`);
}

/**
 * Makes partitions for those rows of the ledger whose month had none, and moves them there. They are in a partition for all
 * others meanwhile, so an event is never refused.
 */
export async function moveToLedgerMonths(executor: Executor): Promise<void> {
  const { rows } = await executor.execute<{ at: string }>(sql`
    select distinct on (date_trunc('month', at, 'UTC')) at::text as at from collection_event_other`);
  if (rows.length === 0) return;
  await makeLedgerMonths(
    executor,
    rows.map(({ at }) => at),
  );
}

/** Makes the partitions of the coming months ahead of time, and any that are missing (rules/operation#ledger-by-month). */
export const makeComingLedgerMonths = (
  database: NodePgDatabase<Record<string, unknown>>,
): Promise<void> =>
  database.transaction(async (transaction) => {
    // It waits for reads of the partition for all others, and everyone else behind it.
    await transaction.execute(sql`set local lock_timeout = '2s'`);
    await moveToLedgerMonths(transaction);
    await transaction.execute(sql`
      -- 31 days in hours, which no summer time changes.
      select make_ledger_month(date_trunc('month', now(), 'UTC') + nth * interval '744 hours')
        from generate_series(0, ${MONTHS_AHEAD}::int) as nth`);
  });
