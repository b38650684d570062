import { LIST_OF_OFFER, type ListOfferType } from '@domain/offer';
import { OTHER_LIST, type TradeListKind } from '@domain/trade-list';
import { isVisibleTo } from '@server/modules/sharing';
import type { Viewer } from '@server/platform/viewer';
import { sql, type SQL } from 'drizzle-orm';
import { ASKED_CENTS, committedOn, LIST } from '../sql';

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

/** The rows that {@link commonPrintings} gives. */
export const COMMON: Record<ListOfferType, SQL> = {
  BUY: sql.raw('common_buy'),
  SELL: sql.raw('common_sell'),
};

/** What is asked, where a list says it. */
const askedOn = (kind: TradeListKind, otherwise: SQL): SQL =>
  kind === 'SALE_LIST' ? ASKED_CENTS : otherwise;

/**
 * The parts of a statement that end in `common_buy` or `common_sell`: the printings that the viewer's list and another
 * player's list of the other kind have in common, one row for each owner and printing, with the copies that both have
 * left, and what a copy costs on the market and what the seller of the two asks. They start with the viewer's own
 * printings and find the others by index, so their cost follows the number of matches and not of lists; among
 * everyone's lists, they compare {@link MAX_COMPARED} rows or a few more.
 */
export function commonPrintings(offerType: ListOfferType, { viewer, where }: Compared): SQL {
  const theirs = LIST_OF_OFFER[offerType];
  const own = OTHER_LIST[theirs];
  const ownList = LIST[own];
  const theirList = LIST[theirs];
  const way = sql.raw(offerType.toLowerCase());
  const viewerId = sql`${viewer?.id ?? null}::uuid`;
  const lists =
    where === null
      ? sql`(select count(*) from ${theirList}_item t where t.card_variant_id = i.card_variant_id)`
      : sql`0`;
  return sql`
    own_${way} as materialized (
      select card_variant_id, copies, current_price_cents, asked_cents from (
        select card_variant_id, copies, current_price_cents, asked_cents,
            sum(lists) over (order by lists, card_variant_id) - lists as read_before from (
          select i.card_variant_id, i.quantity - coalesce(p.copies, 0) as copies, v.current_price_cents,
              ${askedOn(own, sql`null::bigint`)} as asked_cents, ${lists} as lists
            from ${ownList} l join ${ownList}_item i on i.${ownList}_id = l.id
            join card_variant v on v.id = i.card_variant_id
            left join (${committedOn(own, viewerId)}) p
              on p.card_variant_id = i.card_variant_id
            where l.user_id = ${viewerId}) as own
          where copies > 0) as own
        where read_before < ${MAX_COMPARED}),
    listed_${way} as materialized (
      select l.user_id as owner_id, i.card_variant_id, i.quantity, v.copies as own_copies, s.updated_at,
          v.current_price_cents as market_cents, ${askedOn(theirs, sql`v.asked_cents`)} as asked_cents
        from own_${way} v
        join ${theirList}_item i on i.card_variant_id = v.card_variant_id
        join ${theirList} l on l.id = i.${theirList}_id
        join sharing s on s.user_id = l.user_id and s.subject = ${theirs}
        where l.user_id <> ${viewerId} and ${where ?? sql`true`} and ${isVisibleTo(viewer)}),
    committed_${way} as materialized (
      select owner_id, p.card_variant_id, p.copies
        from (select distinct owner_id from listed_${way}) owners
        cross join lateral (${committedOn(theirs, sql`owners.owner_id`)}) p),
    ${COMMON[offerType]} as (
      select ${offerType} as offer_type, owner_id, card_variant_id, updated_at,
          least(own_copies, quantity - coalesce(p.copies, 0))::int as quantity, market_cents, asked_cents
        from listed_${way} left join committed_${way} p using (owner_id, card_variant_id)
        where quantity > coalesce(p.copies, 0))`;
}
