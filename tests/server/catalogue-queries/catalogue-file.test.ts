import { sql } from 'drizzle-orm';
import { unpackCatalogue } from '@domain/catalogue-file';
import { card } from '@server/modules/catalogue/tables';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { startTestApp, type TestApp } from '../support/test-app';
import { until } from '../support/until';

describe('the file of all cards', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
    const { database } = server;
    for (const [position, code] of ['SHD', 'SOR'].entries()) {
      const cardSetId = await insertCardSet(database, { code, position });
      const cardId = await insertCard(database, { id: `${cardSetId}-001`, cardSetId });
      await insertPrinting(database, { cardId, number: '001', priceCents: 125 });
      await insertPrinting(database, { cardId, number: '001F', variantType: 'FOIL' });
    }
  });
  afterAll(() => server.close());

  const current = async () => {
    const { statusCode, headers } = await server.app.inject('/api/catalogue');
    expect([statusCode, headers['cache-control']]).toEqual([307, 'no-cache']);
    return String(headers.location);
  };

  it('has an address for each version, and is kept for ever', async () => {
    const { statusCode, headers, body } = await server.app.inject(await current());
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(
      unpackCatalogue(JSON.parse(body)).map(({ id, standardFullCardNumber, cardVariants }) => [
        id,
        standardFullCardNumber,
        cardVariants.map(({ number, currentMarketPrice }) => [
          number,
          currentMarketPrice?.priceCents,
        ]),
      ]),
    ).toEqual([
      [
        'shd-001',
        'SHD_001',
        [
          ['001', 125],
          ['001F', undefined],
        ],
      ],
      [
        'sor-001',
        'SOR_001',
        [
          ['001', 125],
          ['001F', undefined],
        ],
      ],
    ]);
  });

  it('changes its address with the catalogue, and the old one leads to the new', async () => {
    const before = await current();
    await server.database.transaction(async (transaction) => {
      await transaction.update(card).set({ name: 'Another' });
      await transaction.execute(sql`notify catalogue_changed`);
    });
    await until(async () => (await current()) !== before);
    const { statusCode, headers } = await server.app.inject(before);
    expect([statusCode, headers['cache-control'], headers.location]).toEqual([
      307,
      'no-cache',
      await current(),
    ]);
  });
});
