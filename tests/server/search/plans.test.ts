import { SORT_DIRECTIONS } from '@domain/card';
import {
  EMPTY_CARD_FILTER,
  exampleWordsOf,
  parseSearchLine,
  searchLineGrammar,
} from '@domain/card-filter';
import { DEFAULT_PRINTING_SEARCH_ORDER, PRINTING_SEARCH_SORTS } from '@domain/printing-search';
import { findCardsOfSets } from '@server/modules/catalogue/queries/cards/card-rows';
import { fillSearchRows } from '@server/modules/catalogue/commands/search-rows/search-rows';
import { preferencesOf } from '@server/modules/people/queries/preferences';
import { collectedPart } from '@server/modules/search/queries/copies-sql';
import { countingStatement, stateStatement } from '@server/modules/search/queries/counted-cards';
import { facetStatement } from '@server/modules/search/queries/facets';
import { askedBy } from '@server/modules/search/queries/search-printings';
import { searchInSql } from '@server/modules/search/queries/search-statement';
import {
  correctionsStatement,
  marketOf,
  marketStatement,
  marketStateStatement,
  refreshAllSellerSummaries,
  summedMarketOf,
} from '@server/modules/market';
import type { Viewer } from '@server/platform/viewer';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** Tables that grow with the players. A search that reads one as a whole gets slower with each of them. */
const GROWING =
  /Seq Scan on (sale_list|sale_list_item|want_list|want_list_item|collection_item|offer|offer_item|sharing|share|user_account)\b/;

const PLAYERS = 20_000;

/** Players with four printings each for sale, enough that PostgreSQL reads whole tables where it has to. */
const FILL = [
  `insert into card (id, card_set_id, name, subtitle, card_type, rarity, cost, power, hp, aspects, traits, keywords, front_text, is_unique)
    select 'sor-' || n, 'sor', 'Scout ' || n, 'Of ' || n % 7, (array['UNIT', 'LEADER', 'EVENT'])[n % 3 + 1]::card_type, 'COMMON',
      n % 8, n % 6, n % 5, array['COMMAND']::aspect[], array['REBEL', 'TROOPER'], array['Sentinel'], 'When played', n % 2 = 0
    from generate_series(1, 500) as n`,
  `insert into card_variant (id, card_id, variant_type, number, artist, current_price_cents, current_price_recorded_at, of_set)
    select c.id || '-' || lower(kind), c.id, kind::variant_type, '0' || n, 'Ann', n * 7 + 1, now(), 'sor'
    from (select id, row_number() over () as n from card) c cross join unnest(array['STANDARD', 'FOIL', 'HYPERSPACE', 'SHOWCASE']) as kind`,
  `insert into user_account (name, email, verified_email, handle)
    select 'Player', n || '@example.com', n || '@example.com', 'player-' || n from generate_series(1, ${PLAYERS}) as n`,
  'insert into sale_list (user_id, percentage_adjustment) select id, 10 from user_account',
  'insert into want_list (user_id) select id from user_account',
  `insert into sharing (user_id, subject, shared_with_all)
    select id, 'SALE_LIST', email < '5' from user_account`,
  `insert into share (owner_id, subject, email)
    select id, 'SALE_LIST', (length(email) % 50) || '@example.com' from user_account`,
  ...['sale', 'want'].map(
    (
      list,
    ) => `insert into ${list}_list_item (${list}_list_id, card_variant_id, quantity, version ${list === 'sale' ? ', price_type' : ''})
    select l.id, v.id, 1, 1 ${list === 'sale' ? `, 'MARKET'` : ''}
    from (select id, row_number() over (order by id)::int as n from ${list}_list) l cross join generate_series(0, 3) as nth
    join (select id, row_number() over (order by id)::int - 1 as place from card_variant) v on place = (l.n * 31 + nth * 97) % 2000`,
  ),
  `insert into collection_item (user_id, card_variant_id, inventory)
    select u.id, v.id, 2 from (select id, row_number() over (order by id)::int as n from user_account) u cross join generate_series(0, 3) as nth
    join (select id, row_number() over (order by id)::int - 1 as place from card_variant) v on place = (u.n * 17 + nth * 89) % 2000`,
  `insert into offer (initiator_id, recipient_id, offer_type, status, seller_id, buyer_id)
    select a.id, b.id, 'BUY', 'ACCEPTED', b.id, a.id
    from (select id, row_number() over (order by id) as n from user_account) a
    join (select id, row_number() over (order by id) as n from user_account) b on b.n = a.n + 1 and a.n % 5 = 0`,
  `insert into offer_item (offer_id, card_variant_id, quantity, price_type)
    select o.id, i.card_variant_id, 1, 'MARKET' from offer o join sale_list l on l.user_id = o.seller_id
    cross join lateral (select card_variant_id from sale_list_item where sale_list_id = l.id limit 2) i`,
];

describe('the plan of a search', () => {
  let server: TestDatabase;
  let viewer: Viewer;
  beforeAll(async () => {
    server = await createTestDatabase();
    const { database, pool } = server;
    await insertCardSet(database);
    const client = await pool.connect();
    // Keys and triggers, which would look at each row, are for the program's own statements.
    await client.query('set statement_timeout = 0; set session_replication_role = replica');
    for (const statement of FILL) await client.query(statement);
    client.release(true);
    await fillSearchRows(database);
    await refreshAllSellerSummaries(database);
    await pool.query('vacuum (analyze)');
    const { rows } = await pool.query<Viewer>(
      `select id, verified_email as "verifiedEmail" from user_account where handle = 'player-7'`,
    );
    viewer = rows[0]!;
  });
  afterAll(() => server.drop());

  async function planOf(line: string, order = DEFAULT_PRINTING_SEARCH_ORDER): Promise<string> {
    const { database } = server;
    const parsed = parseSearchLine(line);
    if (!parsed.ok) throw new Error(line);
    const { expression } = parsed;
    const search = { expression, ...order, cardSetId: null, viewer, first: 25, offset: 0 };
    return planFor(searchInSql(search, await askedBy(database, search)).statement(null));
  }

  /** The plan that is kept for a statement, whatever its values (read-snapshot). */
  async function planFor(statement: SQL): Promise<string> {
    const { sql: text } = new PgDialect({ casing: 'snake_case' }).sqlToQuery(statement);
    const { rows } = await server.pool.query<{ 'QUERY PLAN': string }>(
      `explain (generic_plan) ${text}`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  it('reads no list, collection or offer of everyone, for any query of the help', async () => {
    const cards = await findCardsOfSets(server.database, ['sor']);
    const lines = searchLineGrammar(exampleWordsOf(cards)).flatMap(({ examples }) =>
      examples.map(({ example }) => example),
    );
    expect(lines.length).toBeGreaterThan(20);
    for (const line of [...lines, 'seller:player-9', '']) {
      expect(`${line}\n${await planOf(line)}`).not.toMatch(GROWING);
    }
  });

  it('reads none for any order, and of all rows no more than a page', async () => {
    for (const sort of PRINTING_SEARCH_SORTS) {
      for (const direction of SORT_DIRECTIONS) {
        const plan = await planOf('forsale', { sort, direction });
        expect(plan).not.toMatch(GROWING);
        if (sort !== 'NUMBER') expect(plan).toMatch(/Index Scan.* using search_row_by_/);
      }
    }
  });

  it('reads none for what the summaries leave out, or for the market of a page', async () => {
    const statements = [
      marketStateStatement(),
      correctionsStatement(),
      marketStatement(marketOf),
      marketStatement(summedMarketOf),
    ];
    for (const statement of statements) {
      expect(await planFor(statement)).not.toMatch(GROWING);
    }
  });

  it('reads none to see whether a player’s counts are still the same, or to count them again', async () => {
    const player = {
      userId: viewer.id,
      preferences: await preferencesOf(server.database, viewer.id),
    };
    expect(await planFor(stateStatement())).not.toMatch(GROWING);
    for (const what of ['own', 'missing', 'extra'] as const) {
      expect(await planFor(countingStatement(collectedPart(what, null, player)))).not.toMatch(
        GROWING,
      );
    }
  });

  it('reads none to count choices', async () => {
    const rest = { kind: 'sellers', is: '>', than: 0 } as const;
    const filter = { ...EMPTY_CARD_FILTER, selectedRarities: ['COMMON' as const] };
    const asked = await askedBy(server.database, { expression: rest, viewer });
    expect(await planFor(facetStatement(filter, rest, asked))).not.toMatch(GROWING);
  });

  it('would be seen to read one', async () => {
    const { rows } = await server.pool.query<{ 'QUERY PLAN': string }>(
      'explain select card_variant_id, count(*) from sale_list_item group by 1',
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(GROWING);
  });
});
