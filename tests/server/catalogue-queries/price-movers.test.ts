import {
  moversStatement,
  type MoversOf,
} from '@server/modules/catalogue/queries/prices/price-movers';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertStep } from '@tests/factories/ledger-rows';
import { insertPriceHistory } from '@tests/factories/price-rows';
import { sql } from 'drizzle-orm';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp } from '../users/support/sign-up';

const FIELDS = `confirmedAt
  up { variantId cardName cardSetCode number variantType copies fromCents toCents }
  down { variantId copies fromCents toCents }`;
const OF_SET = `query ($code: String!, $days: Int!) {
  cardSetPriceMovers(cardSetCode: $code, days: $days) { ${FIELDS} }
}`;
const OWN = `query ($days: Int!) { collectionPriceMovers(days: $days) { ${FIELDS} } }`;

interface FoundMover {
  variantId: string;
  copies: number | null;
}
type FoundMovers = Record<'up' | 'down', FoundMover[]>;

describe('price movers', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
    const { database } = server;
    await insertCardSet(database, { code: 'SOR' });
    await insertCardSet(database, { code: 'SHD', position: 2 });
    const printing = async (
      cardId: string,
      cents: Record<string, number>,
      confirmedAt?: string,
    ) => {
      await insertCard(database, { id: cardId, cardSetId: cardId.slice(0, 3) });
      const number = cardId.slice(4);
      const variantId = await insertPrinting(database, { cardId, number });
      await insertPriceHistory(database, variantId, cents, confirmedAt);
    };
    // Rose in the last week.
    await printing('sor-001', { '2026-01-01': 100, '2026-03-28': 200 }, '2026-03-31');
    // Fell three weeks ago, and has been the same since.
    await printing('sor-002', { '2026-01-01': 900, '2026-03-10': 400 }, '2026-03-31');
    // Moved by less than half a dollar.
    await printing('sor-003', { '2026-01-01': 100, '2026-03-28': 149 }, '2026-03-31');
    // Has no older price.
    await printing('sor-004', { '2026-03-28': 5_000 }, '2026-03-31');
    // Rose, but long ago: nobody has confirmed its price since.
    await printing('sor-005', { '2025-10-01': 100, '2025-11-01': 900 });
    await printing('shd-001', { '2026-01-01': 300, '2026-03-30': 250 }, '2026-03-31');
    await insertCard(database, { id: 'shd-002', cardSetId: 'shd' });
    await insertPrinting(database, { cardId: 'shd-002' });
  });
  afterAll(() => server.close());

  const ofSet = async (days: number, code = 'SOR') =>
    (await ask(server.app, OF_SET, { code, days })).data.cardSetPriceMovers;
  const idsOf = ({ up, down }: FoundMovers) =>
    [up, down].map((all) => all.map(({ variantId }) => variantId));

  it('of a set are the printings whose price moved by half a dollar in a week', async () => {
    expect(await ofSet(7)).toEqual({
      confirmedAt: '2026-03-31T00:00:00.000Z',
      up: [
        {
          variantId: 'sor-001-standard',
          cardName: 'Card sor-001',
          cardSetCode: 'SOR',
          number: '001',
          variantType: 'STANDARD',
          copies: null,
          fromCents: 100,
          toCents: 200,
        },
      ],
      down: [],
    });
  });

  it('or in 30 days', async () => {
    expect(idsOf(await ofSet(30, 'sor'))).toEqual([['sor-001-standard'], ['sor-002-standard']]);
  });

  it('of a set without prices, of an unknown set and of what is no set are an empty answer', async () => {
    for (const code of ['TWI', 'sor-001', '']) {
      expect(await ofSet(7, code)).toEqual({ confirmedAt: null, up: [], down: [] });
    }
  });

  it.each([0, -7, 8, 2_147_483_647])('within %d days are refused', async (days) => {
    const { errors } = await ask(server.app, OF_SET, { code: 'SOR', days });
    expect(errors).toMatchObject([
      { message: 'Ask for 7 or 30 days.', extensions: { field: 'days' } },
    ]);
  });

  it('of a collection are those of which its owner has a copy', async () => {
    const { id: userId, headers } = await signUp(server.database);
    const counts = { 'sor-002-standard': 3, 'shd-001-standard': 1, 'shd-002-standard': 2 };
    await insertStep(server.database, { userId, at: '2026-03-30T00:00:00Z', counts });
    const gone = { 'sor-001-standard': 1 };
    await insertStep(server.database, { userId, at: '2026-03-30T00:00:00Z', counts: gone });
    const left = { 'sor-001-standard': 0 };
    await insertStep(server.database, { userId, at: '2026-03-30T01:00:00Z', counts: left });
    const own = async (days: number) =>
      (await ask(server.app, OWN, { days }, headers)).data.collectionPriceMovers;
    const month: FoundMovers = await own(30);
    expect(idsOf(month)).toEqual([[], ['sor-002-standard', 'shd-001-standard']]);
    expect(month.down.map(({ copies }) => copies)).toEqual([3, 1]);
    expect(idsOf(await own(7))).toEqual([[], ['shd-001-standard']]);
    const stranger = await signUp(server.database);
    const none = await ask(server.app, OWN, { days: 7 }, stranger.headers);
    expect(none.data.collectionPriceMovers).toEqual({ confirmedAt: null, up: [], down: [] });
  });

  it('are found by the index of prices, whatever the length of the history', async () => {
    const { database, pool } = server;
    const { id: userId } = await signUp(database);
    await pool.query(`insert into card (id, card_set_id, name, card_type, rarity, aspects, traits, keywords, is_unique)
      select 'many-' || n, 'shd', 'Scout ' || n, 'UNIT', 'COMMON', '{}', '{}', '{}', false from generate_series(1, 250) as n`);
    await pool.query(`insert into card_variant (id, card_id, variant_type, number)
      select 'many-' || n || '-standard', 'many-' || n, 'STANDARD', n from generate_series(1, 250) as n`);
    const cents = Object.fromEntries(
      Array.from({ length: 400 }, (_, day) => [
        new Date(Date.UTC(2026, 2, 31) - day * 86_400_000).toISOString(),
        100 + (day % 7),
      ]),
    );
    for (let n = 1; n <= 250; n += 1) {
      await insertPriceHistory(database, `many-${n}-standard`, cents);
    }
    await pool.query(
      `insert into collection_item (user_id, card_variant_id, inventory)
        select $1, id, 1 from card_variant where card_id like 'many-%'`,
      [userId],
    );
    await pool.query('vacuum (analyze)');
    const planOf = async (of: MoversOf) => {
      const { rows } = await database.execute<{ 'QUERY PLAN': string }>(
        sql`explain ${moversStatement(of, 30)}`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    for (const owner of [{ cardSetCode: 'SHD' }, { userId }]) {
      const plan = await planOf(owner);
      expect(plan).toMatch(/Index (Only )?Scan( Backward)? using \S+ on market_price/);
      expect(plan).not.toMatch(/(Seq|Bitmap Heap) Scan on market_price/);
    }
  });
});
