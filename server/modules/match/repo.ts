import { MAX_OFFER_ITEMS } from '@domain/offer';
import type { Database } from '@server/db/database';
import { sql, type SQL } from 'drizzle-orm';
import { commonPrintings, type Asked } from './common-printings';
import type { MatchedPrinting, MatchPlace } from './match';

/** A match as it is stored nowhere: the lists say it. */
export interface MatchRow extends MatchPlace {
  handle: string;
  /** PostgreSQL's text of a moment. */
  updatedAt: string;
  buyCount: number;
  sellCount: number;
  toBuy: MatchedPrinting[];
  toSell: MatchedPrinting[];
}

interface AskedPage extends Asked {
  after: MatchPlace | null;
  limit: number;
}

const RANK = sql.raw('is_both_ways, printings, updated_at, owner_id');

/**
 * Players with whom the viewer has printings in common, ranked, by lists that the viewer may see (product 8). Of deleted
 * accounts and those without a handle nobody is told.
 */
export async function findMatches(database: Database, asked: AskedPage): Promise<MatchRow[]> {
  const { rows } = await database.execute<Record<keyof MatchRow, unknown>>(sql`
    with ${commonPrintings('BUY', asked)}, ${commonPrintings('SELL', asked)},
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
        where u.deleted_at is null and u.handle is not null and ${isBehind(asked.after)}
        order by is_both_ways desc, printings desc, updated_at desc, owner_id desc limit ${asked.limit}),
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
      order by page.is_both_ways desc, page.printings desc, page.updated_at desc, page.owner_id desc`);
  return rows as unknown as MatchRow[];
}

const isBehind = (after: MatchPlace | null): SQL =>
  after === null
    ? sql`true`
    : sql`(${RANK}) < (${after.isBothWays}::boolean, ${after.printings}::int,
        timestamptz 'epoch' + ${after.updatedMicros}::bigint * interval '1 microsecond', ${after.ownerId}::uuid)`;
