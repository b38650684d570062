import { factsNeededBy, type CardExpression } from '@domain/card-filter';
import type { PrintingSearchOrder, PrintingSearchSort } from '@domain/printing-search';
import type { Database } from '@server/db/database';
import { namedParts } from '@server/db/prepared-statement';
import { preferencesOf } from '@server/modules/collection-preferences';
import { type Asking, marketOf } from '@server/modules/seller-summary';
import { sql, type SQL } from 'drizzle-orm';
import type { CopiesOf } from './copies-sql';
import { conditionOf, marketAlias, type Asked } from './expression-sql';

/** A printing that a search found, or a card that has none. */
export interface FoundPrinting {
  cardId: string;
  variantId: string | null;
  /** How many others sell it, on lists that the viewer may see. */
  sellers: number;
  /** The lowest price that they ask, in whole cents; null if none of them names one. */
  lowestCents: number | null;
  /** Who asks that price, or one of the sellers; null without sellers. */
  sellerHandle: string | null;
}

export interface PrintingSearch extends PrintingSearchOrder {
  expression: CardExpression;
  /** Only of this set; null for all. */
  cardSetId: string | null;
  viewer: Asking | null;
  first: number;
  /** How many to skip. */
  offset: number;
}

export interface FoundPrintings {
  total: number;
  nodes: FoundPrinting[];
}

/** One page of the printings of which an expression is true, in one statement over all sets. */
export async function findPrintings(
  database: Database,
  search: PrintingSearch,
): Promise<FoundPrintings> {
  const { rows } = await database.execute<Record<keyof FoundPrinting | 'total', unknown>>(
    searchStatement(search, await askedBy(database, search)),
  );
  const found = rows as unknown as (FoundPrinting & { total: number })[];
  return {
    total: found[0]?.total ?? 0,
    nodes: found.map(({ total: _total, ...node }) => node).filter(({ cardId }) => cardId !== null),
  };
}

/** What an expression is compiled for: the player's preferences are only read if it asks for them. */
export async function askedBy(
  database: Database,
  { expression, viewer }: Pick<PrintingSearch, 'expression' | 'viewer'>,
): Promise<Asked> {
  return { viewer, market: marketOf(viewer), copies: await copiesOf() };

  async function copiesOf(): Promise<CopiesOf | null> {
    const needed = factsNeededBy(expression);
    if (viewer === null || !(needed.has('collection') || needed.has('lists'))) return null;
    return { userId: viewer.id, preferences: await preferencesOf(database, viewer.id) };
  }
}

/** The ids of the printings of which an expression is true, as a query for `in`. */
export async function matchingPrintings(
  database: Database,
  search: Pick<PrintingSearch, 'expression' | 'viewer'>,
): Promise<SQL> {
  const { parts, joins, where } = conditionOf(search.expression, await askedBy(database, search));
  const matching = sql`
    select r.card_variant_id from search_row r ${sql.join([...joins.values()], sql` `)}
      where r.card_variant_id is not null and ${where}`;
  return sql`${namedParts({ ...parts, matching })} select card_variant_id from matching`;
}

const DIRECTION = { ascending: sql.raw('asc nulls last'), descending: sql.raw('desc nulls last') };

/** What each order sorts by. `shown` is the market of the row. */
const SORT_KEYS: Record<PrintingSearchSort, (shown: { sellers: SQL; lowestCents: SQL }) => SQL[]> =
  {
    NUMBER: () => [sql`c.position`, sql`r.place`],
    NAME: () => [sql`r.folded_name collate "C"`, sql`r.folded_subtitle collate "C"`],
    MARKET_PRICE: () => [sql`r.price_cents`],
    ASKED_PRICE: ({ lowestCents }) => [lowestCents],
    SELLERS: ({ sellers }) => [sellers],
  };
const readsMarket = (sort: PrintingSearchSort) => sort === 'ASKED_PRICE' || sort === 'SELLERS';

/** The statement of a search; also for tests that look at its plan. */
export function searchStatement(search: PrintingSearch, asked: Asked): SQL {
  const { expression, cardSetId, sort, direction, first, offset } = search;
  const condition = conditionOf(expression, asked);
  const { joins, where } = condition;
  const sorted = asked.market.of(sql`r.card_variant_id`, marketAlias('r'));
  const needsMarket = condition.readsMarket || readsMarket(sort);
  if (readsMarket(sort)) joins.set(marketAlias('r'), sorted.join);
  const own = SORT_KEYS[sort](sorted);
  const further = sort === 'NUMBER' ? [] : SORT_KEYS.NUMBER(sorted);
  const keys = [...own, ...further].map((key, at) => ({
    name: sql.identifier(`key_${at}`),
    key,
    order: at < own.length ? DIRECTION[direction] : DIRECTION.ascending,
  }));
  const list = (each: (key: (typeof keys)[number]) => SQL) => sql.join(keys.map(each), sql`, `);
  const ofSet = cardSetId === null ? sql`` : sql`and r.card_set_id = ${cardSetId}`;
  const found = sql`
    select r.card_id, r.card_variant_id, ${list(({ key, name }) => sql`${key} as ${name}`)}
      from search_row r join card_set c on c.id = r.card_set_id
      ${sql.join([...joins.values()], sql` `)}
      where ${where} ${ofSet}`;
  const page = sql`
    select * from found order by ${list(({ name, order }) => sql`${name} ${order}`)}
      limit ${first} offset ${offset}`;
  // Unless the search itself needs the whole market, only that of the page's printings is read.
  const market = needsMarket
    ? asked.market
    : marketOf(asked.viewer, sql`select card_variant_id from page`);
  const parts = needsMarket
    ? { ...market.parts, ...condition.parts, found, page }
    : { ...condition.parts, found, page, ...market.parts };
  const shown = market.of(sql`page.card_variant_id`, 'page');
  return sql`${namedParts(parts)}
    select all_found.total, page.card_id as "cardId", page.card_variant_id as "variantId",
        ${shown.sellers} as sellers, ${shown.lowestCents}::int as "lowestCents",
        (select handle from user_account where id = ${shown.lowestSellerId}) as "sellerHandle"
      from (select count(*)::int as total from found) all_found
      left join page on true
      ${shown.join}
      order by ${list(({ name, order }) => sql`page.${name} ${order}`)}`;
}
