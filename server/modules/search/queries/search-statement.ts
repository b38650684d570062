import type { PrintingSearchSort } from '@domain/printing-search';
import { placedSets } from '@server/platform/db/card-set-order';
import { namedParts } from '@server/platform/db/prepared-statement';
import type { Market } from '@server/modules/market';
import { sql, type SQL } from 'drizzle-orm';
import { asksForLists } from './copies-sql';
import { conditionOf, joinsOf, type Asked, type Condition } from './expression-sql';
import type { PrintingSearch } from './search-printings';
import { inSet, type RowCount, type RowSource, type RowSources, rowSourcesOf } from './row-sources';

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

interface Paged {
  /** Parts of a statement, of which `page` has the rows of the page. */
  parts: Record<string, SQL>;
  /** Of the rows of `page`. */
  order: SQL;
  count: RowCount;
}

/** A search in SQL. */
export interface SearchInSql {
  count: RowCount;
  /**
   * Finds the page, the `total`, and the `rows` of the count.
   *
   * @param rows if it is known already; null otherwise
   */
  statement: (rows: number | null) => SQL;
}

export function searchInSql(search: PrintingSearch, asked: Asked): SearchInSql {
  const { parts, order, count } = pagedBy(search, asked);
  // PostgreSQL counts only if no number is given, so that both cases have one plan.
  const counted = (rows: number | null) => sql`
    select rows, (rows + ${count.corrected})::int as total
      from (select coalesce(${rows}::int, (${count.rows})) as rows offset 0) of_rows`;
  return {
    count,
    statement: (rows) => sql`${namedParts({ ...parts, counted: counted(rows) })}
      select counted.rows, counted.total, k.card_id as "cardId", page.card_variant_id as "variantId"
        from counted left join page on true left join search_card k on k.key = page.card_key
        order by ${order}`,
  };
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
  const { parts, cards, counted } = cardsOf(search, condition);
  return {
    parts: {
      ...parts,
      page: sql`
        select ${ROW}, near.position from (${cards}) near join search_row r on r.card_key = near.key
          order by near.position ${order}, r.place ${order} ${limited(first, offset)}`,
    },
    order: sql`page.position ${order}, page.place ${order}`,
    count: {
      rows: sql`select coalesce(sum(k.rows), 0)::int as rows from ${counted}`,
      isOfRows: true,
      corrected: sql`0`,
    },
  };
}

/** The first cards, and all of them for counting; the few cards of a player's list are found at once. */
function cardsOf(search: PrintingSearch, condition: Condition) {
  const { parts, where } = condition;
  const from = sql`search_card k ${joinsOf(condition)}`;
  if (!asksForLists(search.expression)) {
    return {
      parts,
      cards: setBySet(search, { row: 'k', columns: sql`k.key, k.place`, from, where }),
      counted: sql`${from} where ${where} and ${inSet('k', search)}`,
    };
  }
  const order = DIRECTION[search.direction];
  const matching = sql`
    select k.key, k.place, k.rows, c.position
      from ${from} join ${placedSets} c on c.id = k.card_set_id where ${where} and ${inSet('k', search)}`;
  return {
    parts: { ...parts, cards: matching },
    cards: sql`
      select * from cards
        order by position ${order}, place ${order} ${limited(search.first + search.offset)}`,
    counted: sql`cards k`,
  };
}

/** By set and number: all rows set by set, and no further than the page; the few corrected ones at once. */
function firstRows(search: PrintingSearch, { parts, sources, count }: RowSources): Paged {
  const { first, offset } = search;
  const order = DIRECTION[search.direction];
  const atOnce = ({ from, where }: RowSource) => sql`
    select ${ROW}, r.set_position as position from ${from}
      where ${where} order by r.set_position ${order}, r.place ${order} ${limited(first + offset)}`;
  const found = sources.map((source, at) => {
    const rows =
      at === 0 ? setBySet(search, { row: 'r', columns: ROW, ...source }) : atOnce(source);
    return sql`(${rows})`;
  });
  return {
    parts: {
      ...parts,
      page: sql`
        select * from (${sql.join(found, sql` union all `)}) found
          order by position ${order}, place ${order} ${limited(first, offset)}`,
    },
    order: sql`page.position ${order}, page.place ${order}`,
    count,
  };
}

interface OfSets extends Omit<RowSource, 'market'> {
  row: 'k' | 'r';
  columns: SQL;
}

/** The first rows, and the `position` of their set; no set is read after the last of them. */
function setBySet(search: PrintingSearch, { row, columns, from, where }: OfSets): SQL {
  const { cardSetId, first, offset } = search;
  const order = DIRECTION[search.direction];
  const isAsked = cardSetId === null ? sql`` : sql`where id = ${cardSetId}`;
  const read = limited(first + offset);
  const alias = sql.raw(row);
  return sql`
    select near.*, c.position
      from (select id, position from ${placedSets} placed ${isAsked} order by position ${order} offset 0) c
      cross join lateral (
        select ${columns} from ${from}
          where ${alias}.card_set_id = c.id and ${where} order by ${alias}.place ${order} ${read}) near
      order by c.position ${order}, near.place ${order} ${read}`;
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
      page: sql`select * from (${sql.join(found, sql` union all `)}) found
        order by ${orderOf('')} ${limited(first, offset)}`,
    },
    order: orderOf('page.'),
    count,
  };
}

function marketOfRows(market: Market | null) {
  if (market === null) throw new Error('The market wasn’t read.');
  return market.of('r');
}

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
