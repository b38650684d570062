import type { VariantType } from '@domain/card';
import type { CardExpression, CopyCount } from '@domain/card-filter';
import type { Database } from '@server/db/database';
import { preparedStatement, withParts } from '@server/db/prepared-statement';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { collectedPart, type CopiesOf, type CountedCards, nameOfCopies } from './copies-sql';

/** Counts of which there are thousands, unlike what is on a list. */
type Collected = Extract<CopyCount, 'own' | 'missing' | 'extra'>;

/** Some tens of kilobytes each. */
const MOST_KEPT = 200;

/** What was counted of players' collections, the least recently used first. */
const kept = new Map<string, CountedCards & { state: string }>();

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
): Promise<ReadonlyMap<string, CountedCards>> {
  const asked = collectedIn(expression);
  if (asked.length === 0) return new Map();
  const [found] = await selectState(snapshot, { userId: player.userId });
  const state = found?.state ?? '';
  const counted = new Map<string, CountedCards>();
  for (const { of, printing } of asked) {
    const name = nameOfCopies(of, printing);
    if (!counted.has(name)) {
      counted.set(name, await countedNow(snapshot, collectedPart(of, printing, player), state));
    }
  }
  return counted;
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
  kept.delete(key);
  if (known?.state === state) {
    kept.set(key, known);
    return known;
  }
  const { rows } = await snapshot.execute<Record<keyof CountedCards, string>>(
    countingStatement(part),
  );
  const [found] = rows;
  if (!found) throw new Error('An aggregation has one row.');
  for (const oldest of kept.keys()) {
    if (kept.size < MOST_KEPT) break;
    kept.delete(oldest);
  }
  kept.set(key, { ...found, state });
  return found;
}

function collectedIn(
  expression: CardExpression,
): { of: Collected; printing: VariantType | null }[] {
  switch (expression.kind) {
    case 'all':
    case 'any':
      return expression.of.flatMap(collectedIn);
    case 'not':
      return collectedIn(expression.of);
    case 'copies': {
      const { of, printing } = expression;
      return isCollected(of) ? [{ of, printing }] : [];
    }
    default:
      return [];
  }
}

const isCollected = (of: CopyCount): of is Collected =>
  of === 'own' || of === 'missing' || of === 'extra';
