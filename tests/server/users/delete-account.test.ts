import { identity } from '@server/db/tables';
import { insertSession, insertUser } from '@tests/factories/user-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, signUpAdmin, type Person } from './support/sign-up';

const DELETE = 'mutation { deleteAccount { success } }';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const remove = ({ headers }: Person) => ask(server.app, DELETE, {}, headers);
const isKnown = async (headers: Person['headers']): Promise<boolean> =>
  (await ask(server.app, '{ currentUser { id } }', {}, headers)).data.currentUser !== null;

/** All that any table holds, as text: what must not name a person any more. */
async function everything(): Promise<string> {
  const tables = ['user_account', 'identity', 'session', 'collection_preferences', 'audit_entry'];
  const rows = await Promise.all(tables.map((name) => server.pool.query(`table ${name}`)));
  return JSON.stringify(rows.map((result) => result.rows));
}

it('leaves nothing that names the person', async () => {
  const admin = await signUpAdmin(server.database);
  const person = await signUp(server.database, {
    name: 'Rosa Lindqvist',
    email: 'rosa@example.com',
    handle: 'rosa-l',
  });
  const { id } = person;
  await server.database
    .insert(identity)
    .values({ issuer: 'https://a', subject: 'sub-9', userId: id });
  await ask(
    server.app,
    'mutation { updateUserCollectionPreferences(leaderCount: 2) { errors { field } } }',
    {},
    person.headers,
  );
  const elsewhere = await insertSession(server.database, id);
  await ask(
    server.app,
    `mutation { updateUser(input: { userId: "${id}", email: "lindqvist@example.com" }) { errors { code } } }`,
    {},
    admin.headers,
  );

  expect((await remove(person)).data).toEqual({ deleteAccount: { success: true } });

  expect(await everything()).not.toMatch(/rosa|lindqvist|sub-9/i);
  expect(await isKnown(person.headers)).toBe(false);
  expect(await isKnown(elsewhere)).toBe(false);
  expect((await remove(person)).errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  const { rows } = await server.pool.query(
    'select name, email, verified_email, handle, deleted_at is not null as deleted from user_account where id = $1',
    [id],
  );
  expect(rows).toEqual([
    {
      name: 'Deleted user',
      email: `deleted-${id}@example.invalid`,
      verified_email: null,
      handle: null,
      deleted: true,
    },
  ]);
  const audit = await server.pool.query(
    'select field, from_value, to_value, actor_id from audit_entry where user_id = $1 order by id',
    [id],
  );
  expect(audit.rows).toEqual([
    { field: 'email', from_value: null, to_value: null, actor_id: admin.id },
    { field: 'deleted', from_value: null, to_value: null, actor_id: id },
  ]);
  const asAdmin = await ask(server.app, `{ user(id: "${id}") { id } }`, {}, admin.headers);
  expect(asAdmin.data.user).toBeNull();
});

it('wants a sign-in of less than ten minutes ago', async () => {
  const person = await signUp(server.database, { handle: 'stays' });
  await server.pool.query(
    `update session set authenticated_at = now() - interval '10 minutes' where user_id = $1`,
    [person.id],
  );
  expect((await remove(person)).errors).toMatchObject([
    { message: 'Please sign in again to do this.', extensions: { code: 'REAUTHENTICATE' } },
  ]);
  expect(await isKnown(person.headers)).toBe(true);

  const again = { id: person.id, headers: await insertSession(server.database, person.id) };
  expect((await remove(again)).errors).toBeUndefined();
});

it('deletes once when asked twice at once', async () => {
  const person = await signUp(server.database, { handle: 'twice' });
  await Promise.all([remove(person), remove(person)]);
  const { rows } = await server.pool.query('select field from audit_entry where user_id = $1', [
    person.id,
  ]);
  expect(rows).toEqual([{ field: 'deleted' }]);
});

it('leaves others as they are', async () => {
  const other = await signUp(server.database, { handle: 'other' });
  await remove(await signUp(server.database));
  await remove(await signUp(server.database));
  expect(await isKnown(other.headers)).toBe(true);
  await expect(insertUser(server.database, { handle: 'other' })).rejects.toThrow();
});
