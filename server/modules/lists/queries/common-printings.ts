import type { ListOfferType } from '@domain/offer';
import { isVisibleTo } from '@server/modules/sharing';
import type { Viewer } from '@server/platform/viewer';
import { sql, type SQL } from 'drizzle-orm';
import { ASKED_CENTS, committedOn, committedToWants, IS_ONE_OF, isWithinLimit } from '../sql';

/** Whose lists are compared, and with which. */
interface Compared {
  /** Null for a visitor, who has none. */
  viewer: Pick<Viewer, 'id' | 'verifiedEmail'> | null;
  /** A condition on the other list `l`; null for all that the viewer may see. */
  where: SQL | null;
}

/**
 * How many rows of others' lists are compared with the viewer's: a viewer who wants thousands of printings would wait
 * for seconds among a hundred thousand lists. The rarest printings are compared first.
 */
const MAX_COMPARED = 10_000;

/** The rows that {@link commonPrintings} gives: a printing for sale each. */
export const COMMON: Record<ListOfferType, SQL> = {
  BUY: sql.raw('common_buy'),
  SELL: sql.raw('common_sell'),
};

/** The rows that they are summed up from: a want and a printing for sale that will do for it each, with the copies. */
export const FILLED: Record<ListOfferType, SQL> = {
  BUY: sql.raw('filled_buy'),
  SELL: sql.raw('filled_sell'),
};

/** The rows before a place are fewer than {@link MAX_COMPARED}; `lists` is how many lists name a row's printing. */
const firstCompared = (rows: SQL): SQL => sql`
  select * from (select *, sum(lists) over (order by lists, want_id, card_variant_id) - lists as read_before
      from (${rows}) as own) as own
    where read_before < ${MAX_COMPARED}`;

/** How many lists name a printing, where all of them are compared. */
const listsNaming = (items: SQL, variantId: SQL, { where }: Compared): SQL =>
  where === null
    ? sql`(select count(*) from ${items} t where t.card_variant_id = ${variantId})`
    : sql`0`;

/** What the viewer wants and others sell, as rows of want, printing and the copies that both have left. */
function pairsToBuy(compared: Compared): SQL {
  const { viewer, where } = compared;
  const viewerId = sql`${viewer?.id ?? null}::uuid`;
  return sql`
    wanted_buy as materialized (
      select i.card_variant_id, i.quantity - coalesce(c.copies, 0) as copies, i.would_do, i.kinds, i.at_most_cents
        from want_list l join want_list_item i on i.want_list_id = l.id
        left join (${committedToWants(sql`select ${viewerId} as owner_id`)}) c
          on c.want_id = i.card_variant_id
        where l.user_id = ${viewerId}),
    own_buy as materialized (${firstCompared(sql`
      select i.card_variant_id as want_id, v.id as card_variant_id, i.copies, i.at_most_cents, v.current_price_cents,
          ${listsNaming(sql`sale_list_item`, sql`v.id`, compared)} as lists
        from wanted_buy i join card_variant v on v.id = i.card_variant_id
        where i.copies > 0
      union all
      select i.card_variant_id, v.id, i.copies, i.at_most_cents, v.current_price_cents,
          ${listsNaming(sql`sale_list_item`, sql`v.id`, compared)}
        from wanted_buy i join card_variant w on w.id = i.card_variant_id
        join card_variant v on v.card_id = w.card_id and v.id <> w.id
        where i.copies > 0 and i.would_do <> 'THIS' and ${IS_ONE_OF}`)}),
    listed_buy as materialized (
      select l.user_id as owner_id, want.want_id, v.card_variant_id, want.copies as wanted, i.quantity as offered,
          s.updated_at, v.current_price_cents as market_cents, ${ASKED_CENTS} as asked_cents, want.at_most_cents
        from (select distinct card_variant_id, current_price_cents from own_buy) v
        join sale_list_item i on i.card_variant_id = v.card_variant_id
        join sale_list l on l.id = i.sale_list_id
        join sharing s on s.user_id = l.user_id and s.subject = 'SALE_LIST'
        join own_buy want on want.card_variant_id = v.card_variant_id
        where l.user_id <> ${viewerId} and ${where ?? sql`true`} and ${isVisibleTo(viewer)}),
    committed_buy as materialized (
      select owner_id, p.card_variant_id, p.copies
        from (select distinct owner_id from listed_buy) owners
        cross join lateral (${committedOn('SALE_LIST', sql`owners.owner_id`)}) p),
    pairs_buy as (
      select i.owner_id, want_id, i.card_variant_id, updated_at, market_cents, asked_cents, wanted,
          offered - coalesce(p.copies, 0) as offered
        from listed_buy i left join committed_buy p using (owner_id, card_variant_id)
        where ${isWithinLimit(sql`asked_cents`)} and offered > coalesce(p.copies, 0))`;
}

/** The same for what the viewer sells and others want. */
function pairsToSell(compared: Compared): SQL {
  const { viewer, where } = compared;
  const viewerId = sql`${viewer?.id ?? null}::uuid`;
  const visible = sql`
    join want_list l on l.id = i.want_list_id
    join sharing s on s.user_id = l.user_id and s.subject = 'WANT_LIST'
    where l.user_id <> ${viewerId} and ${where ?? sql`true`} and ${isVisibleTo(viewer)}
      and ${isWithinLimit(sql`own.asked_cents`)}`;
  const listed = sql`l.user_id as owner_id, i.card_variant_id as want_id, own.card_variant_id, i.quantity as wanted,
    own.copies as offered, s.updated_at, own.current_price_cents as market_cents, own.asked_cents`;
  return sql`
    own_sell as materialized (${firstCompared(sql`
      select i.card_variant_id as want_id, i.card_variant_id, i.quantity - coalesce(p.copies, 0) as copies,
          v.card_id, v.variant_type, v.current_price_cents, ${ASKED_CENTS} as asked_cents,
          ${listsNaming(sql`want_list_item`, sql`v.id`, compared)} as lists
        from sale_list l join sale_list_item i on i.sale_list_id = l.id
        join card_variant v on v.id = i.card_variant_id
        left join (${committedOn('SALE_LIST', viewerId)}) p on p.card_variant_id = i.card_variant_id
        where l.user_id = ${viewerId} and i.quantity > coalesce(p.copies, 0)`)}),
    -- Few wants take another printing; an index has them alone.
    others_sell as materialized (${firstCompared(sql`
      select w.id as want_id, own.card_variant_id, own.copies, own.variant_type, own.current_price_cents,
          own.asked_cents, ${
            where === null
              ? sql`(select count(*) from want_list_item t where t.card_variant_id = w.id and t.would_do <> 'THIS')`
              : sql`0`
          } as lists
        from own_sell own join card_variant w on w.card_id = own.card_id and w.id <> own.card_variant_id`)}),
    listed_sell as materialized (
      select ${listed} from own_sell own join want_list_item i on i.card_variant_id = own.card_variant_id ${visible}
      union all
      select ${listed} from others_sell own
        join want_list_item i on i.card_variant_id = own.want_id and i.would_do <> 'THIS'
        cross join lateral (select own.card_variant_id as id, own.variant_type) v ${visible} and ${IS_ONE_OF}),
    committed_sell as materialized (${committedToWants(sql`select distinct owner_id from listed_sell`)}),
    pairs_sell as (
      select owner_id, want_id, card_variant_id, updated_at, market_cents, asked_cents, offered,
          wanted - coalesce(p.copies, 0) as wanted
        from listed_sell left join committed_sell p using (owner_id, want_id)
        where wanted > coalesce(p.copies, 0))`;
}

const PAIRS: Record<ListOfferType, (compared: Compared) => SQL> = {
  BUY: pairsToBuy,
  SELL: pairsToSell,
};

/**
 * The parts of a statement that end in `common_buy` or `common_sell`: the printings for sale that will do for what is
 * wanted between the viewer and other players, one row for each owner and printing, with the copies that `fillWants`
 * gives, and what a copy costs on the market and what the seller of the two asks. They start with the viewer's own
 * printings and find the others by index, so their cost follows the number of matches and not of lists; among
 * everyone's lists, they compare {@link MAX_COMPARED} rows or a few more.
 */
export function commonPrintings(offerType: ListOfferType, compared: Compared): SQL {
  const way = sql.raw(offerType.toLowerCase());
  return sql`${PAIRS[offerType](compared)},
    taken_${way} as (
      select owner_id, want_id, card_variant_id, updated_at, market_cents, asked_cents, offered,
          least(offered, wanted - (sum(offered) over (partition by owner_id, want_id
            order by card_variant_id <> want_id, asked_cents nulls last, card_variant_id) - offered)) as copies
        from pairs_${way}),
    ${FILLED[offerType]} as materialized (select * from taken_${way} where copies > 0),
    ${COMMON[offerType]} as (
      select ${offerType} as offer_type, owner_id, card_variant_id, updated_at,
          least(offered, sum(copies))::int as quantity, market_cents, asked_cents
        from ${FILLED[offerType]}
        group by owner_id, card_variant_id, updated_at, offered, market_cents, asked_cents)`;
}
