import type { PrintingSearchSort } from '@domain/printing-search';
import { placedSets } from '@server/db/card-set-order';
import { namedParts } from '@server/db/prepared-statement';
import { type Market, SUMMED_MARKET } from '@server/modules/seller-summary';
import { sql, type SQL } from 'drizzle-orm';
import {
  conditionOf,
  joinMarket,
  joinsOf,
  ROWS,
  type Asked,
  type Condition,
} from './expression-sql';
import type { PrintingSearch } from './queries';

const DIRECTION = { ascending: sql.raw('asc nulls last'), descending: sql.raw('desc nulls last') };
/** Of a column that is never null, so that an index is read backwards for it. */
const NEVER_NULL = { ascending: sql.raw('asc'), descending: sql.raw('desc') };

/** What each order but the one by set and number sorts by. */
const SORT_KEYS: Record<
  Exclude<PrintingSearchSort, 'NUMBER'>,
  (market: () => { sellers: SQL; lowestCents: SQL }) => SQL[]
> = {
  NAME: () => [sql`k.folded_name collate "C"`, sql`k.folded_subtitle collate "C"`],
  MARKET_PRICE: () => [sql`r.price_cents`],
  ASKED_PRICE: (market) => [market().lowestCents],
  SELLERS: (market) => [market().sellers],
};

/** Whether an order needs to know who sells what. */
export const isByMarket = (sort?: PrintingSearchSort) =>
  sort === 'ASKED_PRICE' || sort === 'SELLERS';

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
  if (sort !== 'NUMBER') return sortedRows({ ...search, sort }, condition, asked);
  return condition.isAboutPrintings
    ? firstRows(search, condition)
    : rowsOfFirstCards(search, condition);
}

/** Not as parameters: how far a statement reads decides which plan is the best. */
const limited = (first: number, offset = 0): SQL =>
  sql.raw(`limit ${Math.trunc(first)} offset ${Math.trunc(offset)}`);

type InSet = Pick<PrintingSearch, 'cardSetId'>;

const ofSet = (row: 'k' | 'r', { cardSetId }: InSet): SQL =>
  cardSetId === null ? sql`` : sql`and ${sql.raw(row)}.card_set_id = ${cardSetId}`;

/** How many rows match; a scan of its own, so that none of them is kept. */
const countOf = (search: InSet, condition: Condition): SQL => sql`
  select count(*)::int as total from ${ROWS} ${joinsOf(condition)}
    where ${condition.where} ${ofSet('r', search)}`;

/** By set and number, for a condition on cards: each is evaluated once, and has its rows side by side. */
function rowsOfFirstCards(search: PrintingSearch, condition: Condition): Paged {
  const { first, offset } = search;
  const order = DIRECTION[search.direction];
  const cards = sql`
    select k.key, k.place, k.rows, c.position
      from search_card k join ${placedSets} c on c.id = k.card_set_id ${joinsOf(condition)}
      where ${condition.where} ${ofSet('k', search)}`;
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

/** By set and number: set by set, and no further than the page. */
function firstRows(search: PrintingSearch, condition: Condition): Paged {
  const { first, offset, cardSetId } = search;
  const order = DIRECTION[search.direction];
  const isAsked = cardSetId === null ? sql`` : sql`where id = ${cardSetId}`;
  const page = sql`
    select near.*, c.position
      from (select id, position from ${placedSets} placed ${isAsked} order by position ${order} offset 0) c
      cross join lateral (
        select ${ROW} from ${ROWS} ${joinsOf(condition)}
          where r.card_set_id = c.id and ${condition.where} order by r.place ${order} ${limited(first + offset)}) near
      order by c.position ${order}, near.place ${order} ${limited(first, offset)}`;
  return {
    parts: { ...condition.parts, counted: countOf(search, condition), page },
    order: sql`page.position ${order}, page.place ${order}`,
  };
}

type OtherSort = Omit<PrintingSearch, 'sort'> & { sort: keyof typeof SORT_KEYS };

/** In another order. */
function sortedRows(search: OtherSort, condition: Condition, asked: Asked): Paged {
  const { sort, direction, first, offset } = search;
  const counted = countOf(search, condition);
  const own = SORT_KEYS[sort](() => joinMarket(condition, 'r', asked)).map((key) => ({
    key,
    order: (sort === 'SELLERS' ? NEVER_NULL : DIRECTION)[direction],
  }));
  const further = ['r.set_position', 'r.place', 'r.card_key'].map((key) => ({
    key: sql.raw(key),
    order: DIRECTION.ascending,
  }));
  const keys = [...own, ...further].map((each, at) => ({
    ...each,
    name: sql.identifier(`key_${at}`),
  }));
  const order = list(keys.map(({ name, order: of }) => sql`${name} ${of}`));
  const rowsBy = (sorted: readonly SQL[], from: SQL, where: SQL) => sql`
    select ${list(keys.map(({ name }, at) => sql`${sorted[at]} as ${name}`))}, ${ROW}
      from ${from} where ${where} ${ofSet('r', search)}
      order by ${order} ${limited(first + offset)}`;
  const found =
    firstByMarket(search, asked, rowsBy) ??
    rowsBy(
      keys.map(({ key }) => key),
      sql`${ROWS} ${joinsOf(condition)}`,
      condition.where,
    );
  return {
    parts: {
      ...condition.parts,
      counted,
      page: sql`select * from (${found}) found order by ${order} ${limited(first, offset)}`,
    },
    order: list(keys.map(({ name, order: of }) => sql`page.${name} ${of}`)),
  };
}

/**
 * By what others ask, or by how many they are: the first rows in the order of an index, without those of which a viewer
 * sees something else than the summary, and the first ones of these. Null if the condition is about other printings of
 * the card, too.
 */
function firstByMarket(
  { sort, expression }: OtherSort,
  asked: Asked,
  rowsBy: (sorted: readonly SQL[], from: SQL, where: SQL) => SQL,
): SQL | null {
  if (!isByMarket(sort)) return null;
  const summed = conditionOf(expression, { ...asked, market: SUMMED_MARKET });
  if ([...summed.joins.keys()].some((name) => name.startsWith('r_'))) return null;
  const column = sql.raw(sort === 'SELLERS' ? 'sellers' : 'lowest_cents');
  const seen = conditionOf(expression, { ...asked, market: CORRECTED_ALONE });
  const further = [sql`r.set_position`, sql`r.place`, sql`r.card_key`];
  const isAsSummed = sql`(r.card_key, r.place) not in (select card_key, place from corrected)`;
  return sql`
    (${rowsBy([sql`r.${column}`, ...further], sql`${ROWS} ${joinsOf(summed)}`, sql`${isAsSummed} and ${summed.where}`)})
    union all
    (${rowsBy(
      [sql`c.${column}`, ...further],
      sql`corrected c join search_row r on r.card_key = c.card_key and r.place = c.place
        left join search_card k on k.key = r.card_key ${joinsOf(seen)}`,
      seen.where,
    )})`;
}

/** The market of rows that are joined with their correction `c`. */
const CORRECTED_ALONE: Market = {
  parts: {},
  of: () => ({ join: sql``, sellers: sql`c.sellers`, lowestCents: sql`c.lowest_cents` }),
};

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
