import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';
import { askingIn } from './support/asking';

let server: TestApp;
let asking: ReturnType<typeof askingIn>;
beforeAll(async () => {
  server = await startTestApp();
  asking = askingIn(server);
});
beforeEach(() => server.pool.query('truncate user_account cascade'));
afterAll(() => server.close());

/** A player who shares their collection, which changed the given number of minutes ago. */
async function sharer(
  handle: string,
  minutesAgo: number,
  { emails = [], withAll = true }: { emails?: string[]; withAll?: boolean } = {},
): Promise<Person> {
  const person = await signUp(server.database, { handle, email: `${handle}@example.com` });
  await asking.share(person, emails, withAll);
  await server.pool.query(
    `update sharing set updated_at = '2026-03-01T12:00:00.123456Z'::timestamptz - $2 * interval '1 minute'
      where user_id = $1`,
    [person.id, minutesAgo],
  );
  return person;
}
const toFriend = { emails: ['friend@example.com'], withAll: false };

it('lists what is shared with everyone, newest change first', async () => {
  await sharer('older', 5);
  await sharer('newest', 1);
  await sharer('private', 0, { withAll: false });
  const { nodes, endCursor, hasNextPage } = await asking.page(null);
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(nodes).toEqual([
    {
      id: 'newest',
      userHandle: 'newest',
      publiclyShared: true,
      createdAt: moment,
      updatedAt: '2026-03-01T11:59:00.123Z',
    },
    expect.objectContaining({ id: 'older', updatedAt: '2026-03-01T11:55:00.123Z' }),
  ]);
  expect({ endCursor, hasNextPage }).toEqual({ endCursor: expect.any(String), hasNextPage: false });
});

it('also lists what is shared with the viewer’s verified address, each once', async () => {
  await sharer('for-all', 3);
  await sharer('for-friend', 2, toFriend);
  await sharer('for-both', 1, { ...toFriend, withAll: true });
  await sharer('for-another', 0, { emails: ['another@example.com'], withAll: false });
  const friend = await signUp(server.database, { email: 'friend@example.com' });
  const { handles, nodes } = await asking.page(friend);
  expect(handles).toEqual(['for-both', 'for-friend', 'for-all']);
  expect(nodes.map((node: { publiclyShared: boolean }) => node.publiclyShared)).toEqual([
    true,
    false,
    true,
  ]);
  expect((await asking.page(null)).handles).toEqual(['for-both', 'for-all']);
});

it('shows the viewer’s own shared collection, once', async () => {
  const all = await sharer('all', 2);
  const some = await sharer('some', 1, toFriend);
  const both = await sharer('both', 3, { emails: ['both@example.com'], withAll: true });
  const none = await sharer('none', 0, { withAll: false });
  expect((await asking.page(all)).handles).toEqual(['all', 'both']);
  expect((await asking.page(some)).handles).toEqual(['some', 'all', 'both']);
  expect((await asking.page(both)).handles).toEqual(['all', 'both']);
  expect((await asking.page(none)).handles).toEqual(['all', 'both']);
});

it('leaves out deleted users, users without a handle, and shared lists', async () => {
  const gone = await sharer('gone', 1);
  const nameless = await sharer('nameless', 2);
  await sharer('list', 3);
  await sharer('there', 4);
  await server.pool.query('update user_account set deleted_at = now() where id = $1', [gone.id]);
  await server.pool.query('update user_account set handle = null where id = $1', [nameless.id]);
  await server.pool.query(
    `update sharing set subject = 'SALE_LIST' where user_id =
      (select id from user_account where handle = 'list')`,
  );
  expect((await asking.page(null)).handles).toEqual(['there']);
});

it('has all of them, page by page, even with changes at the same moment', async () => {
  const friend = await signUp(server.database, { handle: 'friend', email: 'friend@example.com' });
  await asking.share(friend, [], true);
  for (let at = 0; at < 9; at += 1) {
    await sharer(`s${at}`, Math.floor(at / 3), at % 2 ? toFriend : undefined);
  }
  const all = (await asking.page(friend)).handles;
  expect(all).toHaveLength(10);

  const paged: string[] = [];
  let after: string | null = null;
  for (let more = true; more;) {
    const page = await asking.page(friend, { first: 3, after });
    expect(page.handles.length).toBeLessThanOrEqual(3);
    paged.push(...page.handles);
    after = page.endCursor;
    more = page.hasNextPage;
  }
  expect(paged).toEqual(all);
});

it('is an empty page if nobody shares', async () => {
  expect(await asking.page(null)).toEqual({
    nodes: [],
    handles: [],
    endCursor: null,
    hasNextPage: false,
  });
});

it.each([-1, 0, 101, 2_147_483_647])('refuses %i at once', async (first) => {
  expect(await asking.page(null, { first })).toEqual({ code: 'VALIDATION', field: 'first' });
});

const coded = (text: string) => Buffer.from(text).toString('base64url');
it.each([
  '',
  'nonsense',
  coded('1 2'),
  coded('x 00000000-0000-4000-8000-000000000000'),
  coded('-1 00000000-0000-4000-8000-000000000000'),
  coded(`${'9'.repeat(40)} 00000000-0000-4000-8000-000000000000`),
  coded('1 00000000-0000-4000-8000-00000000000\0'),
])('refuses the cursor %j', async (after) => {
  expect(await asking.page(null, { after })).toEqual({ code: 'VALIDATION', field: 'after' });
});

it('accepts any moment in a cursor', async () => {
  await sharer('there', 1);
  const somebody = '00000000-0000-4000-8000-000000000000';
  const from = (micros: string) => asking.page(null, { after: coded(`${micros} ${somebody}`) });
  expect((await from('0')).handles).toEqual([]);
  expect((await from('9'.repeat(16))).handles).toEqual(['there']);
});
