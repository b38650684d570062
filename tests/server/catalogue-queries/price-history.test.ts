import { quarantinedPrice } from '@server/modules/catalogue/tables';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertPriceHistory } from '@tests/factories/price-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';

const HISTORY = `query ($cardId: ID!, $variantId: ID, $range: PriceRange!) {
  priceHistory(cardId: $cardId, variantId: $variantId, range: $range) {
    variantId variantType confirmedAt points { recordedAt priceCents }
    low { recordedAt priceCents } high { recordedAt priceCents }
  }
}`;

const STANDARD = 'sor-001-standard';
const FOIL = 'sor-001-foil';

const at = (day: string, priceCents: number) => ({
  recordedAt: `${day}T00:00:00.000Z`,
  priceCents,
});

const dayOf = ({ recordedAt }: { recordedAt: string }) => recordedAt.slice(0, 10);

describe('prices over time', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
    const { database } = server;
    const cardSetId = await insertCardSet(database);
    const cardId = await insertCard(database, { id: 'sor-001', cardSetId });
    for (const variantType of ['STANDARD', 'FOIL', 'SHOWCASE'] as const) {
      await insertPrinting(database, { cardId, variantType });
    }
    await insertPriceHistory(
      database,
      STANDARD,
      { '2025-01-01': 500, '2025-11-01': 300, '2026-01-01': 40, '2026-03-01': 100 },
      '2026-03-31T00:00:00.000Z',
    );
    await insertPriceHistory(database, FOIL, { '2026-03-08T23:00:00.000Z': 900 });
  });
  afterAll(() => server.close());

  interface Asked {
    cardId?: string;
    variantId?: string;
    range?: string;
  }
  const history = async ({ cardId = 'sor-001', range = 'ALL', variantId }: Asked = {}) => {
    const { data, errors } = await ask(server.app, HISTORY, { cardId, range, variantId });
    expect(errors).toBeUndefined();
    return data.priceHistory;
  };

  it('have every change, and hold until the last price was last confirmed', async () => {
    expect(await history({ variantId: STANDARD })).toEqual([
      {
        variantId: STANDARD,
        variantType: 'STANDARD',
        confirmedAt: '2026-03-31T00:00:00.000Z',
        points: [
          at('2025-01-01', 500),
          at('2025-11-01', 300),
          at('2026-01-01', 40),
          at('2026-03-01', 100),
          at('2026-03-31', 100),
        ],
        low: at('2026-01-01', 40),
        high: at('2025-01-01', 500),
      },
    ]);
  });

  it.each([
    ['THREE_MONTHS', '2025-12-31', 300, ['2026-01-01', '2026-03-01', '2026-03-31']],
    ['YEAR', '2025-03-31', 500, ['2025-11-01', '2026-01-01', '2026-03-01', '2026-03-31']],
  ])('of %s begin with the price that was valid then', async (range, start, held, later) => {
    const [{ points, low, high }] = await history({ variantId: STANDARD, range });
    expect(points[0]).toEqual(at(start, held));
    expect(points.slice(1).map(dayOf)).toEqual(later);
    expect(low).toEqual(at('2026-01-01', 40));
    expect(high).toEqual(at(start, held));
  });

  it('may be a single price', async () => {
    const [found] = await history({ variantId: FOIL, range: 'THREE_MONTHS' });
    const only = { recordedAt: '2026-03-08T23:00:00.000Z', priceCents: 900 };
    expect(found).toMatchObject({ points: [only], low: only, high: only });
  });

  it('are those of every printing that has one, unless one is asked for', async () => {
    const found = await history();
    expect(found.map(({ variantId }: { variantId: string }) => variantId).toSorted()).toEqual([
      FOIL,
      STANDARD,
    ]);
    const older = '{ priceHistory(cardId: "sor-001") { variantId points { priceCents } } }';
    expect((await ask(server.app, older)).data.priceHistory).toHaveLength(2);
    expect(await history({ variantId: 'sor-001-showcase' })).toEqual([]);
    expect(await history({ variantId: 'shd-001-standard' })).toEqual([]);
  });

  it.each(['sor-404', 'x'.repeat(10_000)])(
    'are empty for a card that doesn’t exist',
    async (id) => {
      expect(await history({ cardId: id })).toEqual([]);
    },
  );

  it('leave out what is in quarantine: the last good price holds', async () => {
    const { database } = server;
    const cardId = await insertCard(database, { id: 'sor-003', cardSetId: 'sor' });
    const cardVariantId = await insertPrinting(database, { cardId });
    await insertPriceHistory(
      database,
      cardVariantId,
      { '2026-01-01': 100, '2026-02-10': 110 },
      '2026-02-20T00:00:00.000Z',
    );
    for (const day of ['2026-01-20', '2026-02-01']) {
      await database
        .insert(quarantinedPrice)
        .values({ cardVariantId, recordedAt: day, priceCents: 9_900, reason: 'JUMP' });
    }
    const [{ points, high }] = await history({ cardId });
    expect(points).toEqual([at('2026-01-01', 100), at('2026-02-10', 110), at('2026-02-20', 110)]);
    expect(high).toEqual(at('2026-02-10', 110));
  });

  it('have 400 points at most, with the lowest and the highest of ten years of days', async () => {
    const { database } = server;
    const cardId = await insertCard(database, { id: 'sor-002', cardSetId: 'sor' });
    const variantId = await insertPrinting(database, { cardId });
    const days = Object.fromEntries(
      Array.from({ length: 3_650 }, (_, day) => [
        new Date(Date.UTC(2016, 2, 1) + day * 86_400_000).toISOString(),
        1_000 + ((day * 7_919) % 500),
      ]),
    );
    const lowest = { '2019-05-05T00:00:00.000Z': 7 };
    await insertPriceHistory(database, variantId, { ...days, ...lowest });
    const [{ points, low, high }] = await history({ cardId });
    expect(points.length).toBeLessThanOrEqual(400);
    expect(points).toContainEqual(low);
    expect(points).toContainEqual(high);
    expect(low).toEqual(at('2019-05-05', 7));
    expect(points.at(-1).recordedAt).toBe('2026-02-26T00:00:00.000Z');
  });
});

describe('price changes', () => {
  const CHANGES = `query ($cardId: ID!) {
    priceChanges(cardId: $cardId) { variantId changes { days fromCents toCents } }
  }`;
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
    await insertCardSet(server.database);
  });
  afterAll(() => server.close());

  let cards = 0;
  async function changesOf(cents: Record<string, number>, confirmedAt?: string) {
    cards += 1;
    const cardId = await insertCard(server.database, { id: `sor-${cards}`, cardSetId: 'sor' });
    const variantId = await insertPrinting(server.database, { cardId });
    if (Object.keys(cents).length > 0) {
      await insertPriceHistory(server.database, variantId, cents, confirmedAt);
    }
    const { data } = await ask(server.app, CHANGES, { cardId });
    const [found] = data.priceChanges;
    return found?.changes.map(({ days, fromCents, toCents }: Record<string, number>) => [
      days,
      fromCents,
      toCents,
    ]);
  }

  it.each<[string, Record<string, number>, string | undefined, number[][] | undefined]>([
    ['no price', {}, undefined, undefined],
    ['one price', { '2026-03-31': 100 }, undefined, undefined],
    [
      'a price of exactly 7 days ago',
      { '2026-03-24': 80, '2026-03-31': 100 },
      undefined,
      [[7, 80, 100]],
    ],
    [
      'both, each from the price that was valid then',
      { '2026-02-01': 50, '2026-03-20': 80, '2026-03-30': 100 },
      '2026-03-31',
      [
        [7, 80, 100],
        [30, 50, 100],
      ],
    ],
    [
      'a price that has been confirmed without a change',
      { '2026-01-01': 50 },
      '2026-03-31',
      [
        [7, 50, 50],
        [30, 50, 50],
      ],
    ],
  ])('with %s', async (_case, cents, confirmedAt, expected) => {
    expect(await changesOf(cents, confirmedAt)).toEqual(expected);
  });
});
