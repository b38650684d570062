import { COUNT_FIELDS, DEFAULT_PREFERENCES } from '@domain/preferences';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from './support/sign-up';

const FIELDS = COUNT_FIELDS.join(' ');
const READ = `{ userCollectionPreferences { id ${FIELDS} } }`;
const UPDATE = `mutation (${COUNT_FIELDS.map((field) => `$${field}: Int`).join(' ')}) {
  updateUserCollectionPreferences(${COUNT_FIELDS.map((field) => `${field}: $${field}`).join(' ')}) {
    preferences { id ${FIELDS} } errors { field message }
  }
}`;

let server: TestApp;
let person: Person;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  person = await signUp(server.database);
});
afterAll(() => server.close());

const read = async ({ headers }: Person) =>
  (await ask(server.app, READ, {}, headers)).data.userCollectionPreferences;
const update = ({ headers }: Person, counts: Record<string, unknown>) =>
  ask(server.app, UPDATE, counts, headers);

it('are the defaults until they are changed', async () => {
  expect(await read(person)).toEqual({ id: person.id, ...DEFAULT_PREFERENCES });
});

it.each(COUNT_FIELDS)('change one count at a time: %s', async (field) => {
  for (const count of [4, 0]) {
    const { data } = await update(person, { [field]: count });
    const preferences = { id: person.id, ...DEFAULT_PREFERENCES, [field]: count };
    expect(data.updateUserCollectionPreferences).toEqual({ preferences, errors: [] });
    expect(await read(person)).toEqual(preferences);
  }
});

it('change several counts at once, and keep the others', async () => {
  await update(person, { baseCount: 2 });
  await update(person, { leaderCount: 3, foilVariantCount: 4 });
  expect(await read(person)).toMatchObject({ baseCount: 2, leaderCount: 3, foilVariantCount: 4 });
});

it('keep two counts that are changed at once', async () => {
  await Promise.all([
    update(person, { leaderCount: 4 }),
    update(person, { baseCount: 3 }),
    update(person, { foilVariantCount: 2 }),
  ]);
  expect(await read(person)).toMatchObject({ leaderCount: 4, baseCount: 3, foilVariantCount: 2 });
});

it.each([-1, 5, 2_147_483_647, null])('refuse the count %j, and all others with it', async (n) => {
  const { data } = await update(person, { leaderCount: n, baseCount: 2 });
  expect(data.updateUserCollectionPreferences).toEqual({
    preferences: { id: person.id, ...DEFAULT_PREFERENCES },
    errors: [{ field: 'leaderCount', message: 'Choose a count from 0 to 4.' }],
  });
  expect(await read(person)).toEqual({ id: person.id, ...DEFAULT_PREFERENCES });
});

it.each([1.5, '2', 2 ** 31, true])('refuse %j, which isn’t a whole number', async (count) => {
  const { errors } = await update(person, { leaderCount: count });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION' });
  expect(await read(person)).toEqual({ id: person.id, ...DEFAULT_PREFERENCES });
});

it('belong to each player', async () => {
  await update(person, { leaderCount: 4 });
  expect(await read(await signUp(server.database))).toMatchObject(DEFAULT_PREFERENCES);
});
