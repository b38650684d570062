import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertOffer } from '@tests/factories/offer-rows';
import { insertUser } from '@tests/factories/user-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, signUpAdmin, type Person } from './support/sign-up';

const DASHBOARD = `{ dashboard {
  people newPeople cardSets cards oldestPriceAt newestPriceAt openOffers
  recentFaults { reference at operation }
} }`;

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await startTestApp();
  admin = await signUpAdmin(server.database);
});
afterAll(() => server.close());

const dashboard = async () => (await ask(server.app, DASHBOARD, {}, admin.headers)).data.dashboard;

it('is empty at first', async () => {
  expect(await dashboard()).toEqual({
    people: 1,
    newPeople: 1,
    cardSets: 0,
    cards: 0,
    oldestPriceAt: null,
    newestPriceAt: null,
    openOffers: 0,
    recentFaults: [],
  });
});

it('counts people, cards and open offers, and says how old prices are', async () => {
  const { database } = server;
  const cardSetId = await insertCardSet(database);
  await insertCardSet(database, { code: 'SHD' });
  for (const [id, recordedAt] of [
    ['sor-001', '2026-01-01T00:00:00Z'],
    ['sor-002', '2026-03-01T00:00:00Z'],
  ] as const) {
    const cardId = await insertCard(database, { id, cardSetId });
    await insertPrinting(database, { cardId, priceCents: 100, recordedAt });
  }
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const initiatorId = await insertUser(database, { createdAt: ago(8) });
  const recipientId = await insertUser(database, { createdAt: ago(6) });
  await insertUser(database, { deletedAt: ago(1) });
  await insertOffer(database, { initiatorId, recipientId }, { 'sor-001-standard': {} });
  await insertOffer(database, { initiatorId, recipientId }, {}, { status: 'DECLINED' });
  expect(await dashboard()).toMatchObject({
    people: 3,
    newPeople: 2,
    cardSets: 2,
    cards: 2,
    oldestPriceAt: '2026-01-01T00:00:00.000Z',
    newestPriceAt: '2026-03-01T00:00:00.000Z',
    openOffers: 1,
  });
});

it('lists recent faults by reference, without their details', async () => {
  await server.pool.query('alter table want_list rename to want_list_gone');
  const person = await signUp(server.database, { handle: 'moss' });
  const { errors } = await ask(server.app, '{ userWantLists { id } }', {}, person.headers);
  await server.pool.query('alter table want_list_gone rename to want_list');
  const reference = errors?.[0]?.extensions['reference'];
  const { recentFaults } = await dashboard();
  expect(recentFaults).toEqual([
    { reference, at: expect.stringMatching(/^\d{4}-.*Z$/), operation: expect.any(String) },
  ]);
  expect(JSON.stringify(recentFaults)).not.toMatch(/want_list|select|moss/);
});

it('is for administrators only', async () => {
  const person = await signUp(server.database);
  const refused = await ask(server.app, DASHBOARD, {}, person.headers);
  expect([refused.data, refused.errors?.[0]?.extensions]).toEqual([null, { code: 'FORBIDDEN' }]);
  const visitor = await ask(server.app, DASHBOARD);
  expect([visitor.data, visitor.errors?.[0]?.extensions]).toEqual([
    null,
    { code: 'UNAUTHENTICATED' },
  ]);
});
