import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';

describe('a card', () => {
  const WHOLE = `query Whole($id: ID!) {
  card(id: $id) {
    id cardSetId cardSet { code } name subtitle standardCardNumber hyperspaceCardNumber
    showcaseCardNumber standardFullCardNumber cost rarity power hp upgradePower upgradeHp cardType
    arena aspects traits keywords frontText backText unique
    images { front { id url orientation } back { id url orientation } }
    cardVariants {
      id number variantType currentMarketPrice { priceCents recordedAt }
      images { front { url } back { url } }
    }
  }
}`;

  describe('card', () => {
    let server: TestApp;
    beforeAll(async () => {
      server = await startTestApp();
      const { database } = server;
      await insertCardSet(database);
      await insertCard(database, {
        id: 'sor-059',
        cardSetId: 'sor',
        name: 'Lantern Scout',
        subtitle: 'First Watch',
        cost: 2,
        power: 0,
        hp: 3,
        arena: 'GROUND',
        aspects: ['COMMAND', 'HEROISM'],
        traits: ['Scout'],
        keywords: ['Raid 1'],
        frontText: '<b>When played:</b> look around.',
        unique: true,
      });
      const cardId = 'sor-059';
      await insertPrinting(database, { cardId, variantType: 'SHOWCASE', number: '259' });
      await insertPrinting(database, {
        cardId,
        variantType: 'FOIL',
        number: '059F',
        priceCents: 80,
      });
      await insertPrinting(database, { cardId, variantType: 'HYPERSPACE', number: '329' });
      await insertPrinting(database, {
        cardId,
        number: '059',
        priceCents: 25,
        recordedAt: '2026-03-01T12:30:00+02:00',
        hasBack: true,
      });
    });
    afterAll(() => server.close());

    it('has all its fields, and its printings from the plainest to the rarest', async () => {
      const { status, data } = await ask(server.app, WHOLE, { id: 'sor-059' });
      expect(status).toBe(200);
      expect(data.card).toEqual({
        id: 'sor-059',
        cardSetId: 'sor',
        cardSet: { code: 'SOR' },
        name: 'Lantern Scout',
        subtitle: 'First Watch',
        standardCardNumber: 59,
        hyperspaceCardNumber: 329,
        showcaseCardNumber: 259,
        standardFullCardNumber: 'SOR_059',
        cost: 2,
        rarity: 'COMMON',
        power: 0,
        hp: 3,
        upgradePower: null,
        upgradeHp: null,
        cardType: 'UNIT',
        arena: 'GROUND',
        aspects: ['COMMAND', 'HEROISM'],
        traits: ['Scout'],
        keywords: ['Raid 1'],
        frontText: '<b>When played:</b> look around.',
        backText: null,
        unique: true,
        images: {
          front: imageOf('sor-059-standard-front'),
          back: imageOf('sor-059-standard-back'),
        },
        cardVariants: [
          expect.objectContaining({
            id: 'sor-059-standard',
            number: '059',
            currentMarketPrice: { priceCents: 25, recordedAt: '2026-03-01T10:30:00.000Z' },
          }),
          expect.objectContaining({ variantType: 'FOIL', number: '059F' }),
          expect.objectContaining({ variantType: 'HYPERSPACE', currentMarketPrice: null }),
          expect.objectContaining({ variantType: 'SHOWCASE' }),
        ],
      });
    });

    it('has the same answer compiled and interpreted', async () => {
      const answers = [];
      for (let turn = 0; turn < 4; turn += 1) {
        answers.push((await ask(server.app, `# again\n${WHOLE}`, { id: 'sor-059' })).data);
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    });

    it.each([
      ['an unknown card', 'sor-999'],
      ['nothing', ''],
      ['10,000 characters', 'x'.repeat(10_000)],
      ['SQL', "' or 1=1 --"],
    ])('is null for an id of %s', async (_what, id) => {
      expect(await ask(server.app, WHOLE, { id })).toMatchObject({
        status: 200,
        data: { card: null },
      });
    });
  });

  const imageOf = (id: string) => ({ id, url: `/images/cards/${id}`, orientation: 'PORTRAIT' });
});

describe('several cards', () => {
  const CARDS = 'query Some($ids: [ID!]!) { cards(ids: $ids) { nodes { id } } }';

  describe('cards', () => {
    let server: TestApp;
    beforeAll(async () => {
      server = await startTestApp();
      await insertCardSet(server.database);
      for (const id of ['sor-001', 'sor-002', 'sor-003']) {
        await insertCard(server.database, { id, cardSetId: 'sor' });
        await insertPrinting(server.database, { cardId: id, number: id.slice(4) });
      }
    });
    afterAll(() => server.close());

    it('come in the requested order, unknown ones left out', async () => {
      const { data } = await ask(server.app, CARDS, { ids: ['sor-003', 'sor-404', 'sor-001'] });
      expect(data.cards.nodes).toEqual([{ id: 'sor-003' }, { id: 'sor-001' }]);
    });

    it('are repeated when requested twice', async () => {
      const { data } = await ask(server.app, CARDS, { ids: ['sor-002', 'sor-002'] });
      expect(data.cards.nodes).toHaveLength(2);
    });

    it.each([0, 301, 10_000])('of %i ids are a field error and run nothing', async (length) => {
      const asked = jest.spyOn(server.pool, 'query');
      const ids = Array.from({ length }, (_, index) => `sor-${index}`);
      const { errors, data } = await ask(server.app, CARDS, { ids });
      expect(errors).toEqual([
        expect.objectContaining({
          path: ['cards'],
          extensions: { code: 'VALIDATION', field: 'ids' },
        }),
      ]);
      expect(data).toBeNull();
      expect(asked).not.toHaveBeenCalled();
      asked.mockRestore();
    });

    it('may be 300 at once', async () => {
      const ids = Array.from(
        { length: 300 },
        (_, index) => `sor-${String(index).padStart(3, '0')}`,
      );
      const { data } = await ask(server.app, CARDS, { ids });
      expect(data.cards.nodes).toHaveLength(3);
    });
  });
});

describe('aspects', () => {
  describe('queries without a table', () => {
    let server: TestApp;
    beforeAll(async () => {
      server = await startTestApp();
    });
    afterAll(() => server.close());

    it('names the six aspects and their icons', async () => {
      const { data } = await ask(server.app, '{ aspects { id aspectType imageUrl } }');
      expect(data.aspects).toHaveLength(6);
      expect(data.aspects).toContainEqual({
        id: 'villainy',
        aspectType: 'VILLAINY',
        imageUrl: '/images/aspects/villainy',
      });
    });

    it('names the address for feedback', async () => {
      const { data } = await ask(server.app, '{ contactEmail }');
      expect(data).toEqual({ contactEmail: 'feedback@example.com' });
    });
  });
});
