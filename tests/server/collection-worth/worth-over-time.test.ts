import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertStep } from '@tests/factories/ledger-rows';
import { insertPriceChanges } from '@tests/factories/price-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp } from '../users/support/sign-up';

describe('worth over time', () => {
  const HISTORY = `query ($cardSetCode: String, $from: DateTime, $to: DateTime) {
  collectionWorthHistory(cardSetCode: $cardSetCode, from: $from, to: $to) { at worthCents }
}`;
  const STANDARD = 'sor-001-standard';
  const FOIL = 'sor-001-foil';
  const VEIL = 'shd-001-standard';

  interface Point {
    at: string;
    worthCents: number;
  }

  describe('collectionWorthHistory', () => {
    let server: TestApp;
    beforeAll(async () => {
      server = await startTestApp();
      const { database } = server;
      for (const code of ['SOR', 'SHD']) {
        const cardSetId = await insertCardSet(database, { code });
        const cardId = await insertCard(database, { id: `${cardSetId}-001`, cardSetId });
        await insertPrinting(database, { cardId });
      }
      await insertPrinting(database, { cardId: 'sor-001', variantType: 'FOIL' });
      await insertPriceChanges(database, STANDARD, {
        '2026-01-01': 100,
        '2026-01-08': 150,
        // A gap: the price stays.
        '2026-03-01': 80,
      });
      await insertPriceChanges(database, FOIL, { '2026-01-10': 1_000 });
      await insertPriceChanges(database, VEIL, { '2025-06-01': 7 });
    });
    afterAll(() => server.close());

    /**
     * Records steps, each at the start of a day or at a time, and returns the worth at the start of each requested day.
     */
    async function worthOn(
      steps: [at: string, counts: Record<string, number>][],
      days: string[],
      asked: object = {},
    ) {
      const person = await signUp(server.database);
      for (const [at, counts] of steps) {
        await insertStep(server.database, { userId: person.id, at, counts });
      }
      const found: Record<string, number | undefined> = {};
      for (const day of days) {
        const to = `${day}T00:00:00Z`;
        const { data } = await ask(server.app, HISTORY, { to, ...asked }, person.headers);
        found[day] = data.collectionWorthHistory.at(-1)?.worthCents;
      }
      return found;
    }

    it('is past counts times past prices', async () => {
      const steps: Parameters<typeof worthOn>[0] = [
        ['2026-01-02T00:00:00Z', { [STANDARD]: 2, [FOIL]: 1 }],
        ['2026-01-20T12:00:00Z', { [STANDARD]: 3 }],
      ];
      expect(
        await worthOn(steps, [
          '2026-01-01',
          '2026-01-02',
          '2026-01-08',
          '2026-01-09',
          '2026-01-10',
          '2026-01-20',
          '2026-01-21',
          '2026-02-28',
          '2026-03-01',
        ]),
      ).toEqual({
        '2026-01-01': undefined,
        '2026-01-02': 200,
        // A price counts from its own moment on.
        '2026-01-08': 300,
        '2026-01-09': 300,
        // The foil printing adds nothing before its first price.
        '2026-01-10': 1_300,
        '2026-01-20': 1_300,
        '2026-01-21': 1_450,
        '2026-02-28': 1_450,
        // A price after the last count.
        '2026-03-01': 1_240,
      });
    });

    it('falls when a step is undone', async () => {
      const steps: Parameters<typeof worthOn>[0] = [
        ['2026-01-02T00:00:00Z', { [STANDARD]: 1 }],
        ['2026-01-03T00:00:00Z', { [STANDARD]: 400 }],
        ['2026-01-05T00:00:00Z', { [STANDARD]: 1 }],
      ];
      expect(await worthOn(steps, ['2026-01-02', '2026-01-04', '2026-01-05'])).toEqual({
        '2026-01-02': 100,
        '2026-01-04': 40_000,
        '2026-01-05': 100,
      });
    });

    it('follows the order of the steps, even if their times contradict it', async () => {
      const steps: Parameters<typeof worthOn>[0] = [
        ['2026-01-03T00:00:00.002Z', { [STANDARD]: 9 }],
        ['2026-01-03T00:00:00.001Z', { [STANDARD]: 2 }],
      ];
      expect(await worthOn(steps, ['2026-01-04'])).toEqual({ '2026-01-04': 200 });
    });

    it('can be limited to a set, in upper or lower case; for an unknown one it is empty', async () => {
      const steps: Parameters<typeof worthOn>[0] = [
        ['2026-01-02T00:00:00Z', { [STANDARD]: 1, [VEIL]: 3 }],
      ];
      const day = '2026-01-04';
      expect(await worthOn(steps, [day], { cardSetCode: 'shd' })).toEqual({ [day]: 21 });
      expect(await worthOn(steps, [day], { cardSetCode: 'SOR' })).toEqual({ [day]: 100 });
      expect(await worthOn(steps, [day], { cardSetCode: 'TWI' })).toEqual({ [day]: undefined });
    });

    it('reaches from the first count until now, in 120 points at most', async () => {
      const person = await signUp(server.database);
      const at = '2020-01-01T00:00:00.000Z';
      await insertStep(server.database, { userId: person.id, at, counts: { [STANDARD]: 1 } });
      const asked = { from: '1970-01-01', to: '+275760-01-01' };
      const { data } = await ask(server.app, HISTORY, asked, person.headers);
      const points = data.collectionWorthHistory as Point[];
      expect(points.length).toBeLessThanOrEqual(120);
      expect(points[0]).toEqual({ at, worthCents: 0 });
      const { rows } = await server.pool.query('select now() as now');
      expect(Date.parse(points.at(-1)!.at)).toBeLessThanOrEqual(rows[0].now.getTime() + 1);
      expect(points.at(-1)!.worthCents).toBe(80);
      expect(points.map((point) => point.at)).toEqual(points.map((point) => point.at).toSorted());
    });

    it('has the same points as shorter histories have at their ends', async () => {
      const person = await signUp(server.database);
      const { id: userId, headers } = person;
      const step = (at: string, counts: Record<string, number>) =>
        insertStep(server.database, { userId, at, counts });
      await step('2025-12-20T10:00:00Z', { [STANDARD]: 4, [VEIL]: 9 });
      await step('2026-01-09T08:30:00Z', { [FOIL]: 2 });
      await step('2026-02-01T23:59:59.999Z', { [STANDARD]: 1, [FOIL]: 0 });
      const { data } = await ask(server.app, HISTORY, { to: '2026-04-01T00:00:00Z' }, headers);
      const points = data.collectionWorthHistory as Point[];
      expect(new Set(points.map(({ worthCents }) => worthCents)).size).toBeGreaterThan(4);
      for (const { at, worthCents } of points) {
        const shorter = await ask(server.app, HISTORY, { from: at, to: at }, headers);
        expect(shorter.data.collectionWorthHistory).toEqual([{ at, worthCents }]);
      }
    });

    it.each([
      ['without any count', {}],
      ['that ends before it begins', { from: '2026-02-01', to: '2026-01-01' }],
    ])('%s is empty', async (_case, asked) => {
      const person = await signUp(server.database);
      const { data } = await ask(server.app, HISTORY, asked, person.headers);
      expect(data.collectionWorthHistory).toEqual([]);
    });

    const MOVERS = `query ($from: DateTime, $to: DateTime) {
      collectionWorthMovers(from: $from, to: $to) {
        up { variantId cardName cardSetCode number variantType copies effectCents }
        down { variantId effectCents }
      }
    }`;
    const inJanuary = { from: '2026-01-02T00:00:00Z', to: '2026-01-31T00:00:00Z' };

    it('tells what came with cards from what prices did, and whose prices', async () => {
      const { id: userId, headers } = await signUp(server.database);
      const step = (at: string, counts: Record<string, number>) =>
        insertStep(server.database, { userId, at, counts });
      await step('2026-01-02T00:00:00Z', { [STANDARD]: 2, [FOIL]: 1 });
      await step('2026-01-20T00:00:00Z', { [STANDARD]: 5 });
      const history = HISTORY.replace('worthCents', 'worthCents cardsCents');
      const { data } = await ask(server.app, history, inJanuary, headers);
      const points = data.collectionWorthHistory as (Point & { cardsCents: number })[];
      expect(points[0]).toMatchObject({ worthCents: 200, cardsCents: 200 });
      // Two copies rose by 50 each, three were added at 150, and a foil was counted before it had a price.
      expect(points.at(-1)).toMatchObject({ worthCents: 1_750, cardsCents: 1_650 });

      const moved = await ask(server.app, MOVERS, inJanuary, headers);
      expect(moved.data.collectionWorthMovers).toEqual({
        up: [
          {
            variantId: STANDARD,
            cardName: expect.any(String),
            cardSetCode: 'SOR',
            number: expect.any(String),
            variantType: 'STANDARD',
            copies: 5,
            effectCents: 100,
          },
        ],
        down: [],
      });
      const later = { from: '2026-02-01T00:00:00Z', to: '2026-03-02T00:00:00Z' };
      const fallen = await ask(server.app, MOVERS, later, headers);
      expect(fallen.data.collectionWorthMovers).toEqual({
        up: [],
        down: [{ variantId: STANDARD, effectCents: -350 }],
      });
    });

    it('counts cards at what was paid, until the step is undone', async () => {
      const { id: userId, headers } = await signUp(server.database);
      const at = '2026-01-02T00:00:00Z';
      const counts = { [STANDARD]: 2, [VEIL]: 4 };
      const step = await insertStep(server.database, { userId, at, counts });
      // Worth 228 then, of which the veils are 28.
      const pay = `mutation { setCollectionStepPaid(stepId: "${step}", paidCents: 114) { errors { code } } }`;
      await ask(server.app, pay, {}, headers);
      const history = HISTORY.replace('worthCents', 'worthCents cardsCents');
      const cards = async (input: object = {}) => {
        const time = { to: '2026-01-31T00:00:00Z', ...input };
        const { data } = await ask(server.app, history, time, headers);
        const points = data.collectionWorthHistory as (Point & { cardsCents: number })[];
        return [points[0]!.cardsCents, points.at(-1)!.cardsCents, points.at(-1)!.worthCents];
      };
      expect(await cards()).toEqual([114, 114, 328]);
      expect(await cards({ cardSetCode: 'SHD' })).toEqual([14, 14, 28]);
      // In a shorter time, copies from before it count at their worth at its start.
      expect(await cards({ from: '2026-01-10T00:00:00Z' })).toEqual([328, 328, 328]);
      const undo = `mutation { undoCollectionStep(stepId: "${step}") { errors { code } } }`;
      await ask(server.app, undo, {}, headers);
      expect(await cards()).toEqual([228, 228, 328]);
    });

    describe('by day, as a file', () => {
      const exported = (headers: Record<string, string>, query = '') =>
        server.app.inject({ url: `/api/export_worth${query}`, headers });

      it('has a line for each day, of all sets or of one', async () => {
        const { id: userId, headers } = await signUp(server.database);
        const counts = { [STANDARD]: 2, [VEIL]: 1 };
        await insertStep(server.database, { userId, at: '2026-01-07T15:00:00Z', counts });
        const answer = await exported(headers);
        expect(answer.headers).toMatchObject({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="worth_by_day.csv"',
          'cache-control': 'no-store',
        });
        expect(answer.body.split('\n').slice(0, 4)).toEqual([
          'date,worth,cards,prices',
          '2026-01-07,2.07,2.07,0.00',
          '2026-01-08,3.07,2.07,1.00',
          '2026-01-09,3.07,2.07,1.00',
        ]);
        const ofSet = await exported(headers, '?card_set_code=shd');
        expect(ofSet.body.split('\n')[1]).toBe('2026-01-07,0.07,0.07,0.00');
        expect(ofSet.headers['content-disposition']).toContain('worth_by_day_SHD.csv');
      });

      it('needs a session and a valid set', async () => {
        expect((await exported({})).statusCode).toBe(401);
        const { headers } = await signUp(server.database);
        expect((await exported(headers, '?card_set_code=no!')).statusCode).toBe(400);
        const nothing = await exported(headers);
        expect(nothing.body).toBe('date,worth,cards,prices\n');
      });
    });

    it('refuses an invalid moment', async () => {
      const person = await signUp(server.database);
      const { errors } = await ask(server.app, HISTORY, { from: 'yesterday' }, person.headers);
      expect(errors?.[0]?.extensions).toEqual({ code: 'VALIDATION', field: 'from' });
    });
  });
});
