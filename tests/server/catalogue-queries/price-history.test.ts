import { marketPrice } from '@server/db/tables';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';

const HISTORY = `query ($cardId: ID!) {
  priceHistory(cardId: $cardId) { variantId variantType points { recordedAt priceCents } }
}`;

describe('priceHistory', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
    const cardSetId = await insertCardSet(server.database);
    const cardId = await insertCard(server.database, { id: 'sor-001', cardSetId });
    const standard = await insertPrinting(server.database, { cardId });
    const foil = await insertPrinting(server.database, { cardId, variantType: 'FOIL' });
    await insertPrinting(server.database, { cardId, variantType: 'SHOWCASE' });
    const price = (cardVariantId: string, recordedAt: string, priceCents: number) => ({
      cardVariantId,
      recordedAt,
      priceCents,
    });
    await server.database
      .insert(marketPrice)
      .values([
        price(standard, '2026-03-09T00:00:00Z', 130),
        price(standard, '2026-02-23T00:00:00Z', 100),
        price(standard, '2026-03-02T00:00:00Z', 110),
        price(standard, '2026-03-04T12:30:00Z', 120),
        price(foil, '2026-03-08T23:59:59Z', 900),
      ]);
  });
  afterAll(() => server.close());

  const history = async (cardId: string) =>
    (await ask(server.app, HISTORY, { cardId })).data.priceHistory;

  it('returns each printing’s last price of each week, in the order of time', async () => {
    const found = await history('sor-001');
    expect(found).toHaveLength(2);
    expect(found).toEqual(
      expect.arrayContaining([
        {
          variantId: 'sor-001-standard',
          variantType: 'STANDARD',
          points: [
            { recordedAt: '2026-02-23T00:00:00.000Z', priceCents: 100 },
            { recordedAt: '2026-03-04T12:30:00.000Z', priceCents: 120 },
            { recordedAt: '2026-03-09T00:00:00.000Z', priceCents: 130 },
          ],
        },
        {
          variantId: 'sor-001-foil',
          variantType: 'FOIL',
          points: [{ recordedAt: '2026-03-08T23:59:59.000Z', priceCents: 900 }],
        },
      ]),
    );
  });

  it.each(['sor-404', 'x'.repeat(10_000)])('is empty for a card that doesn’t exist', async (id) => {
    expect(await history(id)).toEqual([]);
  });

  it('is at most ten years long, the newest kept', async () => {
    const cardId = await insertCard(server.database, { id: 'sor-002', cardSetId: 'sor' });
    const variantId = await insertPrinting(server.database, { cardId });
    await server.pool.query(
      `insert into market_price select $1, timestamptz '2026-03-01' - day * interval '1 day', day + 1
        from generate_series(0, 5000) as day`,
      [variantId],
    );
    const [{ points }] = await history(cardId);
    expect(points).toHaveLength(520);
    expect(points.at(-1)).toEqual({ recordedAt: '2026-03-01T00:00:00.000Z', priceCents: 1 });
  });
});
