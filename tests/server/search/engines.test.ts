import fc from 'fast-check';
import {
  exampleWordsOf,
  factsNeededBy,
  parseSearchLine,
  printExpression,
  searchLineGrammar,
  type CardExpression,
} from '@domain/card-filter';
import { PRINTING_SEARCH_SORTS } from '@domain/printing-search';
import { namedParts } from '@server/platform/db/prepared-statement';
import { searchPrintings } from '@server/modules/search';
import { findCountedCards } from '@server/modules/search/queries/counted-cards';
import { conditionOf, ROWS } from '@server/modules/search/queries/expression-sql';
import {
  correctedMarket,
  type Corrections,
  findCorrections,
  findMarketOfPrintings,
  findMarketState,
  refreshAllSellerSummaries,
} from '@server/modules/market';
import { preferencesOf } from '@server/modules/people/queries/preferences';
import type { Viewer } from '@server/platform/viewer';
import { anyCardExpression } from '@tests/factories/card-expression';
import { rowPredicateOf, rowsOf } from '@tests/support/card-predicate';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { sql } from 'drizzle-orm';
import { insertRandomWorld, type RandomWorld } from './random-world';

const WORLDS = 10;
const QUERIES_A_WORLD = 1_000;
/** Of each kind, in each order. */
const SEARCHES = 10;
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
    areCountsKnown: boolean,
  ): Promise<string[][]> {
    const { database } = server;
    const viewer = who === 'viewer' ? (world.viewer as Viewer) : null;
    const copies = viewer && {
      userId: viewer.id,
      preferences: await preferencesOf(database, viewer.id),
    };
    // A search knows this of the collection; what has no snapshot of its own reads it in its statement.
    const counted =
      copies && areCountsKnown
        ? await findCountedCards(database, { kind: 'any', of: [...expressions] }, copies)
        : undefined;
    const market = correctedMarket(await findCorrections(database, viewer));
    const asked = { viewer, market, copies: copies && { ...copies, ...(counted && { counted }) } };
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

  /** The market of all printings as conditions of a search see it. */
  async function searchedMarket(corrections: Corrections) {
    const { parts, of } = correctedMarket(corrections);
    const { join, sellers, lowestCents } = of('r');
    const { rows } = await server.database.execute<{ id: string }>(sql`${namedParts(parts)}
      select r.card_variant_id as id, ${sellers} as sellers, ${lowestCents} as "lowestCents"
        from search_row r ${join} where r.card_variant_id is not null order by 1`);
    return rows;
  }

  /** The same as a page of printings shows it. */
  async function shownMarket(who: Viewer | null, isSummed: boolean) {
    const { database } = server;
    const ids = (await searchedMarket(await findCorrections(database, who))).map(({ id }) => id);
    const market = await findMarketOfPrintings(database, who, ids, { isSummed });
    return ids.map((id) => ({ id, ...market.get(id) }));
  }

  async function expectOneMarket(who: Viewer | null) {
    const { database } = server;
    const searched = await searchedMarket(await findCorrections(database, who));
    const state = await findMarketState(database, who);
    // What was kept of a search is used in the next one.
    const first = await findCorrections(database, who, state);
    const second = await findCorrections(database, who, state);
    for (const each of [first, second]) expect(await searchedMarket(each)).toEqual(searched);
    const shown = await shownMarket(who, false);
    expect(shown.map(({ sellerHandle: _seller, ...others }) => others)).toEqual(searched);
    expect(await shownMarket(who, state.isSummed)).toEqual(shown);
    return state;
  }

  async function expectSameRows(
    world: RandomWorld,
    expressions: readonly CardExpression[],
    who: 'viewer' | 'visitor',
    areCountsKnown: boolean,
  ) {
    const answers = await found(world, expressions, who, areCountsKnown);
    for (const [at, expression] of expressions.entries()) {
      const rows = expected(world, expression, who);
      if (answers[at]?.join('\n') === rows.join('\n')) continue;
      // As an object, so that a failure shows which query it was.
      const query = printExpression(expression);
      expect({ who, query, expression, rows: answers[at] }).toEqual({
        who,
        query,
        expression,
        rows,
      });
    }
  }

  const anySeed = () => Math.floor(Math.random() * 2 ** 31);
  const seeds = Array.from({ length: WORLDS }, anySeed);
  it.each(seeds)(
    'finds the same rows as the domain’s predicate, with the seed %i',
    async (seed) => {
      const world = await insertRandomWorld(server.database, seed);
      const viewer = world.viewer as Viewer;
      for (const who of [viewer, null]) await expectOneMarket(who);
      const expressions = fc.sample(anyCardExpression, { seed, numRuns: QUERIES_A_WORLD });
      for (let from = 0; from < expressions.length; from += AT_ONCE) {
        const turn = from / AT_ONCE;
        const who = turn % 4 === 3 ? 'visitor' : 'viewer';
        await expectSameRows(world, expressions.slice(from, from + AT_ONCE), who, turn % 2 === 0);
      }
      await refreshAllSellerSummaries(server.database);
      await expectOneMarket(viewer);
      expect(await expectOneMarket(null)).toMatchObject({ isSummed: true });
    },
  );

  it.each([anySeed()])('agrees on every row of the help, with the seed %i', async (seed) => {
    const world = await insertRandomWorld(server.database, seed);
    const help = searchLineGrammar(exampleWordsOf(world.cards)).flatMap(({ examples }) =>
      examples.map(({ example }) => {
        const parsed = parseSearchLine(example);
        if (!parsed.ok) throw new Error(example);
        return parsed.expression;
      }),
    );
    expect(help.length).toBeGreaterThan(50);
    for (const who of ['viewer', 'visitor'] as const) {
      for (const areCountsKnown of [false, true]) {
        await expectSameRows(world, help, who, areCountsKnown);
      }
    }
  });

  it.each([anySeed()])(
    'counts and sorts them in every order, page by page, with the seed %i',
    async (seed) => {
      const world = await insertRandomWorld(server.database, seed);
      const ofMarket = anyCardExpression.filter((it) => factsNeededBy(it).has('market'));
      const expressions = [
        ...fc.sample(ofMarket, { seed, numRuns: SEARCHES }),
        ...fc.sample(anyCardExpression, { seed, numRuns: SEARCHES }),
      ];
      for (const [at, expression] of expressions.entries()) {
        const direction = at % 2 === 0 ? 'ascending' : 'descending';
        for (const sort of PRINTING_SEARCH_SORTS) {
          const search = {
            expression,
            sort,
            direction,
            cardSetId: null,
            viewer: world.viewer,
          } as const;
          const { total, nodes } = await searchPrintings(server.database, {
            ...search,
            first: 10_000,
            offset: 0,
          });
          const names = nodes.map(({ cardId, variantId }) => rowName(cardId, variantId));
          const rows = expected(world, expression, 'viewer');
          const what = { seed, query: printExpression(expression), sort, direction };
          expect({ ...what, total, names: names.toSorted() }).toEqual({
            ...what,
            total: rows.length,
            names: rows,
          });
          const keys = { ASKED_PRICE: 'lowestCents', SELLERS: 'sellers' } as const;
          if (sort in keys) {
            const known = nodes.flatMap((node) => node[keys[sort as keyof typeof keys]] ?? []);
            const sign = direction === 'ascending' ? 1 : -1;
            expect({ ...what, known }).toEqual({
              ...what,
              known: known.toSorted((one, other) => sign * (one - other)),
            });
          }
          const page = await searchPrintings(server.database, { ...search, first: 3, offset: 2 });
          expect({ ...what, ...page }).toEqual({ ...what, total, nodes: nodes.slice(2, 5) });
        }
      }
    },
  );
});
