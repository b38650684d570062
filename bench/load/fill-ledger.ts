import type { Pool } from 'pg';

/** Months with events, before the present one. */
const MONTHS = 24;
/** Steps of each player in a month. */
const STEPS = 4;
/** Printings of each player, whose counts the events change in turn. */
const MOST_PRINTINGS = 500;
/** As many as the machine has processors, if it is small. */
const CONNECTIONS = 2;

export interface LedgerSize {
  players: number;
  events: number;
}

/** One step of every player at about the same time. */
interface Round {
  /** From 0, over all months. */
  nth: number;
  at: Date;
  /** The events of each player in it, of all of the player's events. */
  from: number;
  to: number;
}

interface Month {
  partition: string;
  start: Date;
  end: Date;
  rounds: Round[];
}

/**
 * Fills the ledger and the counts of the players in `load_player`, with the printings in `load_printing`. Each month is
 * written to a table of its own without indexes, which becomes a partition afterwards; so nothing of it needs the
 * write-ahead log (`wal_level` is minimal).
 */
export async function fillLedger(pool: Pool, { players, events }: LedgerSize): Promise<void> {
  const each = Math.floor(events / players);
  const months = monthsOf(each);
  await inSession(pool, stepStatements(players, months));
  const waiting = [...months];
  const worker = async (): Promise<void> => {
    for (let month = waiting.shift(); month !== undefined; month = waiting.shift()) {
      await inSession(pool, monthStatements(players, month));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  await inSession(pool, countStatements(each));
}

/** Runs statements on one connection, which doesn't check the generated rows' foreign keys or run triggers. */
export async function inSession(pool: Pool, statements: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const statement of [...SETTINGS, ...statements]) await client.query(statement);
  } finally {
    client.release(true);
  }
}

const SETTINGS = [
  'set session_replication_role = replica',
  `set maintenance_work_mem = '1GB'`,
  `set work_mem = '256MB'`,
  'set max_parallel_maintenance_workers = 0',
];

function monthsOf(eventsOfPlayer: number): Month[] {
  const now = new Date();
  const startOf = (nth: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + nth));
  const border = (nth: number) => Math.floor((nth * eventsOfPlayer) / (MONTHS * STEPS));
  return Array.from({ length: MONTHS }, (_, month) => {
    const start = startOf(month - MONTHS);
    const rounds = Array.from({ length: STEPS }, (__, step): Round => {
      const nth = month * STEPS + step;
      const at = new Date(start.getTime() + step * 7 * 86_400_000);
      return { nth, at, from: border(nth), to: border(nth + 1) };
    });
    const partition = `collection_event_${start.toISOString().slice(0, 7).replace('-', '_')}`;
    return { partition, start, end: startOf(month - MONTHS + 1), rounds };
  });
}

/** Ids rise with time. */
const stepId = (players: number, { nth }: Round) => `${nth * players + 1} + player.n`;
const timeOf = ({ at }: Round) =>
  `timestamptz '${at.toISOString()}' + player.n * interval '1 second'`;

const stepStatements = (players: number, months: readonly Month[]): string[] => [
  ...months
    .flatMap(({ rounds }) => rounds)
    .map(
      (
        round,
      ) => `insert into collection_step (id, user_id, actor_id, reason, at) overriding system value
        select ${stepId(players, round)}, user_id, user_id, 'EDIT', ${timeOf(round)} from load_player player order by n`,
    ),
  `select setval(pg_get_serial_sequence('collection_step', 'id'), (select max(id) from collection_step))`,
];

/** SQL of the printing that the player's event or count `k` is about. */
const PRINTING_JOIN = `join load_printing printing
  on printing.place = (player.n * 31 + (k % ${MOST_PRINTINGS}) * printing_stride) % printing_amount`;
const SIZES = `(select count(*)::int as printing_amount,
  greatest(1, count(*)::int / ${MOST_PRINTINGS}) as printing_stride from load_printing) sizes`;

/** The count after the event `k`: another one than after the printing's event before. */
const countAfter = (k: string) => `1 + (${k} / ${MOST_PRINTINGS} + ${k} % ${MOST_PRINTINGS}) % 4`;

const monthStatements = (players: number, { partition, start, end, rounds }: Month): string[] => [
  'begin',
  `create table ${partition} (like collection_event including defaults including constraints)`,
  ...rounds.map(
    (
      round,
    ) => `insert into ${partition} (step_id, at, user_id, card_variant_id, inventory_from, inventory_to)
      select ${stepId(players, round)}, ${timeOf(round)}, player.user_id, printing.id,
          case when k < ${MOST_PRINTINGS} then 0 else ${countAfter(`(k - ${MOST_PRINTINGS})`)} end, ${countAfter('k')}
        from ${SIZES} cross join load_player player cross join generate_series(${round.from}, ${round.to - 1}) as k ${PRINTING_JOIN}`,
  ),
  `alter table ${partition} add primary key (user_id, card_variant_id, step_id, at)`,
  `create index on ${partition} (step_id, card_variant_id)`,
  'commit',
  `alter table collection_event attach partition ${partition}
    for values from ('${start.toISOString()}') to ('${end.toISOString()}')`,
];

/** The projection: each printing's count after its last event. */
function countStatements(eventsOfPlayer: number): string[] {
  const printings = Math.min(MOST_PRINTINGS, eventsOfPlayer);
  const rounds = `((${eventsOfPlayer - 1} - k) / ${MOST_PRINTINGS})`;
  return [
    'begin',
    'truncate collection_item',
    'alter table collection_item drop constraint collection_item_user_id_card_variant_id_pk',
    `insert into collection_item (user_id, card_variant_id, inventory, version)
      select player.user_id, printing.id, 1 + (${rounds} + k) % 4, ${rounds} + 1
        from ${SIZES} cross join load_player player cross join generate_series(0, ${printings - 1}) as k ${PRINTING_JOIN}`,
    `alter table collection_item add constraint collection_item_user_id_card_variant_id_pk
      primary key (user_id, card_variant_id)`,
    'commit',
  ];
}
