import { SHARING_SUBJECTS } from '@domain/sharing';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, signUpAdmin, type Person } from '../users/support/sign-up';
import { askingIn } from './support/asking';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe.each(SHARING_SUBJECTS)('a %s', (subject) => {
  let asking: ReturnType<typeof askingIn>;
  let owner: Person;
  beforeEach(async () => {
    await server.pool.query('truncate user_account cascade');
    asking = askingIn(server, subject);
    owner = await asking.join({ handle: 'owner' });
  });
  const SEEN = { isOwner: false, handle: 'owner' };

  it('can be seen by its owner, with and without the handle', async () => {
    const own = { isOwner: true, handle: 'owner' };
    expect(await asking.see(owner, 'owner')).toMatchObject(own);
    expect(await asking.see(owner, null)).toMatchObject(own);
  });

  it('that is private looks missing to everyone', async () => {
    const stranger = await signUp(server.database, { handle: 'stranger' });
    const admin = await signUpAdmin(server.database);
    await asking.share(owner, ['friend@example.com']);
    for (const person of [null, stranger, admin]) {
      const missing = await asking.look(person, 'nobody');
      expect(await asking.look(person, 'owner')).toEqual(missing);
      expect(await asking.see(person, 'owner')).toBeNull();
    }
  });

  it('lets everyone in, visitors too, until it is private again', async () => {
    const stranger = await signUp(server.database);
    await asking.share(owner, [], true);
    for (const person of [null, stranger])
      expect(await asking.see(person, 'owner')).toMatchObject(SEEN);
    await asking.share(owner, []);
    for (const person of [null, stranger]) {
      const missing = await asking.look(person, 'nobody');
      expect(await asking.look(person, 'owner')).toEqual(missing);
    }
  });

  it('lets in the person who verified the address, at the next request in either direction', async () => {
    const friend = await signUp(server.database, { email: 'friend@example.com' });
    expect(await asking.see(friend, 'owner')).toBeNull();
    await asking.share(owner, ['Friend@Example.com']);
    expect(await asking.see(friend, 'owner')).toMatchObject(SEEN);
    expect(await asking.see(null, 'owner')).toBeNull();
    await asking.share(owner, ['another@example.com']);
    expect(await asking.see(friend, 'owner')).toBeNull();
  });

  it('is shared one way: the other person shares nothing back', async () => {
    const friend = await asking.join({ handle: 'friend', email: 'friend@example.com' });
    await asking.share(owner, ['friend@example.com']);
    expect(await asking.see(owner, 'friend')).toBeNull();
    await asking.share(friend, [], true);
    expect(await asking.see(owner, 'friend')).toMatchObject({ isOwner: false, handle: 'friend' });
  });

  it('can’t be seen with an address that an administrator entered', async () => {
    const admin = await signUpAdmin(server.database);
    const typed = await signUp(server.database, { email: 'plain@example.com' });
    await asking.share(owner, ['friend@example.com']);
    const query = `mutation { updateUser(input: { userId: "${typed.id}", email: "friend@example.com" }) { user { email } } }`;
    const { data } = await ask(server.app, query, {}, admin.headers);
    expect(data.updateUser.user.email).toBe('friend@example.com');
    expect(await asking.see(typed, 'owner')).toBeNull();
    expect((await asking.page(typed)).handles).toEqual([]);
  });

  it('can be seen with the verified address, whatever address is shown', async () => {
    const given = { email: 'shown@example.com', verifiedEmail: 'friend@example.com' };
    const friend = await signUp(server.database, given);
    await asking.share(owner, ['shown@example.com']);
    expect(await asking.see(friend, 'owner')).toBeNull();
    await asking.share(owner, ['friend@example.com']);
    expect(await asking.see(friend, 'owner')).toMatchObject(SEEN);
  });

  it('can’t be seen without a verified address', async () => {
    const given = { email: 'friend@example.com', verifiedEmail: null };
    const unverified = await signUp(server.database, given);
    await asking.share(owner, ['friend@example.com']);
    expect(await asking.see(unverified, 'owner')).toBeNull();
  });

  it('is shared without anything else of its owner', async () => {
    await asking.share(owner, ['friend@example.com'], true);
    const { rows } = await server.pool.query(
      'select distinct subject from (select subject from sharing union all select subject from share) s',
    );
    expect(rows).toEqual([{ subject }]);
  });

  it('shows addresses only to its owner', async () => {
    const friend = await signUp(server.database, { handle: 'friend', email: 'friend@example.com' });
    await asking.share(owner, ['friend@example.com', 'secret@example.com'], true);
    const received = JSON.stringify([
      await asking.page(friend),
      await asking.look(friend, 'owner'),
      await asking.look(null, 'owner'),
    ]);
    expect(received).not.toMatch(/@example/);
    expect(received).not.toContain(owner.id);
  });
});
