import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';

/** However many cards and sets there are, a query asks the database the same few questions. */
describe('statements of a query', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
    for (const [position, code] of ['SOR', 'SHD', 'TWI'].entries()) {
      const cardSetId = await insertCardSet(server.database, { code, position });
      for (const number of ['001', '002', '003', '004']) {
        const cardId = await insertCard(server.database, {
          id: `${cardSetId}-${number}`,
          cardSetId,
        });
        await insertPrinting(server.database, { cardId, number, priceCents: 10 });
        await insertPrinting(server.database, { cardId, number, variantType: 'FOIL' });
      }
    }
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => server.close());

  const CARD = 'id cardSet { name } images { front { url } } cardVariants { id }';
  it.each([
    [3, `{ cardSet(cardSetCode: "SOR") { pricesRecordedAt cards { id cardVariants { id } } } }`],
    [5, `{ cardSets { cardCount pricesRecordedAt cards { ${CARD} } } }`],
    [2, `{ cards(ids: ["sor-001", "shd-001", "twi-001"]) { nodes { ${CARD} } } }`],
    [2, `{ a: card(id: "sor-001") { ${CARD} } b: card(id: "shd-002") { ${CARD} } }`],
    [1, '{ priceHistory(cardId: "sor-001") { variantId points { priceCents } } }'],
    [0, '{ aspects { id } contactEmail }'],
  ])('%i for %s', async (expected, query) => {
    const asked = jest.spyOn(server.pool, 'query');
    const { errors } = await ask(server.app, query);
    expect(errors).toBeUndefined();
    expect(asked).toHaveBeenCalledTimes(expected);
  });
});
