import type { PrintingSearchSort } from '@domain/printing-search';
import { CORRECTED_ROWS, type Market, SEEN_MARKET, SUMMED_MARKET } from '@server/modules/market';
import { sql, type SQL } from 'drizzle-orm';
import {
  type Asked,
  type Condition,
  conditionOf,
  joinMarket,
  joinsOf,
  ROWS,
} from './expression-sql';
import { asksForLists } from './copies-sql';
import type { PrintingSearch } from './search-printings';

/** Some of the rows `r`, each with its card `k`, of which a condition is true. */
export interface RowSource {
  from: SQL;
  where: SQL;
  /** Of these rows; null if nothing asks for it. */
  market: Market | null;
}

/** Where a search finds its rows: each of them is in one source. */
export interface RowSources {
  /** Parts for `with`, by name. */
  parts: Record<string, SQL>;
  sources: RowSource[];
  count: RowCount;
}

/** How many rows match. */
export interface RowCount {
  /** A query of one number, `rows`: of all rows, by the summaries of the market. */
  rows: SQL;
  /** Whether that depends on no viewer’s market. */
  isOfRows: boolean;
  /** What is to be added for the viewer’s market. */
  corrected: SQL;
}

type Searched = Pick<PrintingSearch, 'expression' | 'cardSetId' | 'sort'>;

/** A condition on the set of a row. */
export const inSet = (row: 'k' | 'r', { cardSetId }: Pick<Searched, 'cardSetId'>): SQL =>
  cardSetId === null ? sql`true` : sql`${sql.raw(row)}.card_set_id = ${cardSetId}`;

/**
 * All rows. If the market is asked for, those of which the viewer sees what the summaries say, and the few others: a join of
 * these with all rows takes as long as all the rest. With the few rows of a player's list, it takes less.
 */
export function rowSourcesOf(search: Searched, condition: Condition, asked: Asked): RowSources {
  const { parts, where } = condition;
  const ofSet = inSet('r', search);
  if (asked.market === null || isAboutOtherMarkets(condition) || asksForLists(search.expression)) {
    // The order may join the market, too, which the count doesn’t depend on.
    const isOfRows = !isAboutMarket(condition) && !isAboutOtherMarkets(condition);
    if (isByMarket(search.sort)) joinMarket(condition, 'r', asked);
    const all: RowSource = {
      from: sql`${ROWS} ${joinsOf(condition)}`,
      where: sql`${where} and ${ofSet}`,
      market: asked.market,
    };
    return { parts, sources: [all], count: { rows: countOf(all), isOfRows, corrected: sql`0` } };
  }
  const summed = conditionOf(search.expression, { ...asked, market: SUMMED_MARKET });
  const seen = conditionOf(search.expression, { ...asked, market: SEEN_MARKET });
  const asSummed: RowSource = {
    from: sql`${ROWS} ${joinsOf(summed)}`,
    where: sql`${summed.where} and ${ofSet}`,
    market: SUMMED_MARKET,
  };
  const corrected = sql`corrected_row r left join search_card k on k.key = r.card_key`;
  const asSeen: RowSource = {
    from: sql`${corrected} ${joinsOf(seen)}`,
    where: sql`${seen.where} and ${ofSet}`,
    market: SEEN_MARKET,
  };
  // What the corrections change of the number by the summaries.
  const difference = sql`
    select coalesce(sum((${seen.where})::int - (${summed.where})::int), 0)
      from ${corrected} ${joinsOf(seen)} where ${ofSet}`;
  return {
    parts: { ...asked.market.parts, ...CORRECTED_ROWS, ...parts },
    sources: [{ ...asSummed, where: sql`${asSummed.where} and ${IS_AS_SUMMED}` }, asSeen],
    count: {
      rows: countOf(asSummed),
      isOfRows: true,
      corrected: isAboutMarket(condition) ? sql`(${difference})` : sql`0`,
    },
  };
}

const countOf = ({ from, where }: RowSource): SQL =>
  sql`select count(*)::int as rows from ${from} where ${where}`;

/** Whether an order needs to know who sells what. */
export const isByMarket = (sort?: PrintingSearchSort) =>
  sort === 'ASKED_PRICE' || sort === 'SELLERS';

const IS_AS_SUMMED = sql`r.ctid not in (select address from corrected)`;

const isAboutMarket = ({ joins }: Condition): boolean => joins.has('market of r');

/** Whether a condition asks who sells another printing of the card. */
const isAboutOtherMarkets = ({ joins }: Condition): boolean =>
  [...joins.keys()].some((name) => name.startsWith('market of r_'));
