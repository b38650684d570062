import { createDatabase } from '@server/platform/db/database';
import { refreshAllSellerSummaries } from '@server/modules/market';
import type { Pool } from 'pg';
import { fillLedger, inSession, type LedgerSize } from './fill-ledger';

/** Printings on each sale list and on each want list. */
const LISTED = 20;
/** Enough copies that no list runs out. */
const COPIES = 9_000;
/** Offers that each player has made. */
const OFFERS = 4;

/** Adds players to a database with the demo catalogue: collections with their ledger, lists that everyone sees, and offers. */
export async function fillWorld(pool: Pool, size: LedgerSize): Promise<void> {
  await inSession(pool, peopleStatements(size.players));
  await fillLedger(pool, size);
  await inSession(pool, listStatements(size.players));
  const database = createDatabase(pool);
  await refreshAllSellerSummaries(database);
  await pool.query('vacuum (analyze)');
  await pool.query('checkpoint');
}

const peopleStatements = (players: number): string[] => [
  `insert into user_account (name, email, verified_email, handle)
    select handle, handle || '@example.com', handle || '@example.com', handle
      from (select 'player-' || n as handle from generate_series(0, ${players - 1}) as n) as people`,
  `create unlogged table load_player as
    select id as user_id, split_part(handle, '-', 2)::int as n from user_account where handle like 'player-%' order by 2`,
  `create unlogged table load_printing as
    select id, current_price_cents as cents, row_number() over (order by md5(id))::int - 1 as place from card_variant`,
  'analyze load_player, load_printing',
];

const listStatements = (players: number): string[] => [
  `insert into sharing (user_id, subject, shared_with_all, updated_at)
    select user_id, subject, true, now() - n * interval '1 minute'
      from load_player cross join (values ('COLLECTION'::sharing_subject), ('WANT_LIST'), ('SALE_LIST')) as subjects (subject)`,
  'insert into sale_list (user_id, revision) select user_id, 1 from load_player',
  'insert into want_list (user_id) select user_id from load_player',
  `insert into sale_list_item (sale_list_id, card_variant_id, quantity, price_type, version)
    select list.id, printing.id, ${COPIES}, 'MARKET', 1 from sale_list list join load_player using (user_id) ${listed(0)}`,
  `insert into want_list_item (want_list_id, card_variant_id, quantity)
    select list.id, printing.id, 1 + nth % 3 from want_list list join load_player using (user_id) ${listed(7)}`,
  `create temporary table made as
    select gen_random_uuid() as id, a.user_id as buyer_id, b.user_id as seller_id, a.n, nth
      from generate_series(0, ${OFFERS - 1}) as nth cross join load_player a
      join load_player b on b.n = (a.n + 1 + nth * 17) % ${players}`,
  `insert into offer (id, initiator_id, recipient_id, offer_type, status, seller_id, buyer_id, created_at)
    select id, buyer_id, seller_id, 'BUY', ('{PENDING,ACCEPTED,DECLINED,RESCINDED}'::offer_status[])[nth % 4 + 1],
        seller_id, buyer_id, now() - (n + nth) * interval '1 minute' from made`,
  `insert into offer_item (offer_id, card_variant_id, quantity, price_type, price_cents)
    select made.id, item.card_variant_id, 1, 'MARKET', 100
      from made join sale_list list on list.user_id = seller_id
      cross join lateral (select card_variant_id from sale_list_item where sale_list_id = list.id order by 1 limit 3) item`,
  'truncate stale_seller_summary',
  'insert into stale_seller_summary (card_variant_id) select id from card_variant',
  'drop table made, load_player, load_printing',
];

/** SQL of a list's printings: others for each player, all with a price. */
const listed = (
  first: number,
) => `cross join generate_series(0, ${LISTED - 1}) as nth cross join (select count(*)::int as amount from load_printing) sizes
  join load_printing printing on place = (n * 31 + ${first} + nth * (amount / ${LISTED})) % amount and cents is not null`;
