import fc from 'fast-check';
import {
  type CardExpression,
  parseSearchLine,
  type PrintingFacts,
  printExpression,
} from '@domain/card-filter';
import { marketSeenBy, packMarket, unpackMarket } from '@domain/market';
import { findCheapestSellers, findViewersMarket, CurrentMarket } from '@server/modules/market';
import { findMatchingPrintings, readSearchable } from '@server/modules/search';
import { findFacts } from '@server/modules/search/queries/viewers-facts';
import { anyCardExpression } from '@tests/factories/card-expression';
import { rowPredicateOf, rowsOf } from '@tests/support/card-predicate';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { insertRandomWorld, type RandomWorld } from './random-world';

const WORLDS = 10;
const QUERIES_A_WORLD = 30;

/** Asks for everything that there is to know. */
const EVERYTHING = parsed('own missing extra wanted selling promised forsale sellers>0 change7>0');

function parsed(line: string): CardExpression {
  const read = parseSearchLine(line);
  if (!read.ok) throw new Error(line);
  return read.expression;
}

describe('what a search knows of a random world', () => {
  let server: TestDatabase;
  beforeAll(async () => {
    server = await createTestDatabase();
  });
  afterAll(() => server.drop());

  const anySeed = () => Math.floor(Math.random() * 2 ** 31);
  const seeds = Array.from({ length: WORLDS }, anySeed);

  const withoutNone = (copies: PrintingFacts['copies']) =>
    Object.fromEntries(
      Object.entries(copies).map(([id, counts]) => [
        id,
        Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0)),
      ]),
    );

  async function expectFacts({ facts, viewer }: RandomWorld) {
    const { database } = server;
    const searchable = await readSearchable(database);
    for (const who of ['viewer', 'visitor'] as const) {
      const asker = who === 'viewer' ? viewer : null;
      const handles = ['ann', 'bo-b', 'c_3', 'gone', 'nobody', 'viewer'];
      const sellers = handles.map((handle) => ({ kind: 'seller', handle }) as const);
      const expression: CardExpression = { kind: 'any', of: [EVERYTHING, ...sellers] };
      const found = await findFacts(database, searchable, { expression, viewer: asker });
      expect({ ...found, copies: withoutNone(found.copies) }).toEqual({
        ...facts[who],
        copies: withoutNone(facts[who].copies),
        soldBy: Object.fromEntries(
          Object.entries(facts[who].soldBy).map(([handle, ids]) => [handle, ids.toSorted()]),
        ),
      });
      // A browser puts the same together from two answers.
      const file = unpackMarket(packMarket((await new CurrentMarket(database).get()).market));
      const own = asker && (await findViewersMarket(database, asker));
      const { market, changes } = facts[who];
      expect(own ? marketSeenBy(file, own) : file).toEqual({ market, changes });
    }
  }

  /** Each is a seller who asks the lowest price, or any of them if none names one. */
  async function expectCheapest({ facts, viewer, cards, asks }: RandomWorld) {
    const ids = cards.flatMap(({ cardVariants }) => cardVariants.map(({ id }) => id));
    for (const who of ['viewer', 'visitor'] as const) {
      const asker = who === 'viewer' ? viewer : null;
      const found = await findCheapestSellers(server.database, asker, [...ids, 'unknown']);
      const { market, soldBy } = facts[who];
      expect(found.map(({ variantId }) => variantId)).toEqual(Object.keys(market).toSorted());
      for (const { variantId, sellerHandle } of found) {
        expect(soldBy[sellerHandle]).toContain(variantId);
        const ask = asks.find(
          (each) => each.variantId === variantId && each.handle === sellerHandle,
        );
        expect(ask?.cents).toBe(market[variantId]?.lowestCents);
      }
    }
  }

  it.each(seeds)('is what the domain’s rules say, with the seed %i', async (seed) => {
    const world = await insertRandomWorld(server.database, seed);
    await expectFacts(world);
    await expectCheapest(world);
    const expressions = fc.sample(anyCardExpression, { seed, numRuns: QUERIES_A_WORLD });
    const searchable = await readSearchable(server.database);
    for (const expression of expressions) {
      const holds = rowPredicateOf(expression, world.facts.viewer);
      const ids = world.cards.flatMap((card) =>
        rowsOf(card).flatMap((printing) => (printing && holds(card, printing) ? printing.id : [])),
      );
      const asked = { expression, viewer: world.viewer };
      const found = await findMatchingPrintings(server.database, searchable, asked);
      const query = printExpression(expression);
      expect({ query, found: found.toSorted() }).toEqual({ query, found: ids.toSorted() });
    }
  });

  it.each([anySeed()])(
    'counts a viewer’s own from the lists while the summary is out of date, with the seed %i',
    async (seed) => {
      const world = await insertRandomWorld(server.database, seed);
      await server.pool.query(
        'insert into stale_seller_summary (card_variant_id) select card_variant_id from sale_list_item',
      );
      await expectFacts(world);
    },
  );
});
