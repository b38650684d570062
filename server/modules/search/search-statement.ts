import type { PrintingSearchSort } from '@domain/printing-search';
import { placedSets } from '@server/db/card-set-order';
import { namedParts } from '@server/db/prepared-statement';
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
  const condition = conditionOf(search.expression, asked);
  const paged = pagedBy(search, condition, asked);
  return sql`${namedParts({ ...condition.parts, ...paged.parts })}
    select counted.total, k.card_id as "cardId", page.card_variant_id as "variantId"
      from counted left join page on true left join search_card k on k.key = page.card_key
      order by ${paged.order}`;
}

function pagedBy(search: PrintingSearch, condition: Condition, asked: Asked): Paged {
  const { sort } = search;
  if (sort !== 'NUMBER') return sortedRows({ ...search, sort }, condition, asked);
  return condition.isAboutPrintings
    ? firstRows(search, condition)
    : rowsOfFirstCards(search, condition);
}

/** Not as parameters: how far a statement reads decides which plan is the best. */
const limited = (first: number, offset = 0): SQL =>
  sql.raw(`limit ${Math.trunc(first)} offset ${Math.trunc(offset)}`);

const ofSet = (row: 'k' | 'r', { cardSetId }: PrintingSearch): SQL =>
  cardSetId === null ? sql`` : sql`and ${sql.raw(row)}.card_set_id = ${cardSetId}`;

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
    parts: { cards, counted: sql`select coalesce(sum(rows), 0)::int as total from cards`, page },
    order: sql`page.position ${order}, page.place ${order}`,
  };
}

/** By set and number: set by set, and no further than the page. */
function firstRows(search: PrintingSearch, condition: Condition): Paged {
  const { first, offset, cardSetId } = search;
  const order = DIRECTION[search.direction];
  const counted = sql`
    select count(*)::int as total from ${ROWS} ${joinsOf(condition)}
      where ${condition.where} ${ofSet('r', search)}`;
  const isAsked = cardSetId === null ? sql`` : sql`where id = ${cardSetId}`;
  const page = sql`
    select near.*, c.position
      from (select id, position from ${placedSets} placed ${isAsked} order by position ${order} offset 0) c
      cross join lateral (
        select ${ROW} from ${ROWS} ${joinsOf(condition)}
          where r.card_set_id = c.id and ${condition.where} order by r.place ${order} ${limited(first + offset)}) near
      order by c.position ${order}, near.place ${order} ${limited(first, offset)}`;
  return {
    parts: { counted, page },
    order: sql`page.position ${order}, page.place ${order}`,
  };
}

type OtherSort = Omit<PrintingSearch, 'sort'> & { sort: keyof typeof SORT_KEYS };

function sortedRows(search: OtherSort, condition: Condition, asked: Asked): Paged {
  const { sort, direction, first, offset } = search;
  const market = () => joinMarket(condition, 'r', asked);
  const own = SORT_KEYS[sort](market).map((key) => ({ key, order: DIRECTION[direction] }));
  const further = [sql`r.set_position`, sql`r.place`, sql`r.card_key`].map((key) => ({
    key,
    order: DIRECTION.ascending,
  }));
  const keys = [...own, ...further].map((each, at) => ({
    ...each,
    name: sql.identifier(`key_${at}`),
  }));
  const [place, cardKey] = keys.slice(-2).map(({ name }) => name);
  const list = (each: (key: (typeof keys)[number]) => SQL) => sql.join(keys.map(each), sql`, `);
  // No more columns than it is sorted by: all rows that match are kept until they are sorted.
  const found = sql`
    select ${list(({ key, name }) => sql`${key} as ${name}`)}
      from ${ROWS} ${joinsOf(condition)}
      where ${condition.where} ${ofSet('r', search as PrintingSearch)}`;
  const page = sql`
    select ${ROW}, ${list(({ name }) => sql`${name}`)}
      from (select * from found order by ${list(({ name, order }) => sql`${name} ${order}`)}
        ${limited(first, offset)}) near
      join search_row r on r.place = near.${place} and r.card_key = near.${cardKey}`;
  return {
    parts: { found, counted: sql`select count(*)::int as total from found`, page },
    order: list(({ name, order }) => sql`page.${name} ${order}`),
  };
}
