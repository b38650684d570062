import { commitsCopiesSql, offer } from '@server/db/tables';
import { ASKED_CENTS } from '@server/modules/sale-list';
import { sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

/** Accepted offers not yet exchanged, under the alias that the statement uses. */
const COMMITS_COPIES = commitsCopiesSql(alias(offer, 'o'));

/**
 * Printings on sale lists of which a copy is available (rules/offers#available), with what is asked for it. Deleted
 * accounts and those without a handle are left out.
 *
 * @param where a condition on `i` the item, `l` its list, `s` who may see the list, and `u` the seller
 * @param lists how the list of an item is found: with the condition, or for each item if the condition names printings
 */
export const openItems = (
  where: SQL,
  lists: 'by condition' | 'by item' = 'by condition',
): SQL => sql`
  select i.card_variant_id, l.user_id as seller_id, u.handle, ${ASKED_CENTS} as cents
    from sale_list_item i
    ${LISTS[lists]}
    join sharing s on s.user_id = l.user_id and s.subject = 'SALE_LIST'
    join user_account u on u.id = l.user_id and u.deleted_at is null and u.handle is not null
    join card_variant v on v.id = i.card_variant_id
    where ${where} and i.quantity > coalesce((
      select sum(t.quantity) from offer o
        join offer_item t on t.offer_id = o.id and t.card_variant_id = i.card_variant_id
        where o.seller_id = l.user_id and ${COMMITS_COPIES}), 0)`;

/** PostgreSQL would read all lists to find those of a few dozen items; with `offset 0` it looks each of them up. */
const LISTS = {
  'by condition': sql`join sale_list l on l.id = i.sale_list_id`,
  'by item': sql`cross join lateral (select * from sale_list where id = i.sale_list_id offset 0) l`,
};
