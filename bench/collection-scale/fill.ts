import type { Pool } from 'pg';

/** Printings that each player has of each of the five sets. */
const PRINTINGS_A_SET = 200;
export const PRINTINGS_A_PLAYER = 5 * PRINTINGS_A_SET;

/**
 * Adds players to a database with the demo catalogue. Each has a thousand printings with their ledger, shared with
 * everyone. The rows have the worst order on disk: all players in turn, row by row, so that each of a player's rows is
 * on another page.
 */
export async function fillCollections(pool: Pool, players: number): Promise<void> {
  const client = await pool.connect();
  try {
    for (const statement of statements(players)) await client.query(statement);
  } finally {
    client.release();
  }
}

const statements = (players: number): string[] => [
  // The generated rows are consistent, so foreign keys aren't checked, and indexes are built at the end.
  'set session_replication_role = replica',
  `set maintenance_work_mem = '1GB'`,
  `set work_mem = '1GB'`,
  // Inserts into tables that the same transaction truncated needn't be logged.
  'begin',
  'truncate collection_item, collection_event',
  'alter table collection_item drop constraint collection_item_user_id_card_variant_id_pk',
  'alter table collection_event drop constraint collection_event_user_id_card_variant_id_step_id_at_pk',
  'drop index collection_event_step',
  `insert into user_account (name, email, verified_email, handle)
    select 'Player ' || n, email, email, 'player-' || n
      from generate_series(1, ${players}) as n, concat('player-', n, '@example.com') as email`,
  `insert into sharing (user_id, subject, shared_with_all, updated_at)
    select id, 'COLLECTION', true, now() - random() * interval '300 days' - interval '1 day' from user_account`,
  `create temporary table pool as
    select s.code, s.position, v.id, row_number() over (partition by s.id order by v.id)::int - 1 as place,
        count(*) over (partition by s.id)::int as size
      from card_set s join card c on c.card_set_id = s.id join card_variant v on v.card_id = c.id`,
  'analyze pool',
  `insert into collection_step (user_id, reason, note, at)
    select u.id, 'IMPORT', code, now() - (6 - position) * interval '90 days'
      from user_account u cross join (select distinct code, position from pool) as sets
      order by position, u.handle`,
  'select make_ledger_month(at) from (select distinct at from collection_step) as times',
  `insert into collection_event (step_id, at, user_id, card_variant_id, inventory_from, inventory_to)
    select s.id, s.at, s.user_id, pool.id, 0, 1 + (s.id + nth) % 4
      from collection_step s join (select distinct code, size from pool) as sets on code = note
        cross join generate_series(0, ${PRINTINGS_A_SET - 1}) as nth
        join pool on pool.code = note and place = (s.id * 31 + nth * (sets.size / ${PRINTINGS_A_SET})) % sets.size
      order by pool.position, nth, s.id`,
  `insert into collection_item (user_id, card_variant_id, inventory)
    select user_id, card_variant_id, inventory_to from collection_event`,
  `alter table collection_item add constraint collection_item_user_id_card_variant_id_pk
    primary key (user_id, card_variant_id)`,
  `alter table collection_event add constraint collection_event_user_id_card_variant_id_step_id_at_pk
    primary key (user_id, card_variant_id, step_id, at)`,
  'create index collection_event_step on collection_event (step_id, card_variant_id)',
  'drop table pool',
  'commit',
  'vacuum (analyze)',
  'checkpoint',
  'reset session_replication_role',
];
