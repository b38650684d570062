import { EMAIL_ERRORS, HANDLE_ERRORS } from '@domain/user';
import { insertUser } from '@tests/factories/user-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, signUpAdmin, type Person } from './support/sign-up';
import { createHash } from 'node:crypto';

const UPDATE = `mutation ($input: UpdateUserInput!) {
  updateUser(input: $input) { user { id email handle } errors { field code message } }
}`;
const READ = `query ($id: ID!) { user(id: $id) { id name email handle roles createdAt
  auditEntries { field from to at actor { id handle email } } } }`;

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await startTestApp();
  admin = await signUpAdmin(server.database);
});
afterAll(() => server.close());

const update = async (input: Record<string, unknown>) =>
  (await ask(server.app, UPDATE, { input }, admin.headers)).data.updateUser;
const read = async (id: string) => (await ask(server.app, READ, { id }, admin.headers)).data.user;
const refusal = (field: string, code: keyof typeof EMAIL_ERRORS | keyof typeof HANDLE_ERRORS) => ({
  field,
  code,
  message: { ...EMAIL_ERRORS, ...HANDLE_ERRORS }[code],
});

it('changes the sent fields, and records who did it', async () => {
  const id = await insertUser(server.database, { email: 'old@example.com', handle: 'old' });
  expect(await update({ userId: id, email: 'New@Example.com' })).toEqual({
    user: { id, email: 'new@example.com', handle: 'old' },
    errors: [],
  });
  await update({ userId: id, handle: 'new' });
  const actor = { id: admin.id, handle: 'keeper', email: 'admin@example.com' };
  const at = expect.stringMatching(/^\d{4}-.*Z$/);
  expect((await read(id)).auditEntries).toEqual([
    { field: 'handle', from: 'old', to: 'new', at, actor },
    { field: 'email', from: 'old@example.com', to: 'new@example.com', at, actor },
  ]);
});

it('gives no access by an address that is only shown', async () => {
  const person = await signUp(server.database, { email: 'plain@example.com' });
  await update({ userId: person.id, email: 'admin@example.com' });
  const { data } = await ask(server.app, '{ currentUser { email roles } }', {}, person.headers);
  expect(data.currentUser).toEqual({ email: 'admin@example.com', roles: ['USER'] });
  expect((await read(person.id)).roles).toEqual(['USER']);
  const { rows } = await server.pool.query(
    'select verified_email from user_account where id = $1',
    [person.id],
  );
  expect(rows).toEqual([{ verified_email: 'plain@example.com' }]);
});

it('may change a handle that is set, unlike its owner', async () => {
  const id = await insertUser(server.database, { handle: 'misspelt' });
  expect((await update({ userId: id, handle: 'spelt' })).user.handle).toBe('spelt');
});

it('retires the old handle: nobody gets it again, not even its owner', async () => {
  const id = await insertUser(server.database, { handle: 'first' });
  await update({ userId: id, handle: 'second' });
  await update({ userId: id, handle: 'third' });
  const taken = { user: null, errors: [refusal('handle', 'HANDLE_TAKEN')] };
  const other = await signUp(server.database);
  for (const handle of ['first', 'second']) {
    expect(await update({ userId: id, handle })).toEqual(taken);
    expect(await update({ userId: other.id, handle })).toEqual(taken);
    const claim = `mutation { updateUserProfile(input: { handle: "${handle}" }) { errors { code } } }`;
    const { data } = await ask(server.app, claim, {}, other.headers);
    expect(data.updateUserProfile.errors).toEqual([{ code: 'HANDLE_TAKEN' }]);
  }
  expect((await read(id)).handle).toBe('third');
});

it('retires no handle if the change is refused', async () => {
  const id = await insertUser(server.database, { handle: 'stays' });
  await update({ userId: id, handle: 'keeper' });
  await update({ userId: id, handle: 'goes', email: 'nobody' });
  expect((await read(id)).handle).toBe('stays');
  const { rows } = await server.pool.query('select from retired_handle where digest = $1', [
    createHash('sha256').update('retired handle:stays').digest('hex'),
  ]);
  expect(rows).toEqual([]);
});

it('records nothing if nothing changes', async () => {
  const id = await insertUser(server.database, { email: 'same@example.com', handle: 'same' });
  const { errors } = await update({ userId: id, email: 'same@example.com', handle: 'same' });
  expect(errors).toEqual([]);
  expect((await read(id)).auditEntries).toEqual([]);
});

it.each([
  ['an empty address', { email: '' }, [refusal('email', 'EMAIL_BLANK')]],
  ['no address', { email: null }, [refusal('email', 'EMAIL_BLANK')]],
  ['what is no address', { email: 'nobody' }, [refusal('email', 'EMAIL_INVALID')]],
  ['a script', { email: '<script>@example.com' }, [refusal('email', 'EMAIL_INVALID')]],
  ['an emptied handle', { handle: '' }, [refusal('handle', 'HANDLE_BLANK')]],
  ['no handle', { handle: null }, [refusal('handle', 'HANDLE_BLANK')]],
  ['upper case', { handle: 'Upper' }, [refusal('handle', 'HANDLE_INVALID')]],
  ['a reserved handle', { handle: 'graphql' }, [refusal('handle', 'HANDLE_RESERVED')]],
  ['another’s handle', { handle: 'keeper' }, [refusal('handle', 'HANDLE_TAKEN')]],
  [
    'two at once',
    { email: 'x', handle: '..' },
    [refusal('email', 'EMAIL_INVALID'), refusal('handle', 'HANDLE_INVALID')],
  ],
  [
    'one beside a good one',
    { email: 'good@example.com', handle: '..' },
    [refusal('handle', 'HANDLE_INVALID')],
  ],
])('refuses %s, and changes nothing', async (_what, changes, errors) => {
  const id = await insertUser(server.database, { handle: 'kept' });
  try {
    const before = await read(id);
    expect(await update({ userId: id, ...changes })).toEqual({ user: null, errors });
    expect(await read(id)).toEqual(before);
  } finally {
    await server.pool.query('delete from user_account where id = $1', [id]);
  }
});

it('accepts the empty handle of a user who has none', async () => {
  const id = await insertUser(server.database);
  for (const handle of [null, '']) {
    expect(await update({ userId: id, handle })).toMatchObject({ user: { id }, errors: [] });
  }
});

it('gives a handle to one of two at once', async () => {
  const ids = [await insertUser(server.database), await insertUser(server.database)];
  const answers = await Promise.all(ids.map((userId) => update({ userId, handle: 'contested' })));
  expect(answers.filter(({ user }) => user !== null)).toHaveLength(1);
  expect(answers).toContainEqual({ user: null, errors: [refusal('handle', 'HANDLE_TAKEN')] });
});

const NOBODY = '00000000-0000-4000-8000-000000000000';
it.each([NOBODY, '', '0', 'null', "1' or '1'='1", '../..', '{}', 'a'.repeat(10_000)])(
  'finds nobody under the id %.40j',
  async (id) => {
    const { data, errors } = await ask(server.app, READ, { id }, admin.headers);
    expect(errors).toBeUndefined();
    expect(data.user).toBeNull();
    expect(await update({ userId: id, handle: 'nobody' })).toEqual({
      user: null,
      errors: [refusal('userId', 'NOT_FOUND')],
    });
  },
);

it('returns a name as plain text', async () => {
  const name = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
  const id = await insertUser(server.database, { name });
  expect((await read(id)).name).toBe(name);
});

it.each([-1, 0, 101])('refuses %i audit entries', async (first) => {
  const query = `query ($id: ID!) { user(id: $id) { auditEntries(first: ${first}) { id } } }`;
  const { errors } = await ask(server.app, query, { id: admin.id }, admin.headers);
  expect(errors?.[0]?.extensions).toEqual({ code: 'VALIDATION', field: 'first' });
});
