import { report } from '@server/modules/moderation/tables';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertOffer } from '@tests/factories/offer-rows';
import { insertUser } from '@tests/factories/user-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { until } from '../support/until';
import { signUp, signUpAdmin, type Person } from './support/sign-up';

const DASHBOARD = `{ dashboard {
  people newPeople cardSets cards oldestPriceAt newestPriceAt openOffers waitingReports
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
    waitingReports: 0,
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

it('counts the reports that nobody has settled', async () => {
  const { database } = server;
  const [reporterId, accusedId] = [await insertUser(database), await insertUser(database)];
  const about = { subject: 'BANNER' as const, reporterId, accusedId, banner: 'Buy!', reason: 'x' };
  const settledAt = new Date().toISOString();
  await database.insert(report).values([about, { ...about, settledAt }]);
  expect(await dashboard()).toMatchObject({ waitingReports: 1 });
});

it('lists recent faults by reference, without their details, at every process', async () => {
  const person = await signUp(server.database, { handle: 'moss' });
  const fault = async () => {
    await server.pool.query('alter table want_list rename to want_list_gone');
    const { errors } = await ask(server.app, '{ userWantLists { id } }', {}, person.headers);
    await server.pool.query('alter table want_list_gone rename to want_list');
    return errors?.[0]?.extensions['reference'];
  };
  const reference = await fault();
  const { recentFaults } = await dashboard();
  expect(recentFaults).toEqual([
    { reference, at: expect.stringMatching(/^\d{4}-.*Z$/), operation: expect.any(String) },
  ]);
  expect(JSON.stringify(recentFaults)).not.toMatch(/want_list|select|moss/);

  const other = await server.another();
  const elsewhere = async () =>
    (await ask(other, DASHBOARD, {}, admin.headers)).data.dashboard.recentFaults;
  // Until it listens, it hears of nothing.
  await until(async () => (await fault()) !== undefined && (await elsewhere()).length > 0);
  expect((await dashboard()).recentFaults).toEqual(expect.arrayContaining(await elsewhere()));
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
