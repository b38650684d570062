import { ASKED_CENTS } from '@server/modules/lists/sql';
import { commitsCopiesSql, givesSql } from '@server/modules/offers/sql';
import { offer } from '@server/modules/offers/tables';
import { sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

/** Accepted offers not yet exchanged, under the alias that the statement uses. */
const COMMITS_COPIES = commitsCopiesSql(alias(offer, 'o'));

/** Accounts that can sell, `u`, and who may see their lists, `s`. */
const SELLER = sql`
  join sharing s on s.user_id = l.user_id and s.subject = 'SALE_LIST'
  join user_account u on u.id = l.user_id and u.deleted_at is null and u.suspended_at is null
    and u.handle is not null`;

/** What is selected of an item `i` on a list `l` of the player `u`, of whose copies some are promised, `p`. */
const open = (handle: SQL): SQL => sql`
  select i.card_variant_id, l.user_id as seller_id, ${handle} as handle, ${ASKED_CENTS} as cents,
      (i.quantity - coalesce(p.quantity, 0))::int as copies`;

const IS_AVAILABLE = sql`i.quantity > coalesce(p.quantity, 0)`;

/**
 * Items on sale lists of which a copy is available (rules/offers#available): `card_variant_id`, `seller_id`, `handle`,
 * `cents`, which is what is asked, and `copies`. Deleted accounts and those without a handle are left out.
 *
 * @param from items `i` and their lists `l`
 * @param where a condition on these, `s` who may see the list, and `u` the seller
 */
export const openItems = (from: SQL, where: SQL): SQL => sql`
  ${open(sql`u.handle`)}
    from ${from} ${SELLER} join card_variant v on v.id = i.card_variant_id
    cross join lateral (
      select sum(t.quantity) as quantity from offer o
        join offer_item t on t.offer_id = o.id and t.card_variant_id = i.card_variant_id
        where ${givesSql(sql`l.user_id`)} and ${COMMITS_COPIES}) p
    where ${where} and ${IS_AVAILABLE}`;

/**
 * Open items for a condition that names printings: PostgreSQL would read all lists to find those of a few dozen items;
 * with `offset 0` it looks each of them up.
 */
export const openItemsOfPrintings = (where: SQL): SQL =>
  openItems(
    sql`sale_list_item i cross join lateral (select * from sale_list where id = i.sale_list_id offset 0) l`,
    where,
  );

/** Open items for a condition on lists `l` and their sellers: the few lists and their promised copies are found first. */
export const openItemsOfLists = (where: SQL): SQL => sql`
  with lists as materialized (select l.*, u.handle from sale_list l ${SELLER} where ${where}),
  promised as materialized (
    select l.id, t.card_variant_id, sum(t.quantity) as quantity
      from lists l join offer o on (o.seller_id = l.user_id or o.buyer_id = l.user_id) and ${COMMITS_COPIES}
      join offer_item t on t.offer_id = o.id
      where ${givesSql(sql`l.user_id`)} group by l.id, t.card_variant_id)
  ${open(sql`l.handle`)}
    from lists l cross join lateral (select * from sale_list_item where sale_list_id = l.id offset 0) i
    join card_variant v on v.id = i.card_variant_id
    left join promised p on p.id = l.id and p.card_variant_id = i.card_variant_id
    where ${IS_AVAILABLE}`;
