import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';

describe('card sets', () => {
  describe('card sets', () => {
    let server: TestApp;
    beforeAll(async () => {
      server = await startTestApp();
      const { database } = server;
      await insertCardSet(database, {
        code: 'SHD',
        position: 2,
        imageUrl: '/images/elsewhere/shd',
      });
      await insertCardSet(database, {
        code: 'SOR',
        position: 1,
        description: 'The first.',
        releasedOn: '2024-03-08',
      });
      for (const number of ['010', '002', 'T1']) {
        const cardId = `sor-${number.toLowerCase()}`;
        await insertCard(database, { id: cardId, cardSetId: 'sor' });
        const variantType = number === 'T1' ? 'PRESTIGE' : 'STANDARD';
        await insertPrinting(database, {
          cardId,
          number,
          variantType,
          priceCents: 5,
          recordedAt: `2026-03-0${number === '002' ? 2 : 1}T00:00:00Z`,
        });
      }
    });
    afterAll(() => server.close());

    it('are in order of release, with their number of cards and the newest price date', async () => {
      const { data } = await ask(
        server.app,
        '{ cardSets { id code name description imageUrl releasedOn cardCount pricesRecordedAt } }',
      );
      expect(data.cardSets).toEqual([
        {
          id: 'sor',
          code: 'SOR',
          name: 'Set SOR',
          description: 'The first.',
          imageUrl: '/images/card_sets/sor',
          releasedOn: '2024-03-08',
          cardCount: 3,
          pricesRecordedAt: '2026-03-02T00:00:00.000Z',
        },
        expect.objectContaining({
          code: 'SHD',
          imageUrl: '/images/elsewhere/shd',
          releasedOn: null,
          cardCount: 0,
          pricesRecordedAt: null,
        }),
      ]);
    });

    it.each(['SOR', 'sor', 'sOr'])('are found by the code %s', async (code) => {
      const { data } = await ask(server.app, byCode, { code });
      expect(data.cardSet.code).toBe('SOR');
    });

    it('list their cards by standard number, those without one last', async () => {
      const { data } = await ask(server.app, byCode, { code: 'SOR' });
      expect(data.cardSet.cards).toEqual([
        { id: 'sor-002', standardCardNumber: 2 },
        { id: 'sor-010', standardCardNumber: 10 },
        { id: 'sor-t1', standardCardNumber: null },
      ]);
    });

    it('may be empty', async () => {
      expect((await ask(server.app, byCode, { code: 'SHD' })).data.cardSet.cards).toEqual([]);
    });

    it.each([
      ['nothing', ''],
      ['an unknown one', 'XXX'],
      ['a digit first', '1SOR'],
      ['10,000 letters', 'A'.repeat(10_000)],
    ])('are null for a code of %s', async (_what, code) => {
      expect(await ask(server.app, byCode, { code })).toMatchObject({
        status: 200,
        data: { cardSet: null },
      });
    });
  });

  const byCode =
    'query ByCode($code: String!) { cardSet(cardSetCode: $code) { code cards { id standardCardNumber } } }';
});

describe('statements of a set page', () => {
  /** A query sends the same few statements, however many cards and sets there are. */
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
});
