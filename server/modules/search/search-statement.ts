import type { PrintingSearchSort } from '@domain/printing-search';
import { placedSets } from '@server/db/card-set-order';
import { namedParts } from '@server/db/prepared-statement';
import type { Market } from '@server/modules/seller-summary';
import { sql, type SQL } from 'drizzle-orm';
import { conditionOf, joinsOf, type Asked, type Condition } from './expression-sql';
import type { PrintingSearch } from './queries';
import { inSet, type RowSource, type RowSources, rowSourcesOf } from './row-sources';

const DIRECTION = { ascending: sql.raw('asc nulls last'), descending: sql.raw('desc nulls last') };
/** Of columns that are never null, so that an index is read backwards for them. */
const NEVER_NULL = { ascending: sql.raw('asc'), descending: sql.raw('desc') };

/** What each order but the one by set and number sorts by. */
const SORT_KEYS: Record<
  Exclude<PrintingSearchSort, 'NUMBER'>,
  (market: () => ReturnType<Market['of']>) => SQL[]
> = {
  NAME: () => [sql`r.folded_name collate "C"`, sql`r.folded_subtitle collate "C"`],
  MARKET_PRICE: () => [sql`r.price_cents`],
  ASKED_PRICE: (market) => [market().lowestCents],
  SELLERS: (market) => [market().sellers],
};

const MAY_BE_NULL: ReadonlySet<PrintingSearchSort> = new Set(['MARKET_PRICE', 'ASKED_PRICE']);

/** What a page needs of a row, and by what it is sorted if not by other keys. */
const ROW = sql.raw('r.card_key, r.place, r.card_variant_id');

/** Parts of a statement: `counted` has the `total`, `page` the rows of the page. */
interface Paged {
  parts: Record<string, SQL>;
  /** Of the rows of `page`. */
  order: SQL;
}

/** The statement of a search; also for tests that look at its plan. */
export function searchStatement(search: PrintingSearch, asked: Asked): SQL {
  const { parts, order } = pagedBy(search, asked);
  return sql`${namedParts(parts)}
    select counted.total, k.card_id as "cardId", page.card_variant_id as "variantId"
      from counted left join page on true left join search_card k on k.key = page.card_key
      order by ${order}`;
}

function pagedBy(search: PrintingSearch, asked: Asked): Paged {
  const { sort } = search;
  const condition = conditionOf(search.expression, asked);
  if (sort === 'NUMBER' && !condition.isAboutPrintings) return rowsOfFirstCards(search, condition);
  const sources = rowSourcesOf(search, condition, asked);
  return sort === 'NUMBER' ? firstRows(search, sources) : sortedRows({ ...search, sort }, sources);
}

/** Not as parameters: how far a statement reads decides which plan is the best. */
const limited = (first: number, offset = 0): SQL =>
  sql.raw(`limit ${Math.trunc(first)} offset ${Math.trunc(offset)}`);

/** By set and number, for a condition on cards: each is evaluated once, and has its rows side by side. */
function rowsOfFirstCards(search: PrintingSearch, condition: Condition): Paged {
  const { first, offset } = search;
  const order = DIRECTION[search.direction];
  const cards = sql`
    select k.key, k.place, k.rows, c.position
      from search_card k join ${placedSets} c on c.id = k.card_set_id ${joinsOf(condition)}
      where ${condition.where} and ${inSet('k', search)}`;
  const page = sql`
    select ${ROW}, near.position
      from (select * from cards order by position ${order}, place ${order} ${limited(first + offset)}) near
      join search_row r on r.card_key = near.key
      order by near.position ${order}, r.place ${order} ${limited(first, offset)}`;
  return {
    parts: {
      ...condition.parts,
      cards,
      counted: sql`select coalesce(sum(rows), 0)::int as total from cards`,
      page,
    },
    order: sql`page.position ${order}, page.place ${order}`,
  };
}

/** By set and number: all rows set by set, and no further than the page; the few corrected ones at once. */
function firstRows(search: PrintingSearch, { parts, sources, count }: RowSources): Paged {
  const { first, offset, cardSetId } = search;
  const order = DIRECTION[search.direction];
  const isAsked = cardSetId === null ? sql`` : sql`where id = ${cardSetId}`;
  const read = limited(first + offset);
  const setBySet = ({ from, where }: RowSource) => sql`
    select near.*, c.position
      from (select id, position from ${placedSets} placed ${isAsked} order by position ${order} offset 0) c
      cross join lateral (
        select ${ROW} from ${from}
          where r.card_set_id = c.id and ${where} order by r.place ${order} ${read}) near
      order by c.position ${order}, near.place ${order} ${read}`;
  const atOnce = ({ from, where }: RowSource) => sql`
    select ${ROW}, r.set_position as position from ${from}
      where ${where} order by r.set_position ${order}, r.place ${order} ${read}`;
  const found = sources.map((source, at) => sql`(${at === 0 ? setBySet(source) : atOnce(source)})`);
  return {
    parts: {
      ...parts,
      counted: count,
      page: sql`select * from (${sql.join(found, sql` union all `)}) found
        order by position ${order}, place ${order} ${limited(first, offset)}`,
    },
    order: sql`page.position ${order}, page.place ${order}`,
  };
}

type OtherSort = Omit<PrintingSearch, 'sort'> & { sort: keyof typeof SORT_KEYS };

/** In another order: the first rows of each source. */
function sortedRows(search: OtherSort, { parts, sources, count }: RowSources): Paged {
  const { sort, direction, first, offset } = search;
  const further = ['r.set_position', 'r.place', 'r.card_key'].map((key) => sql.raw(key));
  const keysOf = (market: Market | null) => [
    ...SORT_KEYS[sort](() => marketOfRows(market)),
    ...further,
  ];
  const ownOrder = (MAY_BE_NULL.has(sort) ? DIRECTION : NEVER_NULL)[direction];
  const orderOf = (table: string) => {
    const keys = keysOf(sources[0]?.market ?? null);
    return list(
      keys.map((_, at) => {
        const isOwn = at < keys.length - further.length;
        return sql`${sql.raw(`${table}key_${at}`)} ${isOwn ? ownOrder : NEVER_NULL.ascending}`;
      }),
    );
  };
  const found = sources.map(({ from, where, market }) => {
    const keys = keysOf(market).map((key, at) => sql`${key} as ${sql.raw(`key_${at}`)}`);
    return sql`(select ${list(keys)}, ${ROW} from ${from} where ${where}
      order by ${orderOf('')} ${limited(first + offset)})`;
  });
  return {
    parts: {
      ...parts,
      counted: count,
      page: sql`select * from (${sql.join(found, sql` union all `)}) found
        order by ${orderOf('')} ${limited(first, offset)}`,
    },
    order: orderOf('page.'),
  };
}

function marketOfRows(market: Market | null) {
  if (market === null) throw new Error('The market wasn’t read.');
  return market.of('r');
}

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
