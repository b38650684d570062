import { commitsCopiesSql, givesSql } from '@server/modules/offers/sql';
import { offer } from '@server/modules/offers/tables';
import { ASKED_CENTS } from '@server/modules/lists/sql';
import { sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

/** Accepted offers not yet exchanged, under the alias that the statement uses. */
const COMMITS_COPIES = commitsCopiesSql(alias(offer, 'o'));

/** What is asked of items on sale lists. */
export interface AskedItems {
  /** A condition on `l` the list, `s` who may see it, and `u` the seller. */
  lists: SQL;
  /** A condition on `i` the item. */
  items?: SQL;
  /** Columns of the printing's row of a search to select, too. */
  summed?: readonly string[];
}

/**
 * Printings on sale lists of which a copy is available (rules/offers#available), with what is asked for it. Deleted
 * accounts and those without a handle are left out. The lists are found first, and each of them once.
 *
 * The printing's row of a search has its price, too, so nothing else of it is looked up.
 */
export const openItemsOfLists = ({ lists, items = sql`true`, summed = [] }: AskedItems): SQL => sql`
  with lists as materialized (
    select l.*, u.handle, exists (select from offer o where (o.seller_id = l.user_id or o.buyer_id = l.user_id) and ${COMMITS_COPIES}) as has_promised
      from sale_list l ${SELLER} where ${lists})
  select i.card_variant_id, l.user_id as seller_id, l.handle, ${ASKED_CENTS} as cents
      ${sql.raw(summed.map((column) => `, v.${column}`).join(''))}
    from lists l
    cross join lateral (select * from sale_list_item where sale_list_id = l.id offset 0) i
    left join (select *, ctid as address, price_cents as current_price_cents from search_row) v on v.card_variant_id = i.card_variant_id
    where ${items} and (not l.has_promised or ${IS_AVAILABLE})`;

/**
 * The same of a few printings: their items on all of the lists in one scan of an index, before anything else of these lists
 * is looked up.
 *
 * @param lists a query for the ids of lists
 * @param among a query for the ids of the printings
 */
export const openItemsAmong = (lists: SQL, among: SQL): SQL => sql`
  with lists as materialized (${lists}),
  items as materialized (
    select * from sale_list_item
      where card_variant_id = any(array(${among})) and sale_list_id = any(array(select id from lists)))
  select i.card_variant_id, l.user_id as seller_id, u.handle, ${ASKED_CENTS} as cents
    from items i
    cross join lateral (select * from sale_list where id = i.sale_list_id offset 0) l ${ACCOUNT}
    left join (select *, price_cents as current_price_cents from search_row) v on v.card_variant_id = i.card_variant_id
    where ${IS_AVAILABLE}`;

/**
 * The same for a condition that names printings: PostgreSQL would read all lists to find those of a few dozen items;
 * with `offset 0` it looks each of them up.
 *
 * @param where a condition on `i` the item, `l` its list, `s` who may see the list, and `u` the seller
 */
export const openItemsOfPrintings = (where: SQL): SQL => sql`
  select i.card_variant_id, l.user_id as seller_id, u.handle, ${ASKED_CENTS} as cents
    from sale_list_item i
    cross join lateral (select * from sale_list where id = i.sale_list_id offset 0) l ${SELLER}
    join card_variant v on v.id = i.card_variant_id
    where ${where} and ${IS_AVAILABLE}`;

const ACCOUNT = sql`
  join user_account u on u.id = l.user_id and u.deleted_at is null and u.suspended_at is null
    and u.handle is not null`;

const SELLER = sql`
  join sharing s on s.user_id = l.user_id and s.subject = 'SALE_LIST' ${ACCOUNT}`;

const IS_AVAILABLE = sql`i.quantity > coalesce((
  select sum(t.quantity) from offer o
    join offer_item t on t.offer_id = o.id and t.card_variant_id = i.card_variant_id
    where ${givesSql(sql`l.user_id`)} and ${COMMITS_COPIES}), 0)`;
