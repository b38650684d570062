import type { Database } from '@server/platform/db/database';
import type { ChannelListener } from '@server/platform/db/notifications';
import { isUnavailable } from '@server/platform/errors';
import { addJob } from '@server/platform/jobs/add-job';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import { openItemsOfPrintings } from '../queries/open-items';

type Transaction = Pick<NodePgDatabase, 'execute'>;

/** Any number; all processes that write summaries of one database take the same lock. */
const LOCK = 7_241_908;

/** How many printings are done in one transaction: a fraction of a second's work with hundreds of sellers each. */
const AT_ONCE = 200;

/**
 * Writes the summaries of printings that are marked as out of date, some at a time.
 *
 * Only one process does so at a time: one that has read the lists earlier must not write later. What others change
 * meanwhile is marked again.
 *
 * @returns how many printings were marked; 0 if none is, or if another process is at work
 */
export async function refreshSellerSummary(
  transaction: Transaction,
  atOnce = AT_ONCE,
): Promise<number> {
  const locked = await transaction.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`,
  );
  if (locked.rows[0]?.mine !== true) return 0;
  const marked = await transaction.execute<{ id: string }>(sql`
    with picked as (select distinct card_variant_id from stale_seller_summary order by 1 limit ${atOnce}),
    taken as (delete from stale_seller_summary using picked
        where picked.card_variant_id = stale_seller_summary.card_variant_id)
    select card_variant_id as id from picked`);
  const ids = marked.rows.map(({ id }) => id);
  // A statement of its own, so that it sees at least what the marks' statement saw.
  if (ids.length > 0) await write(transaction, ids);
  return ids.length;
}

/** Writes the summaries of some printings, and says so if one of them is another one now. */
async function write(transaction: Transaction, ids: readonly string[]): Promise<void> {
  const among = sql`any(${sql.param([...ids])}::text[])`;
  await transaction.execute(sql`
    with open as (${openItemsOfPrintings(sql`i.card_variant_id = ${among} and s.shared_with_all`)}),
    ranked as (
      select *, row_number() over (partition by card_variant_id order by cents nulls last, handle) as place from open),
    counted as (
      select card_variant_id, count(*)::int as sellers, sum(copies)::int as copies,
          min(cents) filter (where place = 1)::int as lowest_cents,
          (array_agg(seller_id order by place))[1] as lowest_seller_id,
          min(cents) filter (where place = 2)::int as next_cents,
          (array_agg(seller_id order by place))[2] as next_seller_id
        from ranked group by card_variant_id),
    gone as (
      delete from seller_summary where card_variant_id = ${among}
        and card_variant_id not in (select card_variant_id from counted) returning card_variant_id),
    written as (
      insert into seller_summary as s (card_variant_id, ${SUMMARY})
        select card_variant_id, ${SUMMARY} from counted
        on conflict (card_variant_id) do update set (${SUMMARY}) = row(${of('excluded')})
          where (${of('s')}) is distinct from (${of('excluded')})
        returning card_variant_id)
    select pg_notify('market_changed', '')
      from (select from gone union all select from written limit 1) changed`);
}

const SUMMARY_COLUMNS = [
  'sellers',
  'copies',
  'lowest_cents',
  'lowest_seller_id',
  'next_cents',
  'next_seller_id',
];
const SUMMARY = sql.raw(SUMMARY_COLUMNS.join(', '));
const of = (table: string) => sql.raw(SUMMARY_COLUMNS.map((name) => `${table}.${name}`).join(', '));

/** Writes all summaries that are out of date, however many they are, or until it is asked to stop. */
export async function refreshAllSellerSummaries(
  database: Database,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    const marked = await database.transaction((transaction) => refreshSellerSummary(transaction));
    if (marked === 0 || signal?.aborted) return;
  }
}

/** A trigger notifies this channel when printings are marked. */
export const SELLERS_MARKED = 'sellers_marked';

/** How long marks are collected until they are worked off together. */
const COLLECT_MS = 250;

/** Adds a job when printings are marked: one for all marks of a quarter of a second, whichever process hears of them. */
export function refreshWhenMarked(
  database: Database,
  log: Pick<FastifyBaseLogger, 'error'>,
): ChannelListener {
  let timer: NodeJS.Timeout | undefined;
  // Waited for here: a job for later is found only when the library looks for such jobs again.
  const add = () => {
    timer = undefined;
    addJob(database, 'refresh-seller-summary', {}, { key: 'marked' }).catch((error: unknown) => {
      // An unreachable database is reported by the code that needs it. The job's next minute finds the marks.
      if (!isUnavailable(error)) log.error({ err: error }, 'sellers are summed up late');
    });
  };
  return {
    notified() {
      timer ??= setTimeout(add, COLLECT_MS).unref();
    },
    listening: () => undefined,
  };
}
