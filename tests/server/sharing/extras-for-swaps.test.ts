import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { type Person, signUp } from '../users/support/sign-up';

let server: TestApp;
let owner: Person;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  await server.pool.query('truncate user_account cascade');
  owner = await signUp(server.database, { handle: 'owner' });
});
afterAll(() => server.close());

const SETTINGS = 'sharedWithAll opensExtras version';
const settings = async () =>
  (await ask(server.app, `{ collectionShareSettings { ${SETTINGS} } }`, {}, owner.headers)).data
    .collectionShareSettings;
const update = async (input: object) => {
  const { data } = await ask(
    server.app,
    `mutation ($input: UpdateCollectionSharingInput!) { outcome: updateCollectionSharing(input: $input) {
      success errors { code } settings { ${SETTINGS} } } }`,
    { input: { shareWithAll: true, shareWith: [], ...input } },
    owner.headers,
  );
  return data.outcome;
};
const seen = async () =>
  (
    await ask(
      server.app,
      '{ userCardSetCollection(cardSetCode: "sor", userHandle: "owner") { opensExtras } }',
      {},
    )
  ).data.userCardSetCollection;

it('is off until the owner turns it on, and everyone who sees the collection sees it', async () => {
  expect(await settings()).toEqual({ sharedWithAll: false, opensExtras: false, version: 0 });
  await update({ expectedVersion: 0 });
  expect(await seen()).toEqual({ opensExtras: false });
  expect(await update({ opensExtras: true, expectedVersion: 1 })).toEqual({
    success: true,
    errors: [],
    settings: { sharedWithAll: true, opensExtras: true, version: 2 },
  });
  expect(await seen()).toEqual({ opensExtras: true });
});

it('stays as it is for a page that doesn’t know of it, and isn’t turned by one that is out of date', async () => {
  await update({ opensExtras: true, expectedVersion: 0 });
  const { settings: kept } = await update({ shareWithAll: false, expectedVersion: 1 });
  expect(kept).toEqual({ sharedWithAll: false, opensExtras: true, version: 2 });
  expect(
    await update({ shareWithAll: false, opensExtras: false, expectedVersion: 1 }),
  ).toMatchObject({ success: false, errors: [{ code: 'CONFLICT' }], settings: kept });
  // The same again, after a lost answer, changes nothing.
  expect(
    await update({ shareWithAll: false, opensExtras: true, expectedVersion: 1 }),
  ).toMatchObject({ success: true, settings: kept });
});

it('is a setting of collections alone', async () => {
  await expect(
    server.pool.query(
      `insert into sharing (user_id, subject, opens_extras) values ($1, 'SALE_LIST', true)`,
      [owner.id],
    ),
  ).rejects.toThrow('sharing_extras_of_collection');
});
