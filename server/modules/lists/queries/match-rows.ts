import { MAX_OFFER_ITEMS } from '@domain/offer';
import type { Database } from '@server/platform/db/database';
import { rowsOf } from '@server/platform/db/rows-of';
import { microsOf, momentAt } from '@server/platform/graphql/page';
import type { Viewer } from '@server/platform/viewer';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { COMMON, commonPrintings } from './common-printings';
import { copiesCost, costOfCopiesSql } from './copies-cost';

const matchedPrinting = z.object({
  variantId: z.string(),
  cardId: z.string(),
  /** Copies that could change hands, at least 1 (rules/trading-hub#matches). */
  quantity: z.number(),
});

/** A printing that one of two players wants and the other sells. */
export type MatchedPrinting = z.output<typeof matchedPrinting>;

/** One way of a match; null if nothing matches. */
const cost = copiesCost.nullable();

const matchRow = z.object({
  /** What all copies that could change hands are worth, in whole cents. */
  cents: z.string(),
  printings: z.number(),
  /** Microseconds since 1970. */
  updatedMicros: z.string(),
  ownerId: z.string(),
  handle: z.string(),
  /** PostgreSQL's text of a moment. */
  updatedAt: z.string(),
  buyCount: z.number(),
  sellCount: z.number(),
  /** At market prices, and at those that the seller asks. */
  buyWorth: cost,
  buyAsked: cost,
  sellWorth: cost,
  sellAsked: cost,
  toBuy: z.array(matchedPrinting),
  toSell: z.array(matchedPrinting),
});

/** A match. It isn't stored; it follows from the lists. */
export type MatchRow = z.output<typeof matchRow>;

/** The sort key of a match: the highest worth first, then most printings, then latest change. */
export type MatchPlace = Pick<MatchRow, 'cents' | 'printings' | 'updatedMicros' | 'ownerId'>;

interface MatchPageQuery {
  viewer: Viewer;
  /** Null for everyone whose lists the viewer may see. */
  handle: string | null;
  after: MatchPlace | null;
  limit: number;
}

const RANK = sql.raw('cents, printings, updated_at, owner_id');

/**
 * Players who have printings in common with the viewer, ranked, by lists that the viewer may see
 * (rules/sharing#who-may-see). Deleted accounts and those without a handle are left out.
 */
export async function findMatches(
  database: Database,
  { viewer, handle, after, limit }: MatchPageQuery,
): Promise<MatchRow[]> {
  const where =
    handle === null
      ? null
      : sql`l.user_id = (select id from user_account where handle = ${handle})`;
  const statement = sql`
    with ${commonPrintings('BUY', { viewer, where })}, ${commonPrintings('SELL', { viewer, where })},
    common as materialized (select * from ${COMMON.BUY} union all select * from ${COMMON.SELL}),
    ranked as (
      select owner_id, max(updated_at) as updated_at, count(*)::int as printings,
          count(*) filter (where offer_type = 'BUY')::int as buy_count,
          count(*) filter (where offer_type = 'SELL')::int as sell_count,
          coalesce(sum(quantity * market_cents::bigint), 0)::bigint as cents
        from common group by owner_id),
    page as (
      select ranked.*, u.handle
        from ranked join user_account u on u.id = owner_id
        where u.deleted_at is null and u.handle is not null and ${isAfterCursor(after)}
        order by cents desc, printings desc, updated_at desc, owner_id desc limit ${limit}),
    ways as (
      select owner_id, offer_type, ${costOfCopiesSql(sql`quantity`, sql`market_cents`)} as worth,
          ${costOfCopiesSql(sql`quantity`, sql`asked_cents`)} as asked,
          (array_agg(json_build_object('variantId', v.id, 'cardId', v.card_id, 'quantity', quantity)
            order by market_cents desc nulls last, v.id))[1:${MAX_OFFER_ITEMS}] as named
        from page join common using (owner_id) join card_variant v on v.id = card_variant_id
        group by owner_id, offer_type)
    select page.owner_id as "ownerId", page.handle, page.updated_at::text as "updatedAt",
        ${microsOf(sql`page.updated_at`)} as "updatedMicros",
        page.cents::text as cents, page.printings, page.buy_count as "buyCount", page.sell_count as "sellCount",
        b.worth as "buyWorth", b.asked as "buyAsked", s.worth as "sellWorth", s.asked as "sellAsked",
        coalesce(b.named, '{}') as "toBuy", coalesce(s.named, '{}') as "toSell"
      from page
      left join ways b on b.owner_id = page.owner_id and b.offer_type = 'BUY'
      left join ways s on s.owner_id = page.owner_id and s.offer_type = 'SELL'
      order by page.cents desc, page.printings desc, page.updated_at desc, page.owner_id desc`;
  return rowsOf(database, statement, matchRow);
}

const isAfterCursor = (after: MatchPlace | null): SQL =>
  after === null
    ? sql`true`
    : sql`(${RANK}) < (${after.cents}::bigint, ${after.printings}::int,
        ${momentAt(after.updatedMicros)}, ${after.ownerId}::uuid)`;
