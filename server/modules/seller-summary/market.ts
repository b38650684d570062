import { isVisibleTo, seenByAddress } from '@server/modules/sharing';
import type { Viewer } from '@server/session';
import { sql, type SQL } from 'drizzle-orm';
import { openItems } from './open-items';

/** What decides which lists a player may see. */
export type Asking = Pick<Viewer, 'id' | 'verifiedEmail'>;

/** Parts of a statement with which it reads what others sell. */
export interface Market {
  /** For `with`, by name. */
  parts: Record<string, SQL>;
  /**
   * The market of one printing.
   *
   * @param printing its id
   * @param alias of the joined rows, unique in the statement
   */
  of: (printing: SQL, alias: string) => PrintingMarket;
}

interface PrintingMarket {
  join: SQL;
  /** How many others sell it; never null. */
  sellers: SQL;
  /** The lowest price that they ask, in cents; null if none of them names one. */
  lowestCents: SQL;
  /** Who asks that price, or one of the sellers if none names a price; null without sellers. */
  lowestSellerId: SQL;
}

const STALE = sql`(select id from stale)`;

/**
 * Who sells printings, as a viewer may see it: the summary of lists that everyone may see, without the viewer's own, and
 * the lists that only some may see. Where the summary is out of date, all lists are read.
 *
 * @param among a query for the ids of the printings that are asked about; without it, all
 */
export function marketOf(viewer: Asking | null, among?: SQL): Market {
  const me = sql`${viewer?.id ?? null}::uuid`;
  const isAsked = among ? sql`i.card_variant_id = any(array(${among}))` : sql`true`;
  return {
    parts: {
      stale: sql`select distinct card_variant_id as id from stale_seller_summary`,
      // What the summary counts of the viewer's own list.
      mine: viewer
        ? openItems(
            sql`l.user_id = ${me} and s.shared_with_all and i.card_variant_id not in ${STALE} and ${isAsked}`,
          )
        : sql`select null::text as card_variant_id where false`,
      others: sql`
        select card_variant_id, count(*)::int as sellers, min(cents) as lowest_cents,
            (array_agg(seller_id order by cents nulls last, handle))[1] as lowest_seller_id
          from (${openItems(
            sql`i.card_variant_id in ${STALE} and ${isAsked}
              and l.user_id is distinct from ${me} and ${isVisibleTo(viewer)}`,
            'by item',
          )}
            ${onlyForSome(viewer, isAsked)}) open
          group by card_variant_id`,
    },
    of: (printing, alias) => printingMarket(printing, alias, me),
  };
}

/** Lists that were shared with the viewer's address alone. */
function onlyForSome(viewer: Asking | null, isAsked: SQL): SQL {
  if (!viewer?.verifiedEmail) return sql``;
  const { from, where } = seenByAddress(viewer.verifiedEmail);
  return sql`union all ${openItems(sql`
    l.user_id in (select s.user_id from ${from} where ${where} and s.subject = 'SALE_LIST' and not s.shared_with_all)
      and l.user_id <> ${viewer.id}::uuid and i.card_variant_id not in ${STALE} and ${isAsked}`)}`;
}

function printingMarket(printing: SQL, alias: string, me: SQL): PrintingMarket {
  const [summary, mine, others] = ['summary', 'mine', 'others'].map((name) =>
    sql.identifier(`${alias}_${name}`),
  );
  const unlessMine = (
    lowest: string,
    next: string,
  ) => sql`case when ${summary}.lowest_seller_id = ${me}
    then ${summary}.${sql.identifier(next)} else ${summary}.${sql.identifier(lowest)} end`;
  const cents = unlessMine('lowest_cents', 'next_cents');
  return {
    join: sql`
      left join seller_summary ${summary} on ${summary}.card_variant_id = ${printing} and ${printing} not in ${STALE}
      left join mine ${mine} on ${mine}.card_variant_id = ${printing}
      left join others ${others} on ${others}.card_variant_id = ${printing}`,
    sellers: sql`(coalesce(${summary}.sellers, 0) - (${mine}.card_variant_id is not null)::int
      + coalesce(${others}.sellers, 0))`,
    lowestCents: sql`least(${cents}, ${others}.lowest_cents)`,
    lowestSellerId: sql`case
      when ${others}.lowest_cents < ${cents} or ${others}.lowest_cents is not null and ${cents} is null
        then ${others}.lowest_seller_id
      else coalesce(${unlessMine('lowest_seller_id', 'next_seller_id')}, ${others}.lowest_seller_id) end`,
  };
}

/** Items of named players on lists that the viewer may see; `asked` is a condition on `u.handle`. */
const soldItems = (asked: SQL, viewer: Asking | null): SQL =>
  openItems(sql`${asked}
    and l.user_id is distinct from ${viewer?.id ?? null}::uuid and ${isVisibleTo(viewer)}`);

/** The printings that some players sell, with those of their handles, if the viewer may see the lists. */
export const soldByAny = (handles: readonly string[], viewer: Asking | null): SQL =>
  sql`select card_variant_id, array_agg(handle order by handle) as handles
    from (${soldItems(sql`u.handle = any(${sql.param([...handles])}::text[])`, viewer)}) sold
    group by card_variant_id`;

/** The printings that a player sells, by their handle, if the viewer may see the list; ids. */
export const soldBy = (handle: string, viewer: Asking | null): SQL =>
  sql`select card_variant_id from (${soldItems(sql`u.handle = ${handle}`, viewer)}) sold`;
