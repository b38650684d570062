import { type CardExpression, conditionsIn } from '@domain/card-filter';
import type { Database } from '@server/platform/db/database';
import { preparedStatement, withParts } from '@server/platform/db/prepared-statement';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import {
  collectedPart,
  type CopiesOf,
  type CountedCards,
  isCollected,
  type KnownCopies,
  nameOfCopies,
} from './copies-sql';

/** Bytes; some tens of kilobytes each. */
const MOST_KEPT = 8_000_000;

/** What was counted of players' collections. */
const kept = new LRUCache<string, CountedCards & { state: string }>({
  maxSize: MOST_KEPT,
  sizeCalculation: ({ cardKeys, copies }, key) =>
    2 * (cardKeys.length + copies.length + key.length),
});

/** The memory of what was counted, in bytes. */
export const bytesOfCountedCards = (): number => kept.calculatedSize;

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * What a player has counted, by card, for all conditions of an expression: while one types, the same counts are asked for at
 * each letter, and joining thousands of them to the printings takes longer than all the rest of a search. What is kept
 * is used only if the collection and the rows of the search are still the same.
 */
export async function findCountedCards(
  snapshot: Database,
  expression: CardExpression,
  player: CopiesOf,
): Promise<KnownCopies> {
  const counts = collectedIn(expression);
  if (counts.length === 0) return { cards: new Map(), state: '' };
  const [found] = await selectState(snapshot, { userId: player.userId });
  const state = found?.state ?? '';
  const cards = new Map<string, CountedCards>();
  for (const { of, printing } of counts) {
    const name = nameOfCopies(of, printing);
    if (!cards.has(name)) {
      cards.set(name, await countedNow(snapshot, collectedPart(of, printing, player), state));
    }
  }
  return { cards, state };
}

/**
 * What was counted, in one number: both counts of a printing are at most 9,999. Rows of the search that are made again have
 * new, greater keys.
 */
export function stateStatement(): SQL {
  const checked = sql`
    select bit_xor(hashtextextended(card_variant_id, inventory * 10001 + coalesce(missing_override, 10000))) as counts
      from collection_item where user_id = ${sql.placeholder('userId')}::uuid`;
  return withParts(
    { checked },
    sql`select concat(counts, ' ', (select max(key) from search_card)) as state from checked`,
  );
}

const selectState = preparedStatement<{ state: string }>('state_of_counts', stateStatement());

/** Also for tests that look at its plan. */
export const countingStatement = (part: SQL): SQL => sql`
  select coalesce(array_agg(card_key), '{}')::text as "cardKeys", coalesce(array_agg(copies), '{}')::text as copies
    from (${part}) counted`;

async function countedNow(snapshot: Database, part: SQL, state: string): Promise<CountedCards> {
  const query = dialect.sqlToQuery(part);
  // With the player and what they collect.
  const key = JSON.stringify([query.sql, query.params]);
  const known = kept.get(key);
  if (known?.state === state) return known;
  const { rows } = await snapshot.execute<Record<keyof CountedCards, string>>(
    countingStatement(part),
  );
  const [found] = rows;
  if (!found) throw new Error('An aggregation has one row.');
  kept.set(key, { ...found, state });
  return found;
}

const collectedIn = (expression: CardExpression) =>
  conditionsIn(expression).flatMap((condition) =>
    condition.kind === 'copies' && isCollected(condition.of) ? [condition] : [],
  );
