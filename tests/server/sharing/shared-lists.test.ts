import type { SharingSubject } from '@domain/sharing';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { ask } from '../support/ask';
import { statementsOf } from '../support/statements-of';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';
import { askingIn } from './support/asking';

let server: TestApp;
const printings: string[] = [];
beforeAll(async () => {
  server = await startTestApp();
  const cardSetId = await insertCardSet(server.database);
  for (const number of ['001', '002', '003', '004']) {
    const cardId = await insertCard(server.database, { id: `sor-${number}`, cardSetId });
    printings.push(await insertPrinting(server.database, { cardId, number }));
  }
});
beforeEach(() => server.pool.query('truncate user_account cascade'));
afterAll(() => server.close());

type ListSubject = Exclude<SharingSubject, 'COLLECTION'>;
const insertList = (subject: ListSubject, { id }: Person, variantIds: readonly string[]) =>
  subject === 'WANT_LIST'
    ? insertWantList(server.database, id, Object.fromEntries(variantIds.map((each) => [each, 2])))
    : insertSaleList(server.database, id, Object.fromEntries(variantIds.map((each) => [each, {}])));

describe.each([
  {
    subject: 'WANT_LIST',
    other: 'SALE_LIST',
    field: 'sharedWantLists',
    count: 'matchingSaleListItemCount',
  },
  {
    subject: 'SALE_LIST',
    other: 'WANT_LIST',
    field: 'sharedSaleLists',
    count: 'matchingWantListItemCount',
  },
] as const)('$field', ({ subject, other, field, count }) => {
  /** A player who shares a list with these printings. */
  async function sharer(handle: string, variantIds: readonly string[] = [], emails?: string[]) {
    const person = await signUp(server.database, { handle, email: `${handle}@example.com` });
    const listId = await insertList(subject, person, variantIds);
    await askingIn(server, subject).share(person, emails ?? [], emails === undefined, listId);
    return person;
  }
  const PAGE = `query ($first: Int, $after: String) {
    page: ${field}(first: $first, after: $after) {
      nodes { userHandle publiclyShared matching: ${count} } pageInfo { endCursor hasNextPage }
    }
  }`;
  const page = async (person: Person | null, asked: Record<string, unknown> = {}) => {
    const { data, errors } = await ask(server.app, PAGE, asked, person?.headers);
    return errors ? errors[0]?.extensions : data.page;
  };
  const matching = async (person: Person | null): Promise<Record<string, number>> =>
    Object.fromEntries(
      (await page(person)).nodes.map((node: { userHandle: string; matching: number }) => [
        node.userHandle,
        node.matching,
      ]),
    );

  it('lists what is shared with everyone or with the viewer, without their own', async () => {
    const friend = await sharer('friend');
    await sharer('for-all');
    await sharer('for-friend', [], ['friend@example.com']);
    await sharer('for-another', [], ['another@example.com']);
    const { nodes } = await page(friend);
    expect(nodes).toEqual([
      { userHandle: 'for-friend', publiclyShared: false, matching: 0 },
      { userHandle: 'for-all', publiclyShared: true, matching: 0 },
    ]);
    expect(Object.keys(await matching(null)).sort()).toEqual(['for-all', 'friend']);
  });

  it('says who owns each, when it was shared and when it was changed, newest first', async () => {
    await sharer('older');
    await sharer('newer');
    await server.pool.query(`update sharing set created_at = '2026-02-01T00:00:00Z',
        updated_at = case (select handle from user_account where id = user_id)
          when 'older' then '2026-03-01T11:00:00Z' else '2026-03-01T12:00:00Z' end::timestamptz`);
    const received = { publiclyShared: true, createdAt: '2026-02-01T00:00:00.000Z' };
    expect((await askingIn(server, subject).page(null)).nodes).toEqual([
      { ...received, id: 'newer', userHandle: 'newer', updatedAt: '2026-03-01T12:00:00.000Z' },
      { ...received, id: 'older', userHandle: 'older', updatedAt: '2026-03-01T11:00:00.000Z' },
    ]);
  });

  it('lists no other kind of shared thing, and nothing that has become private', async () => {
    const seller = await signUp(server.database, { handle: 'seller' });
    const otherId = await insertList(other, seller, printings);
    await askingIn(server, other).share(seller, [], true, otherId);
    await askingIn(server).share(seller, [], true);
    expect(await matching(null)).toEqual({});
    const asking = askingIn(server, subject);
    const listId = await insertList(subject, seller, []);
    await asking.share(seller, [], true, listId);
    expect(await matching(null)).toEqual({ seller: 0 });
    await asking.share(seller, [], false, listId);
    expect(await matching(null)).toEqual({});
  });

  it('counts the printings on each that are on the viewer’s list of the other kind', async () => {
    const [first = '', second = '', third = '', fourth = ''] = printings;
    await sharer('all', [first, second, third]);
    await sharer('one', [third, fourth]);
    await sharer('none', [fourth]);
    await sharer('empty');
    const viewer = await sharer('viewer', [fourth]);
    expect(await matching(viewer)).toEqual({ all: 0, one: 0, none: 0, empty: 0 });
    await insertList(other, viewer, [first, second, third]);
    expect(await matching(viewer)).toEqual({ all: 3, one: 1, none: 0, empty: 0 });
    // Another player's list of the other kind counts only for them.
    expect(await matching(await signUp(server.database))).toMatchObject({ all: 0, one: 0 });
    expect(await matching(null)).toMatchObject({ all: 0, one: 0 });
  });

  it('has all of them, page by page', async () => {
    for (let at = 0; at < 5; at += 1) await sharer(`sharer-${at}`);
    const paged: string[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const { nodes, pageInfo } = await page(null, { first: 2, after });
      paged.push(...nodes.map((node: { userHandle: string }) => node.userHandle));
      after = pageInfo.endCursor;
      more = pageInfo.hasNextPage;
    }
    expect(paged.sort()).toEqual([0, 1, 2, 3, 4].map((at) => `sharer-${at}`));
  });

  it.each([{ first: -1 }, { first: 0 }, { first: 101 }, { first: 2 ** 31 }, { after: 'x' }])(
    'refuses %j at once',
    async (asked) => {
      expect(await page(null, asked)).toMatchObject({ code: 'VALIDATION' });
    },
  );

  it('needs no more statements, however many there are', async () => {
    const viewer = await signUp(server.database);
    await insertList(other, viewer, printings);
    await sharer('first', printings);
    const few = await statementsOf(() => page(viewer));
    for (let at = 0; at < 4; at += 1) await sharer(`sharer-${at}`, printings);
    expect(await statementsOf(() => page(viewer))).toBe(few);
    expect(Object.values(await matching(viewer))).toEqual([4, 4, 4, 4, 4]);
  });
});
