import type { Database } from '@server/platform/db/database';
import { preparedStatement, withParts } from '@server/platform/db/prepared-statement';
import { isVisibleTo } from '@server/modules/sharing';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import {
  type Asking,
  countedOf,
  IS_STALE,
  type Market,
  NAMED_VIEWER,
  onlyFor,
  staleFor,
  valuesOf,
} from './market';
import type { MarketState } from './market-state';
import { openItemsOfPrintings } from './open-items';

/**
 * Where the market that a viewer sees isn't what the summary says: printings of their own list, of lists that were shared
 * with their address alone, those that blocked players sell, and those whose summary is out of date. Arrays as PostgreSQL writes them, each printing at the
 * same place in all.
 */
export interface Corrections {
  /** Where PostgreSQL keeps the rows of the search, in the same snapshot. */
  addresses: string;
  /** How many others sell it. */
  sellers: string;
  /** The lowest price that they ask, in cents. */
  lowestCents: string;
}

/**
 * One statement for everybody, so that PostgreSQL plans it once per connection: within the statement of a search, planning
 * it took longer than most searches.
 */
const selectCorrections = preparedStatement<Corrections>(
  'seller_corrections',
  correctionsStatement(),
);

/** Bytes; some 50 kB for a viewer who sees fifty lists alone. */
const MOST_KEPT = 10_000_000;

/** Of viewers, by their id, or an empty text for visitors. */
const kept = new LRUCache<string, { state: string; corrections: Corrections }>({
  maxSize: MOST_KEPT,
  sizeCalculation: ({ state, corrections }, key) =>
    2 * [key, state, ...Object.values(corrections)].join('').length + 1,
});

/** The memory of the corrections, in bytes. */
export const bytesOfCorrections = (): number => kept.calculatedSize;

/**
 * What a search of the whole market has to correct for a viewer. While nothing of the market is changed, it is what it was
 * in their last search.
 *
 * @param state of the same snapshot; without it, nothing is kept
 */
export async function findCorrections(
  database: Database,
  viewer: Asking | null,
  state?: MarketState,
): Promise<Corrections> {
  if (!state?.isSummed || state.version === null) return correctionsNow(database, viewer);
  const key = viewer?.id ?? '';
  const known = kept.get(key);
  const ofState = `${state.version} ${state.shares}`;
  if (known?.state === ofState) return known.corrections;
  const corrections = await correctionsNow(database, viewer);
  kept.set(key, { state: ofState, corrections });
  return corrections;
}

async function correctionsNow(database: Database, viewer: Asking | null): Promise<Corrections> {
  const [found] = await selectCorrections(database, valuesOf(viewer));
  if (!found) throw new Error('An aggregation has one row.');
  return found;
}

/** The market of all printings as the summaries say it, for conditions on rows of a search. */
export const SUMMED_MARKET: Market = {
  parts: {},
  of: (row) => {
    const summed = sql.identifier(row);
    return {
      join: sql``,
      sellers: sql`${summed}.sellers`,
      lowestCents: sql`${summed}.lowest_cents`,
    };
  },
};

/**
 * Rows of which the viewer sees something else than the summaries say; a part beside those of {@link correctedMarket}, in
 * the same snapshot. They are a thousand, and by their addresses, all at once, they are read in a fraction of the time that
 * an index takes.
 */
export const CORRECTED_ROWS = {
  corrected_row: sql`
    select c.sellers as seen_sellers, c.lowest_cents as seen_cents, r.*
      from corrected c join (
        select ctid as address, * from search_row where ctid = any(array(select address from corrected)) offset 0) r
        using (address)`,
};

/** Their market as the viewer sees it. */
export const SEEN_MARKET: Market = {
  parts: {},
  of: (row) => {
    const corrected = sql.identifier(row);
    return {
      join: sql``,
      sellers: sql`${corrected}.seen_sellers`,
      lowestCents: sql`${corrected}.seen_cents`,
    };
  },
};

/** The same as a viewer sees it: where it isn't what the summaries say, `corrected` has a row. */
export function correctedMarket(corrections: Corrections): Market {
  const { addresses, sellers, lowestCents } = corrections;
  return {
    parts: {
      corrected: sql`
        select * from unnest(${addresses}::tid[], ${sellers}::int[], ${lowestCents}::int[])
          as of_row (address, sellers, lowest_cents)`,
    },
    of: (row) => {
      const summed = sql.identifier(row);
      const corrected = sql.identifier(`${row}_corrected`);
      return {
        join: sql`left join corrected ${corrected} on ${corrected}.address = ${summed}.ctid`,
        sellers: sql`coalesce(${corrected}.sellers, ${summed}.sellers)`,
        lowestCents: sql`case when ${corrected}.address is null then ${summed}.lowest_cents else ${corrected}.lowest_cents end`,
      };
    },
  };
}

/** Also for tests that look at its plan. */
export function correctionsStatement() {
  const viewer = NAMED_VIEWER;
  const me = sql`${viewer.id}::uuid`;
  const outOfDate = openItemsOfPrintings(sql`${IS_STALE}
    and l.user_id is distinct from ${me} and ${isVisibleTo(viewer)}`);
  const summed = ['address', 'sellers', 'lowest_cents', 'next_cents', 'lowest_seller_id'];
  const centsOfOthers = sql`case when lowest_seller_id = ${me} then next_cents else lowest_cents end`;
  const items = { items: sql`not ${IS_STALE}`, summed };
  const parts = {
    stale: staleFor(viewer.id),
    // Of a printing whose summary is out of date, all sellers are counted; otherwise those besides the summed ones.
    open: sql`
      select r.ctid as address, 0 as summed_sellers, null::int as summed_cents, 0 as more, null::bigint as cents
        from stale join search_row r on r.card_variant_id = stale.id
      union all select r.ctid, 0, null, 1, o.cents
        from (${outOfDate}) o join search_row r on r.card_variant_id = o.card_variant_id
      union all select address, sellers, ${centsOfOthers}, -1, null
        from (${countedOf(viewer, items)}) mine
      union all select address, sellers, ${centsOfOthers}, 1, cents
        from (${onlyFor(viewer, items)}) only_for_some`,
    corrected: sql`
      select address, min(summed_sellers) + sum(more)::int as sellers,
          least(min(summed_cents), min(cents))::int as lowest_cents
        from open group by address`,
  };
  const list = (column: string) => sql`coalesce(array_agg(${sql.identifier(column)}), '{}')::text`;
  return withParts(
    parts,
    sql`
    select ${list('address')} as addresses, ${list('sellers')} as sellers, ${list('lowest_cents')} as "lowestCents"
        from corrected`,
  );
}
