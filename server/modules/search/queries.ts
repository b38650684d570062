import { factsNeededBy, type CardExpression } from '@domain/card-filter';
import type { PrintingSearchOrder } from '@domain/printing-search';
import type { Database } from '@server/db/database';
import { namedParts, repeatedStatements } from '@server/db/prepared-statement';
import { preferencesOf } from '@server/modules/collection-preferences';
import { type Asking, marketOf } from '@server/modules/seller-summary';
import { sql, type SQL } from 'drizzle-orm';
import type { CopiesOf } from './copies-sql';
import { conditionOf, joinsOf, ROWS, type Asked } from './expression-sql';
import { searchStatement } from './search-statement';

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

const repeated = repeatedStatements('search');

/** One page of the printings of which an expression is true, in one statement over all sets. */
export async function findPrintings(
  database: Database,
  search: PrintingSearch,
): Promise<FoundPrintings> {
  const found = await repeated<FoundPrinting & { total: number }>(
    database,
    searchStatement(search, await askedBy(database, search)),
  );
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
  const condition = conditionOf(search.expression, await askedBy(database, search));
  const { parts, where } = condition;
  const matching = sql`
    select r.card_variant_id from ${ROWS} ${joinsOf(condition)}
      where r.card_variant_id is not null and ${where}`;
  return sql`${namedParts({ ...parts, matching })} select card_variant_id from matching`;
}
