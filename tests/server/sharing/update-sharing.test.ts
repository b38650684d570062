import { MAX_SHARES, SHARE_ADDRESS_ERRORS } from '@domain/sharing';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { startTestApp, type TestApp } from '../support/test-app';
import { type Person, signUp } from '../users/support/sign-up';
import { askingIn } from './support/asking';

describe('who may see a collection', () => {
  let server: TestApp;
  let asking: ReturnType<typeof askingIn>;
  let owner: Person;
  beforeAll(async () => {
    server = await startTestApp();
    asking = askingIn(server);
  });
  beforeEach(async () => {
    await server.pool.query('truncate user_account cascade');
    owner = await signUp(server.database, { handle: 'owner' });
  });
  afterAll(() => server.close());

  const refusal = (field: string, code: keyof typeof SHARE_ADDRESS_ERRORS) => ({
    field,
    code,
    message: SHARE_ADDRESS_ERRORS[code],
  });
  const shared = (email: string) => ({
    id: expect.stringMatching(/^[\w-]{36}$/),
    handle: null,
    email,
  });
  const NOBODY = { sharedWithAll: false, sharedWithUsers: [], version: 0 };

  it('is private by default', async () => {
    expect(await asking.settings(owner)).toEqual(NOBODY);
  });

  it('stores the settings, with addresses in lower case', async () => {
    const settings = {
      sharedWithAll: false,
      sharedWithUsers: [shared('friend@example.com'), shared('rival@example.com')],
      version: 1,
    };
    expect(await asking.share(owner, ['Rival@Example.com', ' friend@example.com '])).toEqual({
      success: true,
      errors: [],
      settings,
    });
    expect(await asking.settings(owner)).toEqual(settings);
  });

  it('replaces the list as a whole; a kept address keeps its share’s id', async () => {
    await asking.share(owner, ['a@example.com', 'b@example.com']);
    const [, second] = (await asking.settings(owner)).sharedWithUsers;
    const { settings } = await asking.share(owner, ['c@example.com', 'b@example.com'], true);
    expect(settings).toEqual({
      sharedWithAll: true,
      sharedWithUsers: [second, shared('c@example.com')],
      version: 2,
    });
    await asking.share(owner, []);
    expect(await asking.settings(owner)).toEqual({ ...NOBODY, version: 3 });
  });

  it('gives the same answer for an address that somebody has and one that nobody has', async () => {
    const person = await signUp(server.database, { handle: 'known', email: 'known@example.com' });
    const { settings, ...known } = await asking.share(owner, ['known@example.com']);
    const { settings: others, ...unknown } = await asking.share(owner, ['unknown@example.com']);
    expect(known).toEqual(unknown);
    expect(settings.sharedWithUsers).toEqual([shared('known@example.com')]);
    expect(others.sharedWithUsers).toEqual([shared('unknown@example.com')]);
    expect(settings.sharedWithUsers[0].id).not.toBe(person.id);
  });

  it.each([
    ['no address', ['nobody'], [refusal('shareWith.0.email', 'EMAIL_INVALID')]],
    ['an empty one', ['a@example.com', ''], [refusal('shareWith.1.email', 'EMAIL_INVALID')]],
    ['a script', ['<script>@example.com'], [refusal('shareWith.0.email', 'EMAIL_INVALID')]],
    ['10,000 letters', ['a'.repeat(10_000)], [refusal('shareWith.0.email', 'EMAIL_INVALID')]],
    [
      'one twice',
      ['a@example.com', 'A@EXAMPLE.COM'],
      [refusal('shareWith.1.email', 'EMAIL_ADDED')],
    ],
    [
      'two bad ones',
      ['x', 'a@example.com', 'y'],
      [
        refusal('shareWith.0.email', 'EMAIL_INVALID'),
        refusal('shareWith.2.email', 'EMAIL_INVALID'),
      ],
    ],
    [
      'too many',
      Array.from({ length: MAX_SHARES + 1 }, (_, at) => `p${at}@example.com`),
      [refusal('shareWith', 'TOO_MANY')],
    ],
  ])('refuses %s, and changes nothing', async (_what, emails, errors) => {
    await asking.share(owner, ['kept@example.com']);
    const settings = { ...NOBODY, sharedWithUsers: [shared('kept@example.com')], version: 1 };
    expect(await asking.share(owner, emails, true)).toEqual({ success: false, errors, settings });
    expect(await asking.settings(owner)).toEqual(settings);
  });

  it('accepts as many as are allowed', async () => {
    const emails = Array.from({ length: MAX_SHARES }, (_, at) => `p${at}@example.com`);
    expect((await asking.share(owner, emails)).settings.sharedWithUsers).toHaveLength(MAX_SHARES);
  });

  it('needs a handle, and a signed-in person', async () => {
    const without = await signUp(server.database);
    expect(await asking.share(without, [], true)).toBe('FORBIDDEN');
    expect(await asking.settings(without)).toEqual(NOBODY);
    expect(await asking.share(null, [], true)).toBe('UNAUTHENTICATED');
  });

  it('leaves what others share alone', async () => {
    const other = await signUp(server.database, { handle: 'other' });
    await asking.share(owner, ['friend@example.com'], true);
    await asking.share(other, ['friend@example.com']);
    await asking.share(other, []);
    expect(await asking.settings(owner)).toEqual({
      sharedWithAll: true,
      sharedWithUsers: [shared('friend@example.com')],
      version: 1,
    });
  });
});

describe('who may see a list', () => {
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

    it('is nobody by default; once set, it is stored and returned with the list', async () => {
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

    it('doesn’t change with an invalid address', async () => {
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

    it('is NOT_FOUND for another player’s list, even for a visible one', async () => {
      const stranger = await asking.join({ handle: 'stranger', email: 'stranger@example.com' });
      const own = await insertOther(server.database, stranger.id);
      await asking.share(owner, ['stranger@example.com'], true);
      const before = await asking.settings(owner);
      for (const listId of [asking.listOf(owner), asking.listOf(null), own, 'none', '']) {
        expect(await asking.settings(stranger, listId)).toEqual({ message, code: 'NOT_FOUND' });
        // An invalid address doesn't reveal anything about the list either.
        for (const emails of [[], ['nobody']]) {
          expect(await asking.share(stranger, emails, false, listId)).toBe('NOT_FOUND');
        }
      }
      expect(await asking.settings(owner)).toEqual(before);
      expect(await asking.settings(stranger)).toEqual(NOBODY);
    });

    it('needs a signed-in person and, for changes, a handle', async () => {
      const nameless = await asking.join({ handle: null });
      expect(await asking.settings(nameless)).toEqual(NOBODY);
      expect(await asking.share(nameless, [], true)).toBe('FORBIDDEN');
      const listId = asking.listOf(owner);
      expect(await asking.settings(null, listId)).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(await asking.share(null, [], true, listId)).toBe('UNAUTHENTICATED');
      expect(await asking.settings(owner)).toEqual(NOBODY);
    });

    it('is separate for each of a player’s lists and their collection', async () => {
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
});
