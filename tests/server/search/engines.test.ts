import fc from 'fast-check';
import { printExpression, type CardExpression } from '@domain/card-filter';
import { namedParts } from '@server/db/prepared-statement';
import { conditionOf, ROWS } from '@server/modules/search/expression-sql';
import {
  correctedMarket,
  findCorrections,
  findMarketOfPrintings,
} from '@server/modules/seller-summary';
import { preferencesOf } from '@server/modules/collection-preferences';
import type { Viewer } from '@server/session';
import { anyCardExpression } from '@tests/factories/card-expression';
import { rowPredicateOf, rowsOf } from '@tests/support/card-predicate';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { sql } from 'drizzle-orm';
import { insertRandomWorld, type RandomWorld } from './random-world';

const WORLDS = 10;
const QUERIES_A_WORLD = 1_000;
/** Expressions in one statement: PostgreSQL answers them much faster than one by one. */
const AT_ONCE = 25;

const rowName = (cardId: string, variantId: string | null) => `${cardId} ${variantId ?? ''}`;

describe('the search in PostgreSQL', () => {
  let server: TestDatabase;
  beforeAll(async () => {
    server = await createTestDatabase();
  });
  afterAll(() => server.drop());

  /** The rows that each expression finds. */
  async function found(
    world: RandomWorld,
    expressions: readonly CardExpression[],
    who: 'viewer' | 'visitor',
  ): Promise<string[][]> {
    const { database } = server;
    const viewer = who === 'viewer' ? (world.viewer as Viewer) : null;
    const copies = viewer && {
      userId: viewer.id,
      preferences: await preferencesOf(database, viewer.id),
    };
    const market = correctedMarket(await findCorrections(database, viewer));
    const asked = { viewer, market, copies };
    const each = expressions.map((expression, at) => {
      const { parts, joins, where } = conditionOf(expression, asked);
      const rows = sql`select ${at}::int as at, k.card_id as card, r.card_variant_id as variant
        from ${ROWS} ${sql.join([...joins.values()], sql` `)} where ${where}`;
      return Object.keys(parts).length > 0 ? sql`(${namedParts(parts)} ${rows})` : sql`(${rows})`;
    });
    const { rows } = await database.execute<{ at: number; card: string; variant: string | null }>(
      sql.join(each, sql` union all `),
    );
    const answers = expressions.map((): string[] => []);
    for (const { at, card, variant } of rows) answers[at]?.push(rowName(card, variant));
    return answers.map((names) => names.sort());
  }

  const expected = (world: RandomWorld, expression: CardExpression, who: 'viewer' | 'visitor') => {
    const holds = rowPredicateOf(expression, world.facts[who]);
    return world.cards
      .flatMap((card) =>
        rowsOf(card)
          .filter((variant) => holds(card, variant))
          .map((variant) => rowName(card.id, variant?.id ?? null)),
      )
      .sort();
  };

  /** The market of all printings: as conditions of a search see it, and as a page of printings shows it. */
  async function bothMarkets(who: Viewer | null) {
    const { database } = server;
    const { parts, of } = correctedMarket(await findCorrections(database, who));
    const { join, sellers, lowestCents } = of('r');
    const { rows: searched } = await database.execute<{ id: string }>(sql`${namedParts(parts)}
      select r.card_variant_id as id, ${sellers} as sellers, ${lowestCents} as "lowestCents"
        from search_row r ${join} where r.card_variant_id is not null`);
    const market = await findMarketOfPrintings(
      database,
      who,
      searched.map(({ id }) => id),
    );
    const shown = searched.map(({ id }) => {
      const { sellerHandle: _seller, ...others } = market.get(id)!;
      return { id, ...others };
    });
    return { searched, shown };
  }

  const seeds = Array.from({ length: WORLDS }, () => Math.floor(Math.random() * 2 ** 31));
  it.each(seeds)(
    'finds the same rows as the domain’s predicate, with the seed %i',
    async (seed) => {
      const world = await insertRandomWorld(server.database, seed);
      for (const who of [world.viewer as Viewer, null]) {
        const { searched, shown } = await bothMarkets(who);
        expect(searched).toEqual(shown);
      }
      const expressions = fc.sample(anyCardExpression, { seed, numRuns: QUERIES_A_WORLD });
      for (let from = 0; from < expressions.length; from += AT_ONCE) {
        const some = expressions.slice(from, from + AT_ONCE);
        const who = (from / AT_ONCE) % 4 === 3 ? 'visitor' : 'viewer';
        const answers = await found(world, some, who);
        for (const [at, expression] of some.entries()) {
          const rows = expected(world, expression, who);
          if (answers[at]?.join('\n') === rows.join('\n')) continue;
          // As an object, so that a failure shows which query it was.
          expect({
            seed,
            who,
            query: printExpression(expression),
            expression,
            rows: answers[at],
          }).toEqual({ seed, who, query: printExpression(expression), expression, rows });
        }
      }
    },
  );
});
