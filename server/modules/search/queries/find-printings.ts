import type { Card } from '@domain/card';
import {
  type CardExpression,
  cardIndexOf,
  type PrintingRow,
  selectPrintings,
} from '@domain/card-filter';
import { raisedWants } from '@domain/want-list';
import type { Asking } from '@server/modules/market';
import type { Database } from '@server/platform/db/database';
import { type SQL, sql } from 'drizzle-orm';
import { readSearchedCards, type Searchable } from './searchable';
import { findFacts } from './viewers-facts';
import { findNewWants, findWants } from './viewers-copies';

interface Asked {
  expression: CardExpression;
  viewer: Asking;
}

/** The printings of all sets of which an expression is true, set by set and by number. */
async function findPrintings(
  database: Database,
  searchable: Searchable,
  asked: Asked,
): Promise<readonly PrintingRow[]> {
  const facts = await findFacts(database, searchable, asked);
  return selectPrintings(cardIndexOf(searchable.cards), asked.expression, undefined, facts);
}

/** The ids of these printings. */
export const findMatchingPrintings = async (
  ...[database, searchable, asked]: Parameters<typeof findPrintings>
): Promise<string[]> =>
  (await findPrintings(database, searchable, asked)).flatMap(({ printing }) => printing?.id ?? []);

export interface LackingSearch extends Asked {
  /** How many copies of each printing the viewer is to want. */
  copies: number;
  /** Only printings that arrived after this one and up to that one. */
  arrived: { after: number; upTo: number } | null;
  /** How many to name. */
  most: number;
}

/** Printings of which a player wants too few copies. */
export interface LackingPrintings {
  total: number;
  /** The first of them, set by set and by number. */
  printings: { cardId: string; variantId: string }[];
}

/** The printings of which an expression is true and of which the viewer wants fewer copies than asked. */
export async function findLackingPrintings(
  database: Database,
  searchable: Searchable,
  search: LackingSearch,
): Promise<LackingPrintings> {
  const { wants, newWants, fresh } = await findListed(database, search);
  const isAsked = (id: string) => fresh?.has(id) ?? true;
  const among = fresh ? await cardsOf(database, searchable, fresh) : searchable;
  const found = await findPrintings(database, among, search);
  const asked = found.flatMap(({ card, printing }) =>
    printing !== null && isAsked(printing.id)
      ? { cardId: card.id, variantId: printing.id, variantType: printing.variantType }
      : [],
  );
  const { copies, most } = search;
  const lacked = asked.map((printing) => ({ ...printing, copies }));
  const raised = raisedWants(wants, lacked, { newWants });
  const lacking = asked.filter(({ variantId }) => raised.has(variantId));
  return { total: lacking.length, printings: lacking.slice(0, most) };
}

/** Only the few cards with new printings, as a list of saved searches asks a hundred times. */
async function cardsOf(
  database: Database,
  searchable: Searchable,
  fresh: ReadonlySet<string>,
): Promise<Searchable> {
  const holding = (cards: readonly Card[]) =>
    cards.filter(({ cardVariants }) => cardVariants.some(({ id }) => fresh.has(id)));
  const kept = holding(searchable.cards);
  const known = new Set(kept.flatMap(({ cardVariants }) => cardVariants.map(({ id }) => id)));
  if ([...fresh].every((id) => known.has(id))) return { ...searchable, cards: kept };
  // They arrived just now, and this process hasn't heard of it.
  const now = await readSearchedCards(database);
  return { ...searchable, ...now, cards: holding(now.cards) };
}

/** What the viewer wants, and the printings that arrived at the time; null if that doesn't matter. */
async function findListed(database: Database, { viewer, arrived }: LackingSearch) {
  const idsOf = async (statement: SQL) => {
    const { rows } = await database.execute<{ id: string }>(statement);
    return new Set(rows.map(({ id }) => id));
  };
  return {
    wants: await findWants(database, viewer.id),
    newWants: await findNewWants(database, viewer.id),
    fresh:
      arrived &&
      (await idsOf(sql`
        select card_variant_id as id from printing_arrival
          where number > ${arrived.after} and number <= ${arrived.upTo}`)),
  };
}
