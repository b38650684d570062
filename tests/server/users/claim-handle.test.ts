import { HANDLE_ERRORS, type HandleErrorCode } from '@domain/user';
import { retireHandles } from '@server/modules/people/commands/handles';
import { insertSession, insertUser } from '@tests/factories/user-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from './support/sign-up';

const UPDATE = `mutation ($handle: String!) {
  updateUserProfile(input: { handle: $handle }) { user { id handle } errors { field message code } }
}`;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const claim = async ({ headers }: Person, handle: string) => {
  const { data, errors } = await ask(server.app, UPDATE, { handle }, headers);
  expect(errors).toBeUndefined();
  return data.updateUserProfile as { user: unknown; errors: unknown[] };
};

const refused = (code: HandleErrorCode) => ({
  user: null,
  errors: [{ field: 'handle', code, message: HANDLE_ERRORS[code] }],
});

const handleOf = async ({ headers }: Person): Promise<unknown> =>
  (await ask(server.app, '{ currentUser { handle } }', {}, headers)).data.currentUser.handle;

it('is set once, and then valid for every request', async () => {
  const person = await signUp(server.database);
  expect(await claim(person, 'collector-1_b')).toEqual({
    user: { id: person.id, handle: 'collector-1_b' },
    errors: [],
  });
  expect(await handleOf(person)).toBe('collector-1_b');
  expect(await claim(person, 'another')).toEqual(refused('IMMUTABLE'));
  expect(await claim(person, 'collector-1_b')).toEqual(refused('IMMUTABLE'));
  expect(await handleOf(person)).toBe('collector-1_b');
});

it('is asked about beforehand: free, taken, retired or reserved', async () => {
  const [taken, person] = [await signUp(server.database), await signUp(server.database)];
  await claim(taken, 'already-mine');
  await retireHandles(server.database, ['was-once']);
  const refusalOf = async (handle: string, { headers } = person) =>
    (await ask(server.app, `{ handleRefusal(handle: "${handle}") }`, {}, headers)).data
      .handleRefusal as string | null;
  expect(await refusalOf('still-free')).toBeNull();
  expect(await refusalOf('already-mine')).toBe('HANDLE_TAKEN');
  expect(await refusalOf('was-once')).toBe('HANDLE_TAKEN');
  expect(await refusalOf('admin')).toBe('HANDLE_RESERVED');
  expect(await refusalOf('Upper')).toBe('HANDLE_INVALID');
  // Who has a handle learns nothing about others.
  expect(await refusalOf('still-free', taken)).toBe('IMMUTABLE');
});

it.each<[string, string, HandleErrorCode]>([
  ['nothing', '', 'HANDLE_BLANK'],
  ['blanks', ' \t', 'HANDLE_BLANK'],
  ['upper case', 'Collector', 'HANDLE_INVALID'],
  ['a Cyrillic look-alike', 'соllector', 'HANDLE_INVALID'],
  ['a zero-width character', 'collec\u200Btor', 'HANDLE_INVALID'],
  ['a zero-width character alone', '\u200B', 'HANDLE_INVALID'],
  ['..', '..', 'HANDLE_INVALID'],
  ['%2e', '%2e', 'HANDLE_INVALID'],
  ['a script', '<script>alert(1)</script>', 'HANDLE_INVALID'],
  ['31 characters', 'a'.repeat(31), 'HANDLE_INVALID'],
  ['10,000 characters', 'a'.repeat(10_000), 'HANDLE_INVALID'],
  ['a reserved word', 'everyone', 'HANDLE_RESERVED'],
  ['the word for the viewer’s own', 'my', 'HANDLE_RESERVED'],
])('refuses %s', async (_what, handle, code) => {
  const person = await signUp(server.database);
  expect(await claim(person, handle)).toEqual(refused(code));
  expect(await handleOf(person)).toBeNull();
});

it.each(['', 'A', 'admin', 'somebody', 'gone-for-good', 'free', 'myself'])(
  'reveals nothing about %j to a player with a handle',
  async (handle) => {
    const { database } = server;
    await retireHandles(database, ['gone-for-good']);
    await insertUser(database, { handle: 'somebody' });
    const person = await signUp(database, { handle: 'myself' });
    try {
      expect(await claim(person, handle)).toEqual(refused('IMMUTABLE'));
    } finally {
      await server.pool.query(`delete from user_account where handle in ('somebody', 'myself')`);
    }
  },
);

it('has one winner of 50 who claim it at once', async () => {
  const people = await Promise.all(Array.from({ length: 50 }, () => signUp(server.database)));
  const answers = await Promise.all(people.map((person) => claim(person, 'wanted')));
  const [winner, ...others] = answers.filter(({ user }) => user !== null);
  expect(winner?.user).toMatchObject({ handle: 'wanted' });
  expect(others).toEqual([]);
  const losers = answers.filter(({ user }) => user === null);
  expect(losers).toHaveLength(49);
  for (const loser of losers) expect(loser).toEqual(refused('HANDLE_TAKEN'));
  const handles = await Promise.all(people.map(handleOf));
  expect(handles.filter((handle) => handle !== null)).toEqual(['wanted']);
});

it('is only one of two that a player claims at once', async () => {
  const person = await signUp(server.database);
  const elsewhere = { id: person.id, headers: await insertSession(server.database, person.id) };
  const answers = await Promise.all([claim(person, 'this'), claim(elsewhere, 'that')]);
  const won = answers.flatMap(({ user }) => (user === null ? [] : [user]));
  expect(won).toHaveLength(1);
  expect(answers).toContainEqual(refused('IMMUTABLE'));
  expect(won).toEqual([{ id: person.id, handle: await handleOf(person) }]);
});

it('is never assigned again after its account was deleted', async () => {
  const gone = await signUp(server.database, { handle: 'retired' });
  await ask(server.app, 'mutation { deleteAccount { success } }', {}, gone.headers);
  const person = await signUp(server.database);
  expect(await claim(person, 'retired')).toEqual(refused('HANDLE_TAKEN'));
  expect(await handleOf(person)).toBeNull();
});

it('can’t be claimed by waiting for its account to be deleted', async () => {
  const owner = await signUp(server.database, { handle: 'waited-for' });
  const person = await signUp(server.database);
  const remove = ask(server.app, 'mutation { deleteAccount { success } }', {}, owner.headers);
  const answers = await Promise.all([claim(person, 'waited-for'), remove]);
  expect(answers[0]).toEqual(refused('HANDLE_TAKEN'));
});
