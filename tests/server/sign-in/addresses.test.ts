import { tokenHash } from '@server/modules/people/commands/session-token';
import { ask } from '../support/ask';
import { startSignInTest, type SignInTest } from './support/sign-in-test';

/** Its lower case, among all letters, is k. */
const KELVIN = '\u212A';

let given: SignInTest;
beforeAll(async () => {
  given = await startSignInTest();
});
afterAll(() => given.close());

/** A person whose provider calls this address verified. */
async function withAddress(sub: string, email: string): Promise<{ cookie: string }> {
  given.provider.lies = { claims: { sub, email } };
  const browser = await given.newBrowser();
  await given.signIn(browser);
  const { rows } = await given.server.pool.query('select from session where token_hash = $1', [
    tokenHash(browser.token!),
  ]);
  expect(rows).toHaveLength(1);
  return { cookie: `session=${browser.token}` };
}

const send = async (headers: { cookie: string }, query: string) =>
  (await ask(given.server.app, query, {}, headers)).data;

it('doesn’t match another address by Unicode lower-casing', async () => {
  const owner = await withAddress('owner', 'owner@example.com');
  await send(
    owner,
    'mutation { updateUserProfile(input: { handle: "owner" }) { errors { code } } }',
  );
  await send(owner, 'mutation { createWantList { wantList { id } } }');
  const share = `mutation { updateCollectionSharing(input: { shareWithAll: false, shareWith: [{ email: "King@Example.com" }] }) { success } }`;
  expect(await send(owner, share)).toEqual({ updateCollectionSharing: { success: true } });

  const shared = '{ sharedCollections { nodes { userHandle } } }';
  const impostor = await withAddress('impostor', `${KELVIN}ing@Example.com`);
  const king = await withAddress('king', 'KING@example.com');
  expect(await send(impostor, '{ currentUser { email } }')).toEqual({
    currentUser: { email: `${KELVIN}ing@example.com` },
  });
  expect((await send(impostor, shared)).sharedCollections.nodes).toEqual([]);
  expect((await send(king, shared)).sharedCollections.nodes).toHaveLength(1);
});

it('can’t be set as another user’s by an administrator either', async () => {
  const admin = await withAddress('admin', 'admin@example.com');
  const king = await withAddress('king', 'KING@example.com');
  const { currentUser } = await send(king, '{ currentUser { id } }');
  const change = (email: string) =>
    send(
      admin,
      `mutation { updateUser(input: { userId: "${currentUser.id}", email: "${email}" }) { user { email } errors { code } } }`,
    );
  expect(await change(`${KELVIN}eeper@example.com`)).toEqual({
    updateUser: { user: null, errors: [{ code: 'EMAIL_INVALID' }] },
  });
  expect(await change('Keeper@Example.com')).toMatchObject({
    updateUser: { user: { email: 'keeper@example.com' } },
  });
});
