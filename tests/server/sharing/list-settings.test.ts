import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';
import { askingIn } from './support/asking';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(() => server.pool.query('truncate user_account cascade'));
afterAll(() => server.close());

const NOBODY = { sharedWithAll: false, sharedWithUsers: [], version: 0 };

describe.each([
  { subject: 'WANT_LIST', message: 'Want list not found', insertOther: insertSaleList },
  { subject: 'SALE_LIST', message: 'Sale list not found', insertOther: insertWantList },
] as const)('who may see a $subject', ({ subject, message, insertOther }) => {
  let asking: ReturnType<typeof askingIn>;
  let owner: Person;
  beforeEach(async () => {
    asking = askingIn(server, subject);
    owner = await asking.join({ handle: 'owner' });
  });

  it('is nobody until one says otherwise; then it is kept, and told beside the list', async () => {
    expect(await asking.settings(owner)).toEqual(NOBODY);
    const { success, errors, settings } = await asking.share(owner, ['Friend@Example.com'], true);
    expect({ success, errors }).toEqual({ success: true, errors: [] });
    expect(settings).toEqual({
      sharedWithAll: true,
      sharedWithUsers: [{ id: expect.any(String), handle: null, email: 'friend@example.com' }],
      version: 1,
    });
    expect(await asking.settings(owner)).toEqual(settings);
    expect(await asking.see(owner, null)).toMatchObject({ settings });
    expect(await asking.see(null, 'owner')).toMatchObject({ settings: null });
  });

  it('stays as it is beside a bad address', async () => {
    await asking.share(owner, ['kept@example.com']);
    const settings = await asking.settings(owner);
    expect(await asking.share(owner, ['new@example.com', 'nobody'], true)).toEqual({
      success: false,
      errors: [
        {
          field: 'shareWith.1.email',
          message: 'Please enter a valid email address',
          code: 'EMAIL_INVALID',
        },
      ],
      settings,
    });
    expect(await asking.settings(owner)).toEqual(settings);
  });

  it('is told and changed for another’s list as for none, even for one that is seen', async () => {
    const stranger = await asking.join({ handle: 'stranger', email: 'stranger@example.com' });
    const own = await insertOther(server.database, stranger.id);
    await asking.share(owner, ['stranger@example.com'], true);
    const before = await asking.settings(owner);
    for (const listId of [asking.listOf(owner), asking.listOf(null), own, 'none', '']) {
      expect(await asking.settings(stranger, listId)).toEqual({ message, code: 'NOT_FOUND' });
      // A bad address, too, tells nothing about the list.
      for (const emails of [[], ['nobody']]) {
        expect(await asking.share(stranger, emails, false, listId)).toBe('NOT_FOUND');
      }
    }
    expect(await asking.settings(owner)).toEqual(before);
    expect(await asking.settings(stranger)).toEqual(NOBODY);
  });

  it('wants a person and, to be changed, their handle', async () => {
    const nameless = await asking.join({ handle: null });
    expect(await asking.settings(nameless)).toEqual(NOBODY);
    expect(await asking.share(nameless, [], true)).toBe('FORBIDDEN');
    const listId = asking.listOf(owner);
    expect(await asking.settings(null, listId)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await asking.share(null, [], true, listId)).toBe('UNAUTHENTICATED');
    expect(await asking.settings(owner)).toEqual(NOBODY);
  });

  it('is one thing for each of a player’s lists and their collection', async () => {
    const other = askingIn(server, subject === 'WANT_LIST' ? 'SALE_LIST' : 'WANT_LIST');
    const otherId = await insertOther(server.database, owner.id);
    await asking.share(owner, [], true);
    expect(await other.settings(owner, otherId)).toEqual(NOBODY);
    expect(await askingIn(server).settings(owner)).toEqual(NOBODY);
    await other.share(owner, ['friend@example.com'], false, otherId);
    expect(await asking.settings(owner)).toMatchObject({
      sharedWithAll: true,
      sharedWithUsers: [],
    });
    const stranger = await signUp(server.database);
    expect(await asking.see(stranger, 'owner')).not.toBeNull();
    expect(await other.see(stranger, 'owner')).toBeNull();
  });
});
