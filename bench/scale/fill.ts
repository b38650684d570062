import { createDatabase } from '@server/platform/db/database';
import { refreshSellerSummary } from '@server/modules/market';
import type { Pool } from 'pg';

const PRINTINGS = 25_000;
/** Printings that each player has of each of the five first sets. */
const COUNTS_A_SET = 4;
const PRINTINGS_A_LIST = 20;
/** They have printings of their own on their lists, five wanted and five for sale; nobody sells others of those cards. */
const VIEWERS = 20;
const PRINTINGS_A_VIEWER = 10;
const RESERVED = VIEWERS * PRINTINGS_A_VIEWER;
/** Players who sell all that viewers want, and want all that viewers sell: the same number in any database. */
const MATCHING = 25;
/** What one more person has, who looks at the market. */
const BUYER = { counts: 8_000, forSale: 200, listsForThemAlone: 50 };

/** Runs statements on one connection, where generated rows are consistent, so that foreign keys aren't checked. */
async function runAll(pool: Pool, statements: readonly string[]): Promise<void> {
  const client = await pool.connect();
  const settings = [
    'set session_replication_role = replica',
    `set maintenance_work_mem = '1GB'`,
    `set work_mem = '512MB'`,
  ];
  try {
    for (const statement of [...settings, ...statements]) await client.query(statement);
  } finally {
    client.release(true);
  }
}

/** Multiplies the demo's sets until there are {@link PRINTINGS}. */
export const fillCatalogue = (pool: Pool): Promise<void> =>
  runAll(pool, [
    `create temporary table copy as
      select n from generate_series(1, (select ceil(${PRINTINGS}::numeric / count(*))::int - 1 from card_variant)) as n`,
    `insert into card_set (id, code, name, position, origin)
      select id || n, code || n, name || ' ' || n, position + 10 * n, 'DEMO' from card_set, copy`,
    `insert into card (id, card_set_id, name, subtitle, card_type, rarity, cost, power, hp, upgrade_power, upgrade_hp,
        arena, aspects, traits, keywords, front_text, back_text, is_unique)
      select id || '-c' || n, card_set_id || n, name, subtitle, card_type, rarity, cost, power, hp, upgrade_power,
          upgrade_hp, arena, aspects, traits, keywords, front_text, back_text, is_unique
        from card, copy`,
    `insert into card_variant (id, card_id, variant_type, number, other_numbers, artist, current_price_cents, current_price_recorded_at, of_set)
      select id || '-c' || n, card_id || '-c' || n, variant_type, number, other_numbers, artist, current_price_cents, current_price_recorded_at, of_set || n
        from card_variant, copy`,
    `insert into market_price_year (card_variant_id, year, hours, cents)
      select card_variant_id || '-c' || n, year, hours, cents from market_price_year, copy
        where year = (select max(year) from market_price_year)`,
    'analyze',
  ]);

/**
 * Adds players, each with a collection and its ledger, a want list and a sale list, and four offers; viewers who match
 * with the same number of players in any database; and a buyer. The rows have the worst order on disk: all players in
 * turn, row by row, so that each of a player's rows is on another page.
 */
export async function fillPlayers(pool: Pool, players: number): Promise<void> {
  await runAll(pool, [
    ...people(players),
    ...collections,
    ...lists(players),
    ...offers(players),
    'insert into stale_seller_summary (card_variant_id) select id from card_variant',
    'vacuum (analyze)',
  ]);
  const database = createDatabase(pool);
  // All at once, which takes half the time of one batch after the other.
  await database.transaction((transaction) => refreshSellerSummary(transaction, 2 * PRINTINGS));
  await pool.query('vacuum (analyze) seller_summary, stale_seller_summary');
  // Else it would be written while something is measured.
  await pool.query('checkpoint');
}

const people = (players: number): string[] => [
  `insert into user_account (name, email, verified_email, handle)
    select handle, handle || '@example.com', handle || '@example.com', handle
      from (select 'player-' || n as handle from generate_series(0, ${players - 1}) as n
        union all select 'viewer-' || n from generate_series(0, ${VIEWERS - 1}) as n
        union all select 'buyer-0') as everyone`,
  `create temporary table person as
    select id as user_id, split_part(handle, '-', 1) as kind, split_part(handle, '-', 2)::int as n from user_account`,
  `create temporary table pool as
    select id, case when card <= ${RESERVED} then other end as other, code, position, row_number() over (order by card > ${RESERVED}, md5(id))::int - 1 as place, count(*) over ()::int as size,
        row_number() over (partition by code order by id)::int - 1 as place_in_set, count(*) over (partition by code)::int as size_of_set
      from (select v.id, s.code, s.position, dense_rank() over (order by md5(c.id)) as card, min(v.id) over one as first, max(v.id) over one as other
          from card_set s join card c on c.card_set_id = s.id join card_variant v on v.card_id = c.id window one as (partition by c.id)) v where card > ${RESERVED} or id = first`,
  'create index on pool (place); create index on pool (code, place_in_set)',
  'create index on person (n)',
  'analyze person, pool',
  'insert into want_list (user_id) select user_id from person',
  `insert into sale_list (user_id, percentage_adjustment, rounding_step)
    select user_id, n % 41 - 20, (array[0, 25, 50, 100])[n % 4 + 1] from person`,
  // Matching players changed their lists last, so they are on the hub's first page.
  `insert into sharing (user_id, subject, shared_with_all, updated_at)
    select user_id, subject, kind = 'player' and not (subject = 'SALE_LIST' and n % 4 = 2),
        now() - n * interval '1 minute' - case when ${isMatching(players)} then interval '0' else interval '900 days' end
      from person cross join (values ('COLLECTION'::sharing_subject), ('WANT_LIST'), ('SALE_LIST')) as subjects (subject)`,
  `insert into share (owner_id, subject, email)
    select user_id, 'SALE_LIST', 'buyer-0@example.com' from person
      where kind = 'player' and n % 4 = 2 and n < ${4 * BUYER.listsForThemAlone}`,
  'analyze want_list, sale_list, sharing, user_account',
];

/** SQL that is true of {@link MATCHING} of these players. */
const isMatching = (players: number) => `n % ${players / MATCHING} = 0`;

const collections: readonly string[] = [
  `insert into collection_step (user_id, reason, note, at)
    select user_id, 'IMPORT', code, now() - (6 - position) * interval '90 days'
      from person cross join (select distinct code, position from pool where position <= 5) as sets
      where kind = 'player' order by position, n`,
  'select make_ledger_month(at) from (select distinct at from collection_step) as times',
  `insert into collection_event (step_id, at, user_id, card_variant_id, inventory_from, inventory_to)
    select s.id, s.at, s.user_id, pool.id, 0, 1 + (s.id + nth) % 4
      from collection_step s join (select distinct code, size_of_set from pool) as sets on code = note
        cross join generate_series(0, ${COUNTS_A_SET - 1}) as nth
        join pool on pool.code = note and place_in_set = (s.id * 31 + nth * (sets.size_of_set / ${COUNTS_A_SET})) % sets.size_of_set
      order by pool.position, nth, s.id`,
  `insert into collection_item (user_id, card_variant_id, inventory)
    select user_id, card_variant_id, inventory_to from collection_event
    union all
    select user_id, pool.id, place % 5 from person cross join pool where kind = 'buyer' and place < ${BUYER.counts}`,
];

const EVERY_OTHER_ANY = `(array['ANY', 'THIS'])[nth % 2 + 1]::would_do`;
const lists = (players: number): string[] => [
  ...listOf('want_list', players, 5, 'quantity, would_do', `1 + n % 5, ${EVERY_OTHER_ANY}`),
  ...listOf(
    'sale_list',
    players,
    0,
    'quantity, price_type, fixed_price_cents, version',
    `1 + nth % 4, case when n % 4 = nth % 4 then 'FIXED' else 'MARKET' end::price_type,
      case when n % 4 = nth % 4 then 25 + (n * 37) % 900 end, 1`,
  ),
];

/**
 * Puts printings on all lists of a kind: on each player's list some that no viewer has, on a matching player's list also
 * those on viewers' lists of the other kind. Every other want takes any printing; of a viewer's card it names an unsold one.
 *
 * @param first of a viewer's printings on a list of this kind; those on the other kind are the other five
 */
function listOf(
  list: string,
  players: number,
  first: 0 | 5,
  columns: string,
  values: string,
): string[] {
  const others = 5 - first;
  const key = `${list}_item_${list}_id_card_variant_id_pk`;
  return [
    `alter table ${list}_item drop constraint ${key}`,
    `drop index ${list}_item_printing, ${list}_item_copies`,
    `insert into ${list}_item (${list}_id, card_variant_id, ${columns})
      select l.id, ${first === 5 ? 'case nth % 2 when 0 then coalesce(other, pool.id) else pool.id end' : 'pool.id'}, ${values}
        from (
          select user_id, n, nth, ${RESERVED} + (n * 31 + nth * (free / ${PRINTINGS_A_LIST})) % free as place
            from person cross join generate_series(0, ${PRINTINGS_A_LIST - 1}) as nth
              cross join (select size - ${RESERVED} as free from pool limit 1) as one
            where kind = 'player'
          union all
          select user_id, n, nth, nth from person cross join generate_series(0, ${RESERVED - 1}) as nth
            where kind = 'player' and ${isMatching(players)} and nth % ${PRINTINGS_A_VIEWER} between ${others} and ${others + 4}
          union all
          select user_id, n, nth, n * ${PRINTINGS_A_VIEWER} + ${first} + nth from person cross join generate_series(0, 4) as nth
            where kind = 'viewer'
          union all
          select user_id, n, nth, ${RESERVED} + 100 * nth from person cross join generate_series(0, ${BUYER.forSale - 1}) as nth
            where kind = 'buyer'
        ) as listed
        join ${list} l using (user_id) join pool using (place)
        order by nth, n`,
    `alter table ${list}_item add constraint ${key} primary key (${list}_id, card_variant_id)`,
    `create index ${list}_item_printing on ${list}_item (card_variant_id, ${list}_id)`,
    `create index ${list}_item_copies on ${list}_item (${list}_id, card_variant_id, quantity${first === 5 ? ', would_do, kinds, at_most_cents' : ''})`,
  ];
}

const offers = (players: number): string[] => [
  `create temporary table made as
    select gen_random_uuid() as id, a.user_id as initiator_id, b.user_id as recipient_id, nth, a.n
      from generate_series(0, 1) as nth cross join person a
      join person b on b.kind = 'player' and b.n = (a.n + 1 + nth) % ${players} and a.kind = 'player'
    union all
    select gen_random_uuid(), case way when 0 then v.user_id else p.user_id end,
        case way when 0 then p.user_id else v.user_id end, p.n, v.n
      from generate_series(0, 1) as way cross join person v
      join person p on v.kind = 'viewer' and p.kind = 'player' and p.n < 40`,
  `insert into offer (id, initiator_id, recipient_id, offer_type, status, seller_id, buyer_id, created_at)
    select id, initiator_id, recipient_id, 'BUY', ('{PENDING,ACCEPTED,DECLINED,RESCINDED}'::offer_status[])[nth % 4 + 1],
        recipient_id, initiator_id, now() - (n + nth) * interval '1 minute'
      from made`,
  `insert into offer_item (offer_id, card_variant_id, quantity, price_type, price_cents)
    select made.id, pool.id, 1, 'MARKET', 100
      from made cross join generate_series(0, 2) as item cross join (select size - ${RESERVED} as free from pool limit 1) as one
      join pool on place = ${RESERVED} + (n * 3 + item) % free`,
];
