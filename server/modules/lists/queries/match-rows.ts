import { LIST_OF_OFFER, MAX_OFFER_ITEMS, type ListOfferType } from '@domain/offer';
import { OTHER_LIST } from '@domain/trade-list';
import type { Database } from '@server/platform/db/database';
import { rowsOf } from '@server/platform/db/rows-of';
import { isVisibleTo } from '@server/modules/sharing';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { committedOn, LIST } from '../sql';

const matchedPrinting = z.object({
  variantId: z.string(),
  cardId: z.string(),
  /** Copies that could change hands, at least 1 (rules/trading-hub#matches). */
  quantity: z.number(),
});

/** A printing that one of two players wants and the other sells. */
export type MatchedPrinting = z.output<typeof matchedPrinting>;

const matchRow = z.object({
  isBothWays: z.boolean(),
  printings: z.number(),
  /** Microseconds since 1970. */
  updatedMicros: z.string(),
  ownerId: z.string(),
  handle: z.string(),
  /** PostgreSQL's text of a moment. */
  updatedAt: z.string(),
  buyCount: z.number(),
  sellCount: z.number(),
  toBuy: z.array(matchedPrinting),
  toSell: z.array(matchedPrinting),
});

/** A match. It isn't stored; it follows from the lists. */
export type MatchRow = z.output<typeof matchRow>;

/** The sort key of a match: both ways first, then most printings, then latest change. */
export type MatchPlace = Pick<MatchRow, 'isBothWays' | 'printings' | 'updatedMicros' | 'ownerId'>;

interface MatchPageQuery extends MatchQuery {
  after: MatchPlace | null;
  limit: number;
}

const RANK = sql.raw('is_both_ways, printings, updated_at, owner_id');

/**
 * Players who have printings in common with the viewer, ranked, by lists that the viewer may see
 * (rules/sharing#who-may-see). Deleted accounts and those without a handle are left out.
 */
export async function findMatches(database: Database, query: MatchPageQuery): Promise<MatchRow[]> {
  const statement = sql`
    with ${commonPrintings('BUY', query)}, ${commonPrintings('SELL', query)},
    common as materialized (select * from common_buy union all select * from common_sell),
    ranked as (
      select owner_id, max(updated_at) as updated_at, count(*)::int as printings,
          count(*) filter (where offer_type = 'BUY')::int as buy_count,
          count(*) filter (where offer_type = 'SELL')::int as sell_count,
          count(distinct offer_type) = 2 as is_both_ways
        from common group by owner_id),
    page as (
      select ranked.*, u.handle
        from ranked join user_account u on u.id = owner_id
        where u.deleted_at is null and u.handle is not null and ${isAfterCursor(query.after)}
        order by is_both_ways desc, printings desc, updated_at desc, owner_id desc limit ${query.limit}),
    printings as (
      select owner_id, offer_type,
          (array_agg(json_build_object(
            'variantId', v.id, 'cardId', v.card_id, 'quantity', common.quantity) order by v.id)
          )[1:${MAX_OFFER_ITEMS}] as named
        from page join common using (owner_id) join card_variant v on v.id = card_variant_id
        group by owner_id, offer_type)
    select page.owner_id as "ownerId", page.handle, page.updated_at::text as "updatedAt",
        (extract(epoch from page.updated_at) * 1000000)::bigint::text as "updatedMicros",
        page.is_both_ways as "isBothWays", page.printings, page.buy_count as "buyCount",
        page.sell_count as "sellCount", coalesce(b.named, '{}') as "toBuy", coalesce(s.named, '{}') as "toSell"
      from page
      left join printings b on b.owner_id = page.owner_id and b.offer_type = 'BUY'
      left join printings s on s.owner_id = page.owner_id and s.offer_type = 'SELL'
      order by page.is_both_ways desc, page.printings desc, page.updated_at desc, page.owner_id desc`;
  return rowsOf(database, statement, matchRow);
}

const isAfterCursor = (after: MatchPlace | null): SQL =>
  after === null
    ? sql`true`
    : sql`(${RANK}) < (${after.isBothWays}::boolean, ${after.printings}::int,
        timestamptz 'epoch' + ${after.updatedMicros}::bigint * interval '1 microsecond', ${after.ownerId}::uuid)`;

/** Whose matches, and with which players. */
interface MatchQuery {
  viewer: { id: string; verifiedEmail: string | null };
  /** Null for everyone whose lists the viewer may see. */
  handle: string | null;
}

/**
 * How many rows of others' lists are compared with the viewer's: a viewer who wants thousands of printings would wait
 * for seconds among a hundred thousand lists. The rarest printings are compared first.
 */
const MAX_COMPARED = 10_000;

/**
 * The parts of a statement that end in `common_buy` or `common_sell`: the printings that the viewer's list and another
 * player's list of the other kind have in common, one row for each owner and printing, with the copies that both have
 * left. They start with the viewer's own printings and find the others by index, so their cost follows the number of
 * matches and not of lists; among everyone's lists, they compare {@link MAX_COMPARED} rows or a few more.
 */
function commonPrintings(offerType: ListOfferType, { viewer, handle }: MatchQuery): SQL {
  const theirs = LIST_OF_OFFER[offerType];
  const own = OTHER_LIST[theirs];
  const ownList = LIST[own];
  const theirList = LIST[theirs];
  const way = sql.raw(offerType.toLowerCase());
  const isWanted =
    handle === null
      ? sql`l.user_id <> ${viewer.id}::uuid`
      : sql`l.user_id = (select id from user_account where handle = ${handle}) and l.user_id <> ${viewer.id}::uuid`;
  const lists =
    handle === null
      ? sql`(select count(*) from ${theirList}_item t where t.card_variant_id = i.card_variant_id)`
      : sql`0`;
  return sql`
    own_${way} as materialized (
      select card_variant_id, copies from (
        select card_variant_id, copies, sum(lists) over (order by lists, card_variant_id) - lists as read_before from (
          select i.card_variant_id, i.quantity - coalesce(p.copies, 0) as copies, ${lists} as lists
            from ${ownList} l join ${ownList}_item i on i.${ownList}_id = l.id
            left join (${committedOn(own, sql`${viewer.id}::uuid`)}) p
              on p.card_variant_id = i.card_variant_id
            where l.user_id = ${viewer.id}::uuid) as own
          where copies > 0) as own
        where read_before < ${MAX_COMPARED}),
    listed_${way} as materialized (
      select l.user_id as owner_id, i.card_variant_id, i.quantity, own.copies as own_copies, s.updated_at
        from own_${way} own
        join ${theirList}_item i on i.card_variant_id = own.card_variant_id
        join ${theirList} l on l.id = i.${theirList}_id
        join sharing s on s.user_id = l.user_id and s.subject = ${theirs}
        where ${isWanted} and ${isVisibleTo(viewer)}),
    committed_${way} as materialized (
      select owner_id, p.card_variant_id, p.copies
        from (select distinct owner_id from listed_${way}) owners
        cross join lateral (${committedOn(theirs, sql`owners.owner_id`)}) p),
    common_${way} as (
      select ${offerType} as offer_type, owner_id, card_variant_id, updated_at,
          least(own_copies, quantity - coalesce(p.copies, 0))::int as quantity
        from listed_${way} left join committed_${way} p using (owner_id, card_variant_id)
        where quantity > coalesce(p.copies, 0))`;
}
