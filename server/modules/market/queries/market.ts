import { soldByBlocked } from '@server/modules/people';
import { isVisibleTo, seenByAddress } from '@server/modules/sharing';
import type { Viewer } from '@server/platform/viewer';
import { sql, type SQL } from 'drizzle-orm';
import {
  type AskedItems,
  openItemsAmong,
  openItemsOfLists,
  openItemsOfPrintings,
} from './open-items';

/** What decides which lists a player may see. */
export type Asking = Pick<Viewer, 'id' | 'verifiedEmail'>;

/** The viewer of a prepared statement, whose values are given when it runs. */
export const NAMED_VIEWER = {
  id: sql.placeholder('id'),
  verifiedEmail: sql.placeholder('verifiedEmail'),
} as unknown as Asking;

/** What such a statement has to be given: nulls for a visitor. */
export const valuesOf = (viewer: Asking | null) => ({
  id: viewer?.id ?? null,
  verifiedEmail: viewer?.verifiedEmail ?? null,
});

/** Parts of a statement with which it reads what others sell. */
export interface Market<OfPrinting extends PrintingMarket = PrintingMarket> {
  /** For `with`, by name. */
  parts: Record<string, SQL>;
  /**
   * The market of the printing of one row.
   *
   * @param row the alias of rows of `search_row`; unique in the statement
   */
  of: (row: string) => OfPrinting;
}

interface PrintingMarket {
  join: SQL;
  /** How many others sell it; never null. */
  sellers: SQL;
  /** The lowest price that they ask, in cents; null if none of them names one. */
  lowestCents: SQL;
}

interface NamedMarket extends PrintingMarket {
  /** Who asks that price, or one of the sellers if none names a price; null without sellers. */
  lowestSellerId: SQL;
}

/** The columns of `search_row` that sum up who sells a printing. */
export const SUMMARY_COLUMNS = [
  'sellers',
  'lowest_cents',
  'next_cents',
  'lowest_seller_id',
  'next_seller_id',
] as const;

/** Of a part `stale`. */
export const IS_STALE = sql`i.card_variant_id in (select id from stale)`;

/** The printings whose summary says something else than a viewer may know: it is out of date, or counts blocked players. */
export const staleFor = (viewerId: string | null): SQL =>
  sql`select card_variant_id as id from stale_seller_summary union ${soldByBlocked(viewerId)}`;

/**
 * Who sells printings, as a viewer may see it: the summary of lists that everyone may see, without the viewer's own, and
 * what it leaves out (`unsummed`): lists that only some may see, and all lists where the summary is out of date.
 *
 * @param among a query for the ids of the few printings that are asked about; without it, all
 */
export function marketOf(viewer: Asking | null, among?: SQL): Market<NamedMarket> {
  const me = sql`${viewer?.id ?? null}::uuid`;
  const isAsked = among ? sql`i.card_variant_id = any(array(${among}))` : sql`true`;
  const outOfDate = openItemsOfPrintings(sql`${IS_STALE} and ${isAsked}
    and l.user_id is distinct from ${me} and ${isVisibleTo(viewer)}`);
  const sources = [
    sql`select id as card_variant_id, null::uuid as seller_id, null::text as handle, null::bigint as cents, true as is_stale
      from stale`,
    sql`select *, true from (${outOfDate}) out_of_date`,
  ];
  if (viewer) {
    sources.push(
      sql`select *, false from (${itemsOfViewer(viewer, among)}) i where not ${IS_STALE}`,
    );
  }
  return {
    parts: {
      stale: staleFor(viewer?.id ?? null),
      unsummed: unsummedBy(me, sql.join(sources, sql` union all `)),
    },
    of: (row) => printingMarket(row, me),
  };
}

/**
 * The same of a few printings, while every summary says what the viewer may know ({@link MarketState}): looking for others
 * takes a third of such a short statement.
 */
export function summedMarketOf(viewer: Asking, among: SQL): Market<NamedMarket> {
  const me = sql`${viewer.id}::uuid`;
  const items = sql`select *, false as is_stale from (${itemsOfViewer(viewer, among)}) of_viewer`;
  return { parts: { unsummed: unsummedBy(me, items) }, of: (row) => printingMarket(row, me) };
}

function unsummedBy(me: SQL, items: SQL): SQL {
  const ofOthers = sql`seller_id is distinct from ${me} and seller_id is not null`;
  return sql`
    select card_variant_id, bool_or(is_stale) as is_stale,
        count(*) filter (where seller_id = ${me})::int as mine, count(*) filter (where ${ofOthers})::int as sellers,
        min(cents) filter (where ${ofOthers}) as lowest_cents,
        (array_agg(seller_id order by cents nulls last, handle) filter (where ${ofOthers}))[1] as lowest_seller_id
      from (${items}) open
      group by card_variant_id`;
}

/** What the summary counts of the viewer's own list, and the items that it leaves out and the viewer may see. */
const itemsOfViewer = (viewer: Asking, among: SQL | undefined): SQL =>
  among
    ? openItemsAmong(
        sql`select l.id from sale_list l join sharing s on s.user_id = l.user_id and s.subject = 'SALE_LIST'
            where ${countedListOf(viewer)}
          union all select l.id from (${sharedOnlyWith(viewer)}) o
            cross join lateral (select * from sale_list where user_id = o.user_id offset 0) l`,
        among,
      )
    : sql`select * from (${countedOf(viewer)}) mine union all select * from (${onlyFor(viewer)}) only_for_some`;

type Items = Omit<AskedItems, 'lists'>;

const countedListOf = ({ id }: Pick<Asking, 'id'>): SQL =>
  sql`l.user_id = ${id}::uuid and s.shared_with_all`;

/** The viewer's own items that the summary counts. */
export const countedOf = (viewer: Asking, items?: Items): SQL =>
  openItemsOfLists({ ...items, lists: countedListOf(viewer) });

/** Who shares a sale list with the viewer's address alone; each share's is looked up, however many PostgreSQL expects. */
export function sharedOnlyWith(viewer: Asking): SQL {
  const { where } = seenByAddress(viewer);
  return sql`
    select s.user_id from share w cross join lateral (
        select * from sharing where user_id = w.owner_id and subject = w.subject offset 0) s
      where w.subject = 'SALE_LIST' and ${where} and not s.shared_with_all and s.user_id <> ${viewer.id}::uuid`;
}

/** The items that the summary leaves out and the viewer may see: on lists that were shared with their address alone. */
export const onlyFor = (viewer: Asking, items?: Items): SQL =>
  openItemsOfLists({ ...items, lists: sql`l.user_id in (${sharedOnlyWith(viewer)})` });

function printingMarket(row: string, me: SQL): NamedMarket {
  const summary = sql.identifier(row);
  const unsummed = sql.identifier(`${row}_unsummed`);
  const summed = (column: (typeof SUMMARY_COLUMNS)[number]) =>
    sql`${summary}.${sql.identifier(column)}`;
  const unlessMine = (lowest: SQL, next: SQL) => sql`case
    when ${unsummed}.is_stale then null
    when ${summed('lowest_seller_id')} = ${me} then ${next} else ${lowest} end`;
  const cents = unlessMine(summed('lowest_cents'), summed('next_cents'));
  return {
    join: sql`left join unsummed ${unsummed} on ${unsummed}.card_variant_id = ${summary}.card_variant_id`,
    sellers: sql`case when ${unsummed}.card_variant_id is null then ${summed('sellers')}
      when ${unsummed}.is_stale then ${unsummed}.sellers
      else ${summed('sellers')} - ${unsummed}.mine + ${unsummed}.sellers end`,
    lowestCents: sql`least(${cents}, ${unsummed}.lowest_cents)`,
    lowestSellerId: sql`case
      when ${unsummed}.lowest_cents < ${cents} or ${unsummed}.lowest_cents is not null and ${cents} is null
        then ${unsummed}.lowest_seller_id
      else coalesce(${unlessMine(summed('lowest_seller_id'), summed('next_seller_id'))}, ${unsummed}.lowest_seller_id) end`,
  };
}
