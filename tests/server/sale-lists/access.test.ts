import { share, sharing } from '@server/db/tables';
import { signUp } from '../users/support/sign-up';
import { ITEM, withSelling } from './support/selling';
import { ask } from '../support/ask';

const selling = withSelling();

const ASKED = `query ($userHandle: String) { userSaleLists(userHandle: $userHandle) {
  id isOwner handle items { ${ITEM} } shareSettings { sharedWithAll sharedWithUsers { email } } } }`;
/** The whole answer, to be compared with others'. */
const answerFor = async (headers: { cookie: string } | undefined, userHandle: string) => {
  const { status, data, errors } = await ask(selling.server.app, ASKED, { userHandle }, headers);
  return { status, data, errors };
};
const NOTHING = { status: 200, data: { userSaleLists: [] }, errors: undefined };

const shareWith = (email: string, subject: 'SALE_LIST' | 'WANT_LIST' = 'SALE_LIST') =>
  selling.server.database.insert(share).values({ ownerId: selling.seller.id, subject, email });
const shareWithAll = async (userId = selling.seller.id) => {
  await selling.server.database
    .insert(sharing)
    .values({ userId, subject: 'SALE_LIST', sharedWithAll: true })
    .onConflictDoUpdate({
      target: [sharing.userId, sharing.subject],
      set: { sharedWithAll: true },
    });
};

it('a list that is shared with everyone is shown to everyone, without the others that it is shared with', async () => {
  await selling.update({ banner: 'Half price' });
  await selling.upsert({ quantity: 2 });
  await shareWithAll();
  await shareWith('friend@example.com');
  const own = await selling.listFor(selling.seller);
  expect(own).toMatchObject({
    name: `${selling.handle}'s Sale List`,
    isOwner: true,
    shareSettings: { sharedWithAll: true, sharedWithUsers: [{ email: 'friend@example.com' }] },
  });
  const stranger = await signUp(selling.server.database);
  for (const viewer of [null, stranger]) {
    expect(await selling.listFor(viewer)).toEqual({ ...own, isOwner: false, shareSettings: null });
  }
});

it('a list that is shared with an address is shown to the person who verified it, until it isn’t', async () => {
  const email = `friend-of-${selling.handle}@example.com`;
  const friend = await signUp(selling.server.database, { email });
  const unverified = await signUp(selling.server.database, { email, verifiedEmail: null });
  await shareWith(email);
  expect(await selling.listFor(friend)).toMatchObject({ isOwner: false, shareSettings: null });
  expect(await selling.listFor(unverified)).toBeUndefined();
  await selling.server.pool.query('delete from share where email = $1', [email]);
  expect(await selling.listFor(friend)).toBeUndefined();
});

it('a list that is private, empty-handed, of nobody or shared as another thing looks the same', async () => {
  const { database } = selling.server;
  const without = await signUp(database, { handle: `without-${selling.handle}` });
  await shareWithAll(without.id);
  const stranger = await signUp(database, { email: `stranger-to-${selling.handle}@example.com` });
  await shareWith(`stranger-to-${selling.handle}@example.com`, 'WANT_LIST');
  await database
    .insert(sharing)
    .values({ userId: selling.seller.id, subject: 'WANT_LIST', sharedWithAll: true });
  const none = ['nobody-at-all', '../admin', 'x'.repeat(10_000), ''];
  for (const handle of [selling.handle, `without-${selling.handle}`, ...none]) {
    expect(await answerFor(undefined, handle)).toEqual(NOTHING);
    expect(await answerFor(stranger.headers, handle)).toEqual(NOTHING);
  }
});

it('a visitor who asks for their own list is asked to sign in', async () => {
  const { errors } = await ask(selling.server.app, '{ userSaleLists { id } }');
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});
