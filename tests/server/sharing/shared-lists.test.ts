import type { SharingSubject } from '@domain/sharing';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertOffer } from '@tests/factories/offer-rows';
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
  for (const [number, priceCents] of [['001'], ['002', 300], ['003', 1000], ['004', 50]] as const) {
    const cardId = await insertCard(server.database, { id: `sor-${number}`, cardSetId });
    const price = priceCents && { priceCents };
    printings.push(await insertPrinting(server.database, { cardId, number, ...price }));
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

  /** The owners on all pages of a size. */
  async function paged(person: Person | null, first: number): Promise<string[]> {
    const handles: string[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const { nodes, pageInfo } = await page(person, { first, after });
      handles.push(...nodes.map((node: { userHandle: string }) => node.userHandle));
      after = pageInfo.endCursor;
      more = pageInfo.hasNextPage;
    }
    return handles;
  }

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

  it('comes with how many cards each has, what they are worth, and three of them', async () => {
    const [unpriced = '', second = '', third = '', cheap = ''] = printings;
    await sharer('moss', printings);
    await sharer('empty');
    const copies = subject === 'WANT_LIST' ? 2 : 1;
    const figures = async (person: Person | null) =>
      (
        await ask(
          server.app,
          `{ page: ${field} { nodes { userHandle printings worth { copies cents unpriced }
            matchWorth { copies cents unpriced } pictures { id url } } } }`,
          {},
          person?.headers,
        )
      ).data.page.nodes;
    const moss = {
      userHandle: 'moss',
      printings: 4,
      worth: { copies: 4 * copies, cents: 1350 * copies, unpriced: copies },
    };
    const pictures = (...ids: string[]) =>
      ids.map((id) => ({ id: `${id}-front`, url: `/images/cards/${id}-front` }));
    const none = { copies: 0, cents: 0, unpriced: 0 };
    expect(await figures(null)).toEqual([
      { userHandle: 'empty', printings: 0, worth: none, matchWorth: none, pictures: [] },
      { ...moss, matchWorth: none, pictures: pictures(third, second, cheap) },
    ]);
    const viewer = await signUp(server.database);
    await insertList(other, viewer, [unpriced, cheap]);
    expect(await figures(viewer)).toMatchObject([
      {
        ...moss,
        matchWorth: { copies: 2, cents: 50, unpriced: 1 },
        pictures: pictures(cheap, unpriced, third),
      },
      { userHandle: 'empty' },
    ]);
  });

  it('begins with those that match, by the worth of what matches, on every page', async () => {
    const [unpriced = '', second = '', third = '', cheap = ''] = printings;
    await sharer('dear', [third]);
    await sharer('two', [second, cheap]);
    await sharer('unpriced', [unpriced]);
    await sharer('for-viewer', [second], ['viewer@example.com']);
    await sharer('for-another', [third], ['another@example.com']);
    for (const handle of ['old', 'older', 'new']) await sharer(handle);
    await server.pool.query(`update sharing set updated_at = '2026-03-01T12:00:00Z'::timestamptz
        - case (select handle from user_account where id = user_id)
          when 'new' then 1 when 'old' then 2 when 'older' then 3 else 4 end * interval '1 day'`);
    const viewer = await signUp(server.database, {
      handle: 'viewer',
      email: 'viewer@example.com',
    });
    await insertList(other, viewer, printings);
    const order = ['dear', 'two', 'for-viewer', 'unpriced', 'new', 'old', 'older'];
    for (const first of [1, 2, 3, 10]) expect(await paged(viewer, first)).toEqual(order);
    expect((await paged(null, 3)).slice(0, 3)).toEqual(['new', 'old', 'older']);
  });

  it('matches only with copies that no accepted offer commits', async () => {
    const [first = '', second = ''] = printings;
    const moss = await sharer('moss', [first, second]);
    const viewer = await signUp(server.database);
    await insertList(other, viewer, [first, second]);
    const [recipientId, initiatorId] =
      subject === 'SALE_LIST' ? [moss.id, undefined] : [undefined, moss.id];
    const committed = { [first]: { quantity: 2 } };
    const sides = { ...(recipientId && { recipientId }), ...(initiatorId && { initiatorId }) };
    await insertOffer(server.database, sides, committed, { status: 'ACCEPTED' });
    expect(await matching(viewer)).toEqual({ moss: 1 });
  });

  it('has all of them, page by page', async () => {
    for (let at = 0; at < 5; at += 1) await sharer(`sharer-${at}`);
    expect((await paged(null, 2)).sort()).toEqual([0, 1, 2, 3, 4].map((at) => `sharer-${at}`));
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
