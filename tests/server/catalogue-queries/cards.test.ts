import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';

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

  it('come in the order asked for, unknown ones left out', async () => {
    const { data } = await ask(server.app, CARDS, { ids: ['sor-003', 'sor-404', 'sor-001'] });
    expect(data.cards.nodes).toEqual([{ id: 'sor-003' }, { id: 'sor-001' }]);
  });

  it('come again when asked for twice', async () => {
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
    const ids = Array.from({ length: 300 }, (_, index) => `sor-${String(index).padStart(3, '0')}`);
    const { data } = await ask(server.app, CARDS, { ids });
    expect(data.cards.nodes).toHaveLength(3);
  });
});
