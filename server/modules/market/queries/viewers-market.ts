import type { MarketColumns } from '@domain/market';
import { soldByBlocked } from '@server/modules/people';
import { isVisibleTo, seenByAddress } from '@server/modules/sharing';
import type { Database } from '@server/platform/db/database';
import { rowsOf } from '@server/platform/db/rows-of';
import type { Viewer } from '@server/platform/viewer';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { openItemsOfLists, openItemsOfPrintings } from './open-items';

/** What decides which lists a player may see. */
export type Asking = Pick<Viewer, 'id' | 'verifiedEmail'>;

/** Who shares a sale list with the viewer's address alone. */
export function sharedOnlyWith(viewer: Asking): SQL {
  const { from, where } = seenByAddress(viewer);
  return sql`
    select s.user_id from ${from}
      where s.subject = 'SALE_LIST' and ${where} and not s.shared_with_all and s.user_id <> ${viewer.id}::uuid`;
}

const seenItem = z.object({
  variantId: z.string(),
  isMine: z.boolean(),
  cents: z.coerce.number().nullable(),
  copies: z.number(),
  /** What the summary says of others, and whether it is out of date. */
  summedSellers: z.number(),
  summedCopies: z.number(),
  summedCents: z.number().nullable(),
  isStale: z.boolean(),
});

/** What a viewer sees otherwise than the summary says: the items that it counts of their own list, and those that it leaves out. */
function findSeenItems(database: Database, viewer: Asking) {
  const me = sql`${viewer.id}::uuid`;
  const items = openItemsOfLists(sql`l.user_id in (
    select user_id from sharing where user_id = ${me} and subject = 'SALE_LIST' and shared_with_all
      union all (${sharedOnlyWith(viewer)}))`);
  const statement = sql`
    select card_variant_id as "variantId", seller_id = ${me} as "isMine", cents, items.copies,
        coalesce(s.sellers, 0) as "summedSellers", coalesce(s.copies, 0) as "summedCopies",
        case when s.lowest_seller_id = ${me} then s.next_cents else s.lowest_cents end as "summedCents",
        exists (select from stale_seller_summary t where t.card_variant_id = items.card_variant_id) as "isStale"
      from (${items}) items left join seller_summary s using (card_variant_id)`;
  return rowsOf(database, statement, seenItem);
}

const counted = z.object({
  variantId: z.string(),
  sellers: z.number(),
  copies: z.number(),
  lowestCents: z.coerce.number().nullable(),
});

type Counted = z.output<typeof counted>;

/** The market of a few printings by the lists themselves; without those that nobody sells. */
function countPrintings(database: Database, viewer: Asking, variantIds: readonly string[]) {
  const items =
    openItemsOfPrintings(sql`i.card_variant_id = any(${sql.param([...variantIds])}::text[])
    and l.user_id <> ${viewer.id}::uuid and ${isVisibleTo(viewer)}`);
  const statement = sql`
    select card_variant_id as "variantId", count(*)::int as sellers, sum(copies)::int as copies, min(cents) as "lowestCents"
      from (${items}) items group by card_variant_id`;
  return rowsOf(database, statement, counted);
}

async function findSoldByBlocked(database: Database, viewer: Asking): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select card_variant_id as id from (${soldByBlocked(viewer.id)}) sold`,
  );
  return rows.map(({ id }) => id);
}

/**
 * The market of the printings in which a viewer's may differ from everyone's: those of their own list, of lists that were
 * shared with their address alone, and those that blocked players sell to everyone else. Their own items are taken from the
 * summary, and the lists that it leaves out are added; where it is out of date, or counts blocked players, the lists
 * themselves are counted. What is on a list of a blocked player that isn't for everyone doesn't show in it.
 */
export async function findViewersMarket(
  database: Database,
  viewer: Asking,
): Promise<MarketColumns> {
  const items = await findSeenItems(database, viewer);
  const recounted = new Set([
    ...items.flatMap(({ variantId, isStale }) => (isStale ? [variantId] : [])),
    ...(await findSoldByBlocked(database, viewer)),
  ]);
  const market = new Map<string, Counted>();
  for (const item of items) {
    const { variantId, isMine, cents, copies } = item;
    if (recounted.has(variantId)) continue;
    const before = market.get(variantId);
    const sign = isMine ? -1 : 1;
    market.set(variantId, {
      variantId,
      sellers: (before?.sellers ?? item.summedSellers) + sign,
      copies: (before?.copies ?? item.summedCopies) + sign * copies,
      lowestCents: lowestOf(before ? before.lowestCents : item.summedCents, isMine ? null : cents),
    });
  }
  for (const id of recounted) {
    market.set(id, { variantId: id, sellers: 0, copies: 0, lowestCents: null });
  }
  if (recounted.size > 0) {
    for (const each of await countPrintings(database, viewer, [...recounted])) {
      market.set(each.variantId, each);
    }
  }
  const seen = [...market.values()];
  return {
    variantIds: seen.map(({ variantId }) => variantId),
    sellers: seen.map(({ sellers }) => sellers),
    copies: seen.map(({ copies }) => copies),
    lowestCents: seen.map(({ lowestCents }) => lowestCents),
  };
}

const lowestOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);
