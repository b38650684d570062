import { createDatabase } from '@server/platform/db/database';
import { refreshSellerSummary } from '@server/modules/market';
import type { Pool } from 'pg';

/** Players with a sale list each. */
export const LISTS = 100_000;
const PRINTINGS_A_LIST = 20;
const PRINTINGS = 25_000;
/** Of the player who searches. */
const COLLECTION = 8_000;
const OWN_ITEMS = 200;
/** Lists that are shared with the player who searches alone. */
const FOR_VIEWER = 50;

/** Multiplies the demo's printings until there are 25,000, and adds players who sell them. */
export async function fillMarket(pool: Pool, lists = LISTS): Promise<void> {
  const client = await pool.connect();
  try {
    for (const statement of statements(lists)) await client.query(statement);
  } finally {
    client.release(true);
  }
  const database = createDatabase(pool);
  // All at once, which takes half the time of one batch after the other.
  await database.transaction((transaction) => refreshSellerSummary(transaction, 2 * PRINTINGS));
  await pool.query('vacuum (analyze)');
  // Else it would be written while something is measured.
  await pool.query('checkpoint');
}

const statements = (lists: number): string[] => [
  `set maintenance_work_mem = '1GB'`,
  `set work_mem = '256MB'`,
  // The generated rows are consistent, so foreign keys aren't checked, and the summaries are made at the end.
  'set session_replication_role = replica',
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
  `insert into user_account (name, email, verified_email, handle)
    select handle, handle || '@example.com', handle || '@example.com', handle
      from (select 'player-' || n as handle from generate_series(0, ${lists - 1}) as n
        union all select 'viewer-0') as people`,
  `create temporary table person as
    select id as user_id, split_part(handle, '-', 1) = 'viewer' as is_viewer, split_part(handle, '-', 2)::int as n
      from user_account where handle like '%-%'`,
  `create temporary table pool as
    select id, row_number() over (order by md5(id))::int - 1 as place, count(*) over ()::int as size from card_variant`,
  'create index on pool (place)',
  'analyze person, pool',
  `insert into sale_list (user_id, percentage_adjustment, rounding_step)
    select user_id, n % 41 - 20, (array[0, 25, 50, 100])[n % 4 + 1] from person`,
  `insert into sharing (user_id, subject, shared_with_all)
    select user_id, 'SALE_LIST', is_viewer or n % 4 <> 0 from person`,
  `insert into share (owner_id, subject, email)
    select user_id, 'SALE_LIST', 'viewer-0@example.com' from person where not is_viewer and n % 4 = 0 and n < ${FOR_VIEWER * 4}`,
  'analyze sale_list, sharing, user_account',
  'drop index sale_list_item_printing',
  'alter table sale_list_item drop constraint sale_list_item_sale_list_id_card_variant_id_pk',
  // Every seventh printing is sold by many, the others by fewer.
  `insert into sale_list_item (sale_list_id, card_variant_id, quantity, price_type, fixed_price_cents, version)
    select l.id, pool.id, 1 + nth % 4, kind::price_type, case kind when 'FIXED' then 25 + (person.n * 37) % 900 end, 1
      from person join sale_list l using (user_id)
      cross join generate_series(0, case when is_viewer then ${OWN_ITEMS - 1} else ${PRINTINGS_A_LIST - 1} end) as nth
      cross join lateral (select (array['MARKET', 'FIXED', 'MARKET', 'CONTACT'])[(person.n + nth) % 4 + 1] as kind) as kinds
      cross join (select size from pool limit 1) as one
      join pool on place = (person.n * 31 + nth * (one.size / (${OWN_ITEMS} + 7))) % one.size`,
  'alter table sale_list_item add constraint sale_list_item_sale_list_id_card_variant_id_pk primary key (sale_list_id, card_variant_id)',
  'create index sale_list_item_printing on sale_list_item (card_variant_id, sale_list_id)',
  'analyze sale_list_item',
  `insert into collection_item (user_id, card_variant_id, inventory)
    select user_id, pool.id, place % 5 from person cross join pool where is_viewer and place < ${COLLECTION}`,
  `insert into want_list (user_id) select user_id from person where is_viewer`,
  `insert into want_list_item (want_list_id, card_variant_id, quantity)
    select l.id, pool.id, 1 + place % 3 from want_list l join person using (user_id) cross join pool where is_viewer and place % 50 = 0`,
  `create temporary table made as
    select gen_random_uuid() as id, a.user_id as seller_id, b.user_id as buyer_id, a.n
      from person a join person b on b.n = a.n + 1 and not a.is_viewer and not b.is_viewer and a.n % 2 = 0`,
  `insert into offer (id, initiator_id, recipient_id, offer_type, status, seller_id, buyer_id)
    select id, buyer_id, seller_id, 'BUY', (array['PENDING', 'ACCEPTED'])[n / 2 % 2 + 1]::offer_status, seller_id, buyer_id from made`,
  `insert into offer_item (offer_id, card_variant_id, quantity, price_type, price_cents)
    select made.id, i.card_variant_id, 1, 'MARKET', 100
      from made join sale_list l on l.user_id = seller_id
      cross join lateral (select card_variant_id from sale_list_item where sale_list_id = l.id order by 1 limit 3) i`,
  'truncate stale_seller_summary, seller_summary',
  'insert into stale_seller_summary (card_variant_id) select id from card_variant',
  'drop table pool, person, made, copy',
  'vacuum (analyze)',
  'reset session_replication_role',
];
