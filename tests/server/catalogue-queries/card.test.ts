import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';

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
    await insertPrinting(database, { cardId, variantType: 'FOIL', number: '059F', priceCents: 80 });
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

  it('comes whole, its printings from the plainest to the rarest', async () => {
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

  it('says the same compiled as interpreted', async () => {
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
