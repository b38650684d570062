import { sql } from 'drizzle-orm';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';

let server: TestApp;
let person: Person;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  person = await signUp(server.database);
  await server.database.execute(sql`truncate exchange_rate`);
});
afterAll(() => server.close());

const choose = (currency: string) =>
  ask(server.app, `mutation { updateCurrency(currency: ${currency}) }`, {}, person.headers);

const shown = async (headers = person.headers): Promise<unknown> => {
  const response = await server.app.inject({ url: '/api/auth_status', headers });
  return response.json<{ currency?: unknown }>().currency;
};

const storeRate = (perEuro: string, daysAgo: number) =>
  server.database.execute(sql`
    insert into exchange_rate (currency, per_euro, day)
      values ('USD', ${perEuro}::numeric, current_date - ${daysAgo}::int)`);

it('is dollars until they choose, and comes with the session', async () => {
  await storeRate('1.0843', 1);
  expect(await shown()).toBeUndefined();
  const { data } = await choose('EUR');
  expect(data).toEqual({ updateCurrency: 'EUR' });
  expect(await shown()).toEqual({
    code: 'EUR',
    rate: {
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      dollarsPerEuro: '1.0843',
      unitsPerEuro: '1',
      isOld: false,
    },
  });
  await choose('USD');
  expect(await shown()).toBeUndefined();
});

it('is nobody else’s', async () => {
  await choose('EUR');
  const other = await signUp(server.database);
  expect(await shown(other.headers)).toBeUndefined();
  const visitor = await server.app.inject('/api/auth_status');
  expect(visitor.json()).toEqual({ authenticated: false, user: null });
});

it.each([
  [14, false],
  [16, true],
])('has a rate of %s days ago, which is old: %s', async (days, isOld) => {
  await storeRate('1.1', days);
  await choose('EUR');
  expect(await shown()).toMatchObject({ rate: { isOld } });
});

it('has no rate where none is known', async () => {
  await choose('EUR');
  expect(await shown()).toEqual({ code: 'EUR', rate: null });
});

it('is one of the known currencies', async () => {
  const { errors } = await choose('XXX');
  expect(errors?.[0]?.message).toMatch(/XXX/);
  expect(await shown()).toBeUndefined();
});

it('of a later version counts as dollars', async () => {
  await server.database.execute(
    sql`update user_account set currency = 'JPY' where id = ${person.id}`,
  );
  expect(await shown()).toBeUndefined();
});
