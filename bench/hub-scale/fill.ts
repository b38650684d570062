import type { Pool } from 'pg';

/** The viewer: they have printings of their own on their lists, five wanted and five for sale. */
const VIEWERS = 20;
const PRINTINGS_A_VIEWER = 10;
const RESERVED = VIEWERS * PRINTINGS_A_VIEWER;
/** Players who sell all that viewers want, and want all that viewers sell; the number is the same in both databases. */
export const MATCHING = 25;
const PRINTINGS_A_LIST = 20;

/**
 * Adds players to a database with the demo catalogue, each with a want list and a sale list that are shared with
 * everyone, and with four offers; and viewers who match the same number of players in any database. The rows have the
 * worst order on disk: all players in turn, row by row, so that each of a list's rows is on another page.
 *
 * @param lists of both kinds together
 */
export async function fillLists(pool: Pool, lists: number): Promise<void> {
  const client = await pool.connect();
  try {
    for (const statement of statements(lists / 2)) await client.query(statement);
  } finally {
    client.release();
  }
}

/** SQL that is true of {@link MATCHING} of these players. */
const isMatching = (players: number) => `n % ${players / MATCHING} = 0`;

const statements = (players: number): string[] => [
  // The generated rows are consistent, so foreign keys aren't checked, and indexes are built at the end.
  'set session_replication_role = replica',
  `set maintenance_work_mem = '1GB'`,
  `set work_mem = '1GB'`,
  `insert into user_account (name, email, verified_email, handle)
    select handle, handle || '@example.com', handle || '@example.com', handle
      from (select 'player-' || n as handle from generate_series(0, ${players - 1}) as n
        union all select 'viewer-' || n from generate_series(0, ${VIEWERS - 1}) as n) as people`,
  `create temporary table person as
    select id as user_id, split_part(handle, '-', 1) = 'viewer' as is_viewer, split_part(handle, '-', 2)::int as n
      from user_account`,
  `create temporary table pool as
    select id, row_number() over (order by id)::int - 1 as place, count(*) over ()::int as size from card_variant`,
  'create index on pool (place)',
  'create index on person (n)',
  'analyze person, pool',
  `insert into want_list (user_id) select user_id from person`,
  `insert into sale_list (user_id) select user_id from person`,
  // Matching players changed their lists last, so they are on the hub's first page.
  `insert into sharing (user_id, subject, shared_with_all, updated_at)
    select user_id, subject, not is_viewer,
        now() - n * interval '1 minute' - case when ${isMatching(players)} then interval '0' else interval '900 days' end
      from person cross join (values ('WANT_LIST'::sharing_subject), ('SALE_LIST')) as subjects (subject)`,
  'analyze want_list, sale_list',
  ...withoutIndexes('want_list'),
  ...withoutIndexes('sale_list'),
  itemsOf('want_list', 'quantity', '1 + n % 5', players, 5),
  itemsOf('sale_list', 'quantity, price_type, version', `1 + n % 4, 'MARKET', 1`, players, 0),
  ...indexesOf('want_list'),
  ...indexesOf('sale_list'),
  `create temporary table made as
    select gen_random_uuid() as id, a.user_id as initiator_id, b.user_id as recipient_id, nth, a.n
      from generate_series(0, 3) as nth cross join person a
      join person b on not b.is_viewer and b.n = (a.n + 1 + nth) % ${players} and not a.is_viewer
    union all
    select gen_random_uuid(), case way when 0 then v.user_id else p.user_id end,
        case way when 0 then p.user_id else v.user_id end, p.n, v.n
      from generate_series(0, 1) as way cross join person v
      join person p on v.is_viewer and not p.is_viewer and p.n < 40`,
  `insert into offer (id, initiator_id, recipient_id, offer_type, status, seller_id, buyer_id, created_at)
    select id, initiator_id, recipient_id, 'BUY', ('{PENDING,ACCEPTED,DECLINED,RESCINDED}'::offer_status[])[nth % 4 + 1],
        recipient_id, initiator_id, now() - (n + nth) * interval '1 minute'
      from made`,
  `insert into offer_item (offer_id, card_variant_id, quantity, price_type, price_cents)
    select made.id, pool.id, 1, 'MARKET', 100
      from made cross join generate_series(0, 2) as item cross join (select size - ${RESERVED} as others from pool limit 1) as one
      join pool on place = ${RESERVED} + (n * 3 + item) % others`,
  'drop table pool, person, made',
  'vacuum (analyze)',
  'checkpoint',
  'reset session_replication_role',
];

const withoutIndexes = (list: string): string[] => [
  `alter table ${list}_item drop constraint ${list}_item_${list}_id_card_variant_id_pk`,
  `drop index ${list}_item_printing`,
];

const indexesOf = (list: string): string[] => [
  `alter table ${list}_item add constraint ${list}_item_${list}_id_card_variant_id_pk
    primary key (${list}_id, card_variant_id)`,
  `create index ${list}_item_printing on ${list}_item (card_variant_id, ${list}_id)`,
];

/**
 * Puts printings on all lists of a kind: on each player's list some that no viewer has, on a matching player's list also
 * those that the viewers have on their lists of the other kind.
 *
 * @param first of a viewer's printings on a list of this kind; those on the other kind are the other five
 */
function itemsOf(
  list: string,
  columns: string,
  values: string,
  players: number,
  first: 0 | 5,
): string {
  const others = 5 - first;
  return `insert into ${list}_item (${list}_id, card_variant_id, ${columns})
    select l.id, pool.id, ${values}
      from (
        select user_id, n, nth, ${RESERVED} + (n * 31 + nth * ((size - ${RESERVED}) / ${PRINTINGS_A_LIST})) % (size - ${RESERVED}) as place
          from person cross join generate_series(0, ${PRINTINGS_A_LIST - 1}) as nth cross join (select size from pool limit 1) as one
          where not is_viewer
        union all
        select user_id, n, nth, nth from person cross join generate_series(0, ${RESERVED - 1}) as nth
          where not is_viewer and ${isMatching(players)} and nth % ${PRINTINGS_A_VIEWER} between ${others} and ${others + 4}
        union all
        select user_id, n, nth, n * ${PRINTINGS_A_VIEWER} + ${first} + nth from person cross join generate_series(0, 4) as nth
          where is_viewer
      ) as listed
      join ${list} l using (user_id) join pool using (place)
      order by nth, n`;
}
