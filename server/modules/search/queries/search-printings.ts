import { conditionsIn, factsNeededBy, type CardExpression } from '@domain/card-filter';
import type { PrintingSearchOrder } from '@domain/printing-search';
import type { Database } from '@server/platform/db/database';
import { namedParts, repeatedStatements } from '@server/platform/db/prepared-statement';
import { readSnapshot } from '@server/platform/db/read-snapshot';
import { preferencesOf } from '@server/modules/people';
import {
  type Asking,
  correctedMarket,
  findCorrections,
  findMarketOfPrintings,
  findMarketState,
  type Market,
  type MarketOfPrinting,
  type MarketState,
} from '@server/modules/market';
import { sql, type SQL } from 'drizzle-orm';
import type { CopiesOf } from './copies-sql';
import { findCountedCards } from './counted-cards';
import { conditionOf, joinsOf, ROWS, type Asked } from './expression-sql';
import { keptCount } from './kept-counts';
import { isByMarket } from './row-sources';
import { searchInSql } from './search-statement';

/** A printing that a search found, or a card that has none, with its market. */
export interface FoundPrinting extends MarketOfPrinting {
  cardId: string;
  variantId: string | null;
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

/**
 * One page of the printings of which an expression is true, in one statement over all sets. What the viewer is asked for
 * them is found afterwards: a statement that is the same for every search is planned once.
 */
export const searchPrintings = (
  database: Database,
  search: PrintingSearch,
): Promise<FoundPrintings> => readSnapshot(database, (snapshot) => printingsIn(snapshot, search));

async function printingsIn(snapshot: Database, search: PrintingSearch): Promise<FoundPrintings> {
  const { viewer } = search;
  const state = await findMarketState(snapshot, viewer);
  const asked = await askedInSnapshot(snapshot, search, state);
  const { count, statement } = searchInSql(search, asked);
  const kept = keptCount(state, search, asked, count);
  const rows = await repeated<FoundRow>(snapshot, statement(kept.rows));
  if (kept.rows === null) kept.keep(rows[0]?.rows ?? 0);
  const found = rows.filter(({ cardId }) => cardId !== null);
  const ids = found.flatMap(({ variantId }) => variantId ?? []);
  const market = await findMarketOfPrintings(snapshot, viewer, ids, state);
  return {
    total: rows[0]?.total ?? 0,
    nodes: found.map(({ cardId, variantId }) => ({
      cardId,
      variantId,
      ...(market.get(variantId ?? '') ?? NO_MARKET),
    })),
  };
}

interface FoundRow extends Pick<FoundPrinting, 'cardId' | 'variantId'> {
  total: number;
  rows: number;
}

const NO_MARKET: MarketOfPrinting = { sellers: 0, lowestCents: null, sellerHandle: null };

/** What an expression is compiled for: the player's preferences and the market are only read if it asks for them. */
export async function askedBy(
  database: Database,
  search: Pick<PrintingSearch, 'expression' | 'viewer'> & Partial<PrintingSearchOrder>,
  state?: MarketState,
): Promise<Asked> {
  const { expression, viewer, sort } = search;
  const needed = factsNeededBy(expression);
  return { viewer, market: await market(), copies: await copies() };

  async function market(): Promise<Market | null> {
    if (!asksForMarket(expression) && !isByMarket(sort)) return null;
    return correctedMarket(await findCorrections(database, viewer, state));
  }

  async function copies(): Promise<CopiesOf | null> {
    if (viewer === null || !(needed.has('collection') || needed.has('lists'))) return null;
    return { userId: viewer.id, preferences: await preferencesOf(database, viewer.id) };
  }
}

/** The same with what is known of the player's collection, for a statement that sees the same moment. */
export async function askedInSnapshot(
  snapshot: Database,
  search: Parameters<typeof askedBy>[1],
  state: MarketState,
): Promise<Asked> {
  const asked = await askedBy(snapshot, search, state);
  if (asked.copies === null) return asked;
  const counted = await findCountedCards(snapshot, search.expression, asked.copies);
  return { ...asked, copies: { ...asked.copies, counted } };
}

/** Whether an expression asks how many sell a printing, or for how much. Who sells it is read from that player's list. */
const asksForMarket = (expression: CardExpression): boolean =>
  conditionsIn(expression).some(
    (condition) => condition.kind !== 'seller' && factsNeededBy(condition).has('market'),
  );

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
