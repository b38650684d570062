import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, signUpAdmin, type Person } from '../users/support/sign-up';
import { askingIn } from './support/asking';

let test: TestApp;
let asking: ReturnType<typeof askingIn>;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  asking = askingIn(test);
});
beforeEach(async () => {
  await test.pool.query('truncate user_account cascade');
  owner = await signUp(test.database, { handle: 'owner' });
});
afterAll(() => test.close());

const SEEN = { data: { userCardSetCollection: { isOwner: false, handle: 'owner' } } };
const isRefused = async (person: Person | null, handle = 'owner') => {
  const answer = await asking.look(person, handle);
  return answer.errors?.[0]?.extensions['code'] === 'NOT_FOUND';
};

it('answers for a private collection as for none, to anyone', async () => {
  const stranger = await signUp(test.database, { handle: 'stranger' });
  const admin = await signUpAdmin(test.database);
  await asking.share(owner, ['friend@example.com']);
  for (const person of [null, stranger, admin]) {
    const missing = await asking.look(person, 'nobody');
    expect(await asking.look(person, 'owner')).toEqual(missing);
    expect(missing.errors?.[0]).toMatchObject({ message: 'Collection not found' });
  }
});

it('lets everyone in, visitors too, until it is private again', async () => {
  const stranger = await signUp(test.database);
  await asking.share(owner, [], true);
  for (const person of [null, stranger])
    expect(await asking.look(person, 'owner')).toMatchObject(SEEN);
  await asking.share(owner, []);
  for (const person of [null, stranger]) expect(await isRefused(person)).toBe(true);
});

it('lets in whoever has verified the address, at the next request in either direction', async () => {
  const friend = await signUp(test.database, { email: 'friend@example.com' });
  expect(await isRefused(friend)).toBe(true);
  await asking.share(owner, ['Friend@Example.com']);
  expect(await asking.look(friend, 'owner')).toMatchObject(SEEN);
  expect(await isRefused(null)).toBe(true);
  await asking.share(owner, ['another@example.com']);
  expect(await isRefused(friend)).toBe(true);
});

it('gives no access by an address that an administrator typed in', async () => {
  const admin = await signUpAdmin(test.database);
  const typed = await signUp(test.database, { email: 'plain@example.com' });
  await asking.share(owner, ['friend@example.com']);
  const query = `mutation { updateUser(input: { userId: "${typed.id}", email: "friend@example.com" }) { user { email } } }`;
  const { data } = await ask(test.app, query, {}, admin.headers);
  expect(data.updateUser.user.email).toBe('friend@example.com');
  expect(await isRefused(typed)).toBe(true);
  expect((await asking.page(typed)).handles).toEqual([]);
});

it('gives access by the verified address, whatever address is shown', async () => {
  const given = { email: 'shown@example.com', verifiedEmail: 'friend@example.com' };
  const friend = await signUp(test.database, given);
  await asking.share(owner, ['shown@example.com']);
  expect(await isRefused(friend)).toBe(true);
  await asking.share(owner, ['friend@example.com']);
  expect(await asking.look(friend, 'owner')).toMatchObject(SEEN);
});

it('gives no access where nothing is verified', async () => {
  const given = { email: 'friend@example.com', verifiedEmail: null };
  const unverified = await signUp(test.database, given);
  await asking.share(owner, ['friend@example.com']);
  expect(await isRefused(unverified)).toBe(true);
});

it('shares a collection, and neither of the lists', async () => {
  await asking.share(owner, ['friend@example.com'], true);
  const { rows } = await test.pool.query(
    'select distinct subject from (select subject from sharing union all select subject from share) s',
  );
  expect(rows).toEqual([{ subject: 'COLLECTION' }]);
});
