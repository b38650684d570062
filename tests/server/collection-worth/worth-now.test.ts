import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertStep } from '@tests/factories/ledger-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp } from '../users/support/sign-up';

describe('worth now', () => {
  const SUM = 'worthCents copies pricedPrintings unpricedPrintings';
  const WORTH = `{ collectionWorth { pricesRecordedAt ${SUM}
  byCardSet { cardSetCode cardSetName ${SUM} } byVariantType { variantType ${SUM} } } }`;

  describe('collectionWorth', () => {
    let server: TestApp;
    beforeAll(async () => {
      server = await startTestApp();
      const { database } = server;
      await insertCardSet(database, { code: 'SOR', name: 'Lanterns', position: 2 });
      await insertCardSet(database, { code: 'SHD', name: 'Veils', position: 1 });
      for (const id of ['sor-001', 'shd-001']) {
        await insertCard(database, { id, cardSetId: id.slice(0, 3) });
      }
      const sor = { cardId: 'sor-001' };
      await insertPrinting(database, {
        ...sor,
        priceCents: 125,
        recordedAt: '2026-03-01T00:00:00Z',
      });
      await insertPrinting(database, {
        ...sor,
        variantType: 'FOIL',
        priceCents: 400,
        recordedAt: '2026-03-08T00:00:00Z',
      });
      await insertPrinting(database, { ...sor, variantType: 'SHOWCASE' });
      await insertPrinting(database, { cardId: 'shd-001', priceCents: 2_000_000_000 });
    });
    afterAll(() => server.close());

    const worth = async (counts: Record<string, number>) => {
      const person = await signUp(server.database);
      const at = '2026-01-01T00:00:00Z';
      await insertStep(server.database, { userId: person.id, at, counts });
      return (await ask(server.app, WORTH, {}, person.headers)).data.collectionWorth;
    };

    it('sums copies times prices, by set and by kind, and counts printings without a price', async () => {
      const counts = { 'sor-001-standard': 3, 'sor-001-foil': 1, 'sor-001-showcase': 2 };
      expect(await worth({ ...counts, 'shd-001-standard': 0 })).toEqual({
        pricesRecordedAt: '2026-03-08T00:00:00.000Z',
        worthCents: 775,
        copies: 6,
        pricedPrintings: 2,
        unpricedPrintings: 1,
        byCardSet: [
          {
            cardSetCode: 'SOR',
            cardSetName: 'Lanterns',
            worthCents: 775,
            copies: 6,
            pricedPrintings: 2,
            unpricedPrintings: 1,
          },
        ],
        byVariantType: [
          {
            variantType: 'FOIL',
            worthCents: 400,
            copies: 1,
            pricedPrintings: 1,
            unpricedPrintings: 0,
          },
          {
            variantType: 'SHOWCASE',
            worthCents: 0,
            copies: 2,
            pricedPrintings: 0,
            unpricedPrintings: 1,
          },
          {
            variantType: 'STANDARD',
            worthCents: 375,
            copies: 3,
            pricedPrintings: 1,
            unpricedPrintings: 0,
          },
        ],
      });
    });

    it('may exceed an Int; sets are in order of release', async () => {
      const found = await worth({ 'sor-001-standard': 1, 'shd-001-standard': 9_999 });
      expect(found.worthCents).toBe(9_999 * 2_000_000_000 + 125);
      expect(
        found.byCardSet.map(({ cardSetCode }: { cardSetCode: string }) => cardSetCode),
      ).toEqual(['SHD', 'SOR']);
    });

    it('is zero for an empty collection, without a date', async () => {
      expect(await worth({})).toMatchObject({
        worthCents: 0,
        copies: 0,
        pricesRecordedAt: null,
        byCardSet: [],
        byVariantType: [],
      });
    });

    it('doesn’t count other players’ copies', async () => {
      await worth({ 'sor-001-standard': 5 });
      expect(await worth({ 'sor-001-foil': 1 })).toMatchObject({ worthCents: 400, copies: 1 });
    });
  });
});
