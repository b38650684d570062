import { createPool } from '@server/platform/db/database';
import { countsOnDay } from '@server/modules/collection/queries/history/counts-on-day';
import { collectionHistory } from '@server/modules/collection/queries/history/history';
import type { Bench } from '../figure';
import { openFilledDatabase } from '../load/database';
import { figuresOfCalls, type Call } from '../two-sizes/figures';
import { anyOf, openSide, type Side } from '../two-sizes/side';

const PLAYERS = 500;
const EVENTS = 1_000_000;
const BAR = 1.25;
/** In whose search path the ledger's events are one table. */
const SCHEMA = 'one_table';

/** Reads of a ledger that is kept by month, against the same events in one table (rules/operation#ledger-by-month). */
export const ledgerMonths: Bench = {
  name: 'ledger-months',
  async run() {
    const filled = await openFilledDatabase({ players: PLAYERS, events: EVENTS }, null);
    try {
      await copyToOneTable(filled.connectionString);
      const byMonth = await openSide(filled.connectionString, 'player-');
      const inOne = await openSide(
        `${filled.connectionString}?options=${encodeURIComponent(`-c search_path=${SCHEMA},public`)}`,
        'player-',
      );
      return await figuresOfCalls({
        calls: await readsOf(byMonth),
        one: byMonth,
        other: inOne,
        how: `time with ${EVENTS.toLocaleString('en')} events of ${PLAYERS} players in 24 months, against the same in one table`,
        bar: BAR,
      });
    } finally {
      await filled.stop();
    }
  },
};

async function copyToOneTable(connectionString: string): Promise<void> {
  const pool = createPool(connectionString, { statementTimeout: 0 });
  try {
    for (const statement of [
      `create schema ${SCHEMA}`,
      `create table ${SCHEMA}.collection_event (like public.collection_event including defaults including constraints)`,
      `insert into ${SCHEMA}.collection_event overriding system value select * from public.collection_event order by at`,
      `alter table ${SCHEMA}.collection_event add primary key (user_id, card_variant_id, step_id, at)`,
      `create index on ${SCHEMA}.collection_event (step_id, card_variant_id)`,
      'vacuum analyze',
    ]) {
      await pool.query(statement);
    }
  } finally {
    await pool.end();
  }
}

/** The oldest and the newest of what players read. */
async function readsOf({ pool }: Side): Promise<Call[]> {
  const { rows } = await pool.query<{ first: string; last: string; oldest: string }>(
    `select to_char(min(at) + interval '20 days', 'YYYY-MM-DD') as first, to_char(max(at), 'YYYY-MM-DD') as last,
        percentile_disc(0.1) within group (order by id)::text as oldest from collection_step`,
  );
  const [{ first = '', last = '', oldest = '' } = {}] = rows;
  const onDay =
    (day: string) =>
    async ({ database, players, cardSetCodes }: Side) => {
      const found = await countsOnDay(database, anyOf(players).id, {
        day,
        utcOffset: 0,
        cardSetCode: anyOf(cardSetCodes),
      });
      if (found.length === 0) throw new Error('There were none.');
    };
  const history =
    (before: number | null) =>
    async ({ database, players }: Side) => {
      const page = { first: 8, before, variantId: null, among: null };
      const { nodes } = await collectionHistory(database, anyOf(players), page);
      if (nodes.length !== page.first) throw new Error(`There were ${nodes.length}.`);
    };
  return [
    { name: 'Counts on a day of the oldest month', make: onDay(first) },
    { name: 'Counts on a day of the newest month', make: onDay(last) },
    { name: 'A page of the history in the oldest months', make: history(Number(oldest)) },
    { name: 'The newest page of the history', make: history(null) },
  ];
}
