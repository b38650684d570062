import type { MarketColumns } from '@domain/market';
import { soldByBlocked } from '@server/modules/people';
import { isVisibleTo, seenByAddress } from '@server/modules/sharing';
import type { Database } from '@server/platform/db/database';
import { namedParts } from '@server/platform/db/prepared-statement';
import type { Viewer } from '@server/platform/viewer';
import { type SQL, sql } from 'drizzle-orm';
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

const isIn = (part: string): SQL =>
  sql`card_variant_id in (select card_variant_id from ${sql.raw(part)})`;

/**
 * The market of the printings in which a viewer's may differ from everyone's: those of their own list, of lists that were
 * shared with their address alone, and those that blocked players sell to everyone else. Their own items are taken from the
 * summary, and the lists that it leaves out are added; where it is out of date, or counts blocked players, the lists
 * themselves are counted. What is on a list of a blocked player that isn't for everyone can't be told from it.
 */
export async function findViewersMarket(
  database: Database,
  viewer: Asking,
): Promise<MarketColumns> {
  const me = sql`${viewer.id}::uuid`;
  const summed = sql`
    coalesce(s.sellers, 0) as summed_sellers, coalesce(s.copies, 0) as summed_copies,
      case when s.lowest_seller_id = ${me} then s.next_cents else s.lowest_cents end as summed_cents`;
  const beside = (part: string, sign: 1 | -1) => sql`
    select own.card_variant_id, ${summed}, ${sql.raw(String(sign))} as sellers, ${sql.raw(String(sign))} * own.copies as copies,
        ${sign === 1 ? sql`own.cents` : sql`null::bigint`} as cents
      from ${sql.raw(part)} own left join seller_summary s using (card_variant_id)
      where own.card_variant_id not in (select card_variant_id from recounted)`;
  const parts = {
    mine: openItemsOfLists(sql`l.user_id = ${me} and s.shared_with_all`),
    only_for_viewer: openItemsOfLists(sql`l.user_id in (${sharedOnlyWith(viewer)})`),
    recounted: sql`
      ${soldByBlocked(viewer.id)}
      union select card_variant_id from stale_seller_summary where ${isIn('mine')} or ${isIn('only_for_viewer')}`,
    counted: sql`
      select card_variant_id, null::int as cents, 0 as copies, 0 as sellers from recounted
      union all select card_variant_id, cents, copies, 1 from (${openItemsOfPrintings(sql`
        i.${isIn('recounted')} and l.user_id <> ${me} and ${isVisibleTo(viewer)}`)}) seen`,
    open: sql`
      select card_variant_id, 0 as summed_sellers, 0 as summed_copies, null::int as summed_cents, sellers, copies, cents
        from counted
      union all ${beside('mine', -1)} union all ${beside('only_for_viewer', 1)}`,
    seen: sql`
      select card_variant_id, min(summed_sellers) + sum(sellers) as sellers, min(summed_copies) + sum(copies) as copies,
          least(min(summed_cents), min(cents)) as lowest_cents
        from open group by card_variant_id`,
  };
  const { rows } = await database.execute<MarketColumns & Record<string, unknown>>(sql`
    ${namedParts(parts)} select ${MARKET_COLUMNS} from seen`);
  const [columns] = rows;
  if (columns === undefined) throw new Error('An aggregation has one row.');
  return columns;
}

/** Rows with a market as {@link MarketColumns}. */
export const MARKET_COLUMNS = sql.join(
  Object.entries({
    variantIds: 'card_variant_id',
    sellers: 'sellers',
    copies: 'copies',
    lowestCents: 'lowest_cents',
  }).map(
    ([name, column]) =>
      sql`coalesce(json_agg(${sql.identifier(column)}), '[]') as ${sql.identifier(name)}`,
  ),
  sql`, `,
);
