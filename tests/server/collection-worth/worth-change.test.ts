import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertStep } from '@tests/factories/ledger-rows';
import { insertPriceChanges } from '@tests/factories/price-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp } from '../users/support/sign-up';

const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  const cardSetId = await insertCardSet(server.database);
  for (const [number, priceCents] of [
    ['1', 300],
    ['2', 50],
    ['3', undefined],
  ] as const) {
    const cardId = await insertCard(server.database, { id: `sor-${number}`, cardSetId });
    const price = priceCents !== undefined && { priceCents, recordedAt: daysAgo(2) };
    await insertPrinting(server.database, { cardId, number, ...price });
  }
  // Before its last price, the first printing cost 100; the second had no price.
  await insertPriceChanges(server.database, 'sor-1-standard', { [daysAgo(30)]: 100 });
});
afterAll(() => server.close());

/** How the worth changed in a week after these steps, and by how much the worth over time says that it did. */
async function changeAfter(...steps: [days: number, counts: Record<string, number>][]) {
  const { id: userId, headers } = await signUp(server.database);
  for (const [days, counts] of steps) {
    await insertStep(server.database, { userId, at: daysAgo(days), counts });
  }
  const { data } = await ask(
    server.app,
    `query ($to: DateTime) {
      collectionWorth { worthCents changeCents(days: 7) }
      before: collectionWorthHistory(to: $to) { worthCents }
    }`,
    { to: daysAgo(7) },
    headers,
  );
  const before = data.before.at(-1)?.worthCents ?? null;
  const { worthCents, changeCents } = data.collectionWorth;
  expect(changeCents).toBe(before === null ? null : worthCents - before);
  return changeCents;
}

it('is what prices changed', async () => {
  expect(await changeAfter([20, { 'sor-1-standard': 2, 'sor-3-standard': 4 }])).toBe(400);
});

it('is what copies changed, also such as are gone', async () => {
  const before: [number, Record<string, number>] = [20, { 'sor-1-standard': 2 }];
  expect(await changeAfter(before, [3, { 'sor-1-standard': 5 }])).toBe(1300);
  expect(await changeAfter(before, [3, { 'sor-1-standard': 0 }])).toBe(-200);
  expect(await changeAfter(before, [3, { 'sor-2-standard': 1 }])).toBe(450);
  expect(
    await changeAfter(before, [6, { 'sor-1-standard': 9 }], [3, { 'sor-1-standard': 2 }]),
  ).toBe(400);
});

it('isn’t known of a collection that was begun since', async () => {
  expect(await changeAfter([3, { 'sor-1-standard': 2 }])).toBeNull();
  expect(await changeAfter()).toBeNull();
});

it.each([0, -1, 367])('refuses %s days', async (days) => {
  const { headers } = await signUp(server.database);
  const query = 'query ($days: Int!) { collectionWorth { changeCents(days: $days) } }';
  const { errors } = await ask(server.app, query, { days }, headers);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'days' });
});
