import { SHARING_SUBJECTS, type SharingSubject } from '@domain/sharing';
import { recordStep } from '@server/modules/collection/commands/record-step';
import { touchShared } from '@server/modules/sharing';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';
import { askingIn } from './support/asking';

let server: TestApp;
let variantId: string;
beforeAll(async () => {
  server = await startTestApp();
  const cardSetId = await insertCardSet(server.database);
  variantId = await insertPrinting(server.database, {
    cardId: await insertCard(server.database, { id: 'sor-001', cardSetId }),
  });
});
afterAll(() => server.close());

const CONFLICT = {
  field: 'expectedVersion',
  code: 'CONFLICT',
  message: 'This was changed elsewhere.',
};
const FRIEND = 'friend@example.com';
const RIVAL = 'rival@example.com';
const to = (...emails: string[]) => emails.map((email) => expect.objectContaining({ email }));

describe.each(SHARING_SUBJECTS)('two tabs that share a %s', (subject) => {
  let asking: ReturnType<typeof askingIn>;
  let owner: Person;
  beforeEach(async () => {
    await server.pool.query('truncate user_account cascade');
    asking = askingIn(server, subject);
    owner = await asking.join({ handle: 'owner' });
  });
  const share = (seen: number | null, emails: string[], withAll = false) =>
    asking.share(owner, emails, withAll, undefined, seen);
  const versionNow = async () => (await asking.settings(owner)).version;

  it('don’t restore revoked access', async () => {
    const friend = await signUp(server.database, { email: FRIEND });
    await share(0, [FRIEND]);
    await share(1, []);
    // The other tab still shows the friend, and adds somebody else.
    expect(await share(1, [FRIEND, RIVAL])).toEqual({
      success: false,
      errors: [CONFLICT],
      settings: { sharedWithAll: false, sharedWithUsers: [], version: 2 },
    });
    expect(await asking.see(friend, 'owner')).toBeNull();
    expect(await share(2, [RIVAL])).toMatchObject({
      success: true,
      settings: { sharedWithUsers: to(RIVAL), version: 3 },
    });
    expect(await asking.see(friend, 'owner')).toBeNull();
  });

  it('don’t share again with everyone what was made private', async () => {
    await share(0, [], true);
    await share(1, []);
    expect(await share(1, [FRIEND], true)).toMatchObject({
      success: false,
      settings: { sharedWithAll: false, sharedWithUsers: [], version: 2 },
    });
    expect(await asking.see(null, 'owner')).toBeNull();
  });

  it('don’t undo one another’s sharing either', async () => {
    await share(0, [FRIEND]);
    expect(await share(0, [RIVAL])).toMatchObject({
      success: false,
      errors: [CONFLICT],
      settings: { sharedWithUsers: to(FRIEND), version: 1 },
    });
  });

  it('that want the same have no conflict, and a lost answer is repeated', async () => {
    const answer = await share(0, [FRIEND, RIVAL], true);
    expect(await share(0, [RIVAL, ` ${FRIEND.toUpperCase()} `], true)).toEqual(answer);
    expect(await versionNow()).toBe(1);
  });

  it('and are older than versions may make first settings, but overwrite nothing', async () => {
    expect(await share(null, [FRIEND])).toMatchObject({ success: true });
    await share(1, []);
    for (const [emails, withAll] of [
      [[FRIEND], false],
      [[], true],
    ] as const) {
      expect(await share(null, [...emails], withAll)).toEqual({
        success: false,
        errors: [{ ...CONFLICT, message: 'This page is older than the server. Reload it.' }],
        settings: { sharedWithAll: false, sharedWithUsers: [], version: 2 },
      });
    }
    expect(await share(null, [])).toMatchObject({ success: true, errors: [] });
  });

  it('aren’t disturbed by changes of what is shared', async () => {
    await share(0, [FRIEND]);
    await server.pool.query(`update sharing set updated_at = now() where user_id = $1`, [owner.id]);
    expect(await share(1, [])).toMatchObject({ success: true, settings: { version: 2 } });
  });

  it('ten at once: one wins as a whole, and the others get the current settings', async () => {
    const lists = Array.from({ length: 10 }, (_, at) => [
      `${at}-a@example.com`,
      `${at}-b@example.com`,
    ]);
    const answers = await Promise.all(lists.map((emails) => share(0, emails)));
    expect(answers.filter((answer) => typeof answer === 'string')).toEqual([]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const settings = await asking.settings(owner);
    expect(lists).toContainEqual(
      settings.sharedWithUsers.map(({ email }: { email: string }) => email),
    );
    for (const answer of answers) expect(answer.settings).toEqual(settings);
    expect(settings.version).toBe(1);
  });

  it('a revocation and nine outdated grants at once: nobody gets access unseen', async () => {
    await share(0, [FRIEND]);
    await Promise.all([
      share(1, []),
      ...Array.from({ length: 9 }, (_, at) => share(1, [FRIEND, `${at}@example.com`])),
    ]);
    // Either the revocation came first and holds, or one grant did, and the revocation is a conflict.
    const { sharedWithUsers, version } = await asking.settings(owner);
    expect(version).toBe(2);
    expect([0, 2]).toContain(sharedWithUsers.length);
  });
});

/** A player changes what they may share, for the first time. */
const changes: Record<SharingSubject, (userId: string) => Promise<unknown>> = {
  COLLECTION: (userId) =>
    recordStep(server.database, { userId, actorId: userId, reason: 'EDIT' }, [
      {
        variantId,
        version: 0,
        from: { inventory: 0, missingOverride: null },
        to: { inventory: 1, missingOverride: null },
      },
    ]),
  WANT_LIST: (userId) => touchShared(server.database, userId, 'WANT_LIST'),
  SALE_LIST: (userId) => touchShared(server.database, userId, 'SALE_LIST'),
};

describe.each(SHARING_SUBJECTS)('a %s that was changed and never shared', (subject) => {
  it.each([
    ['an old page', null],
    ['a page that was open before', 0],
  ])('may still be set by %s', async (_page, seen) => {
    await server.pool.query('truncate user_account cascade');
    const asking = askingIn(server, subject);
    const owner = await asking.join({ handle: 'owner' });
    await changes[subject](owner.id);
    const { rows } = await server.pool.query(
      'select subject from sharing where user_id = $1 and subject = $2',
      [owner.id, subject],
    );
    expect(rows).toHaveLength(1);
    expect(await asking.settings(owner)).toMatchObject({ version: 0 });
    expect(await asking.share(owner, [], true, undefined, seen)).toMatchObject({ success: true });
  });
});
