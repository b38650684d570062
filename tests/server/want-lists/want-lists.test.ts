import { share, sharing } from '@server/db/tables';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';

const LISTS = `query ($userHandle: String) {
  userWantLists(userHandle: $userHandle) {
    id isOwner handle items { id variantId quantity cardVariant { id number variantType } }
  }
}`;
const CREATE = 'mutation { createWantList { wantList { id isOwner handle items { id } } } }';
const SET = `mutation ($wantListId: ID!, $cardVariantId: ID!, $quantity: Int!) {
  updateWantListVariantCount(wantListId: $wantListId, cardVariantId: $cardVariantId, quantity: $quantity) {
    wantListItem { variantId quantity } errors { field message code }
  }
}`;

let test: TestApp;
let foil: string;
let standard: string;
let owner: Person;
let handles = 0;
beforeAll(async () => {
  test = await startTestApp();
  const cardSetId = await insertCardSet(test.database);
  const cardId = await insertCard(test.database, { id: 'sor-001', cardSetId });
  standard = await insertPrinting(test.database, { cardId });
  foil = await insertPrinting(test.database, { cardId, variantType: 'FOIL', number: '001F' });
});
beforeEach(async () => {
  owner = await signUp(test.database, { handle: newHandle() });
});
afterAll(() => test.close());

const newHandle = () => `wanter-${(handles += 1)}`;
const listsOf = async (person: Person | null, userHandle: string | null = null) =>
  (await ask(test.app, LISTS, { userHandle }, person?.headers)).data.userWantLists;
const create = (person: Person) => ask(test.app, CREATE, {}, person.headers);
const set = (person: Person, asked: object) =>
  ask(test.app, SET, { cardVariantId: standard, quantity: 2, ...asked }, person.headers);

describe('starting a list', () => {
  it('makes one list, however often and at once it is asked for', async () => {
    expect(await listsOf(owner)).toEqual([]);
    const answers = await Promise.all([create(owner), create(owner), create(owner)]);
    const ids = answers.map(({ data }) => data.createWantList.wantList.id);
    expect(new Set(ids).size).toBe(1);
    expect(answers[0]?.data.createWantList.wantList).toMatchObject({
      isOwner: true,
      handle: expect.stringMatching(/^wanter-/),
      items: [],
    });
    expect(await listsOf(owner)).toMatchObject([{ id: ids[0] }]);
  });

  it('wants a handle', async () => {
    const nameless = await signUp(test.database, { handle: null });
    expect(await listsOf(nameless)).toEqual([]);
    expect((await create(nameless)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});

describe('a quantity', () => {
  let wantListId: string;
  beforeEach(async () => {
    wantListId = await insertWantList(test.database, owner.id, { [foil]: 5 });
  });
  const quantities = async () =>
    Object.fromEntries(
      (await listsOf(owner))[0].items.map((item: { variantId: string; quantity: number }) => [
        item.variantId,
        item.quantity,
      ]),
    );

  it('is set, changed, and taken off with 0', async () => {
    expect((await set(owner, { wantListId, quantity: 2 })).data.updateWantListVariantCount).toEqual(
      { wantListItem: { variantId: standard, quantity: 2 }, errors: [] },
    );
    expect(await quantities()).toEqual({ [foil]: 5, [standard]: 2 });
    await set(owner, { wantListId, quantity: 3 });
    expect(await quantities()).toEqual({ [foil]: 5, [standard]: 3 });
    const off = await set(owner, { wantListId, quantity: 0 });
    expect(off.data.updateWantListVariantCount.wantListItem).toEqual({
      variantId: standard,
      quantity: 0,
    });
    expect(await quantities()).toEqual({ [foil]: 5 });
  });

  it.each([-1, 6, 2 ** 31 - 1])('is refused at %s, and nothing changes', async (quantity) => {
    const { data } = await set(owner, { wantListId, cardVariantId: foil, quantity });
    expect(data.updateWantListVariantCount).toEqual({
      wantListItem: null,
      errors: [{ field: 'quantity', message: 'Choose a quantity from 1 to 5.', code: 'INVALID' }],
    });
    expect(await quantities()).toEqual({ [foil]: 5 });
  });

  it.each(['sor-999-standard', 'a\0b', ''])('of the printing %j is refused', async (id) => {
    const { data } = await set(owner, { wantListId, cardVariantId: id });
    expect(data.updateWantListVariantCount.errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('on another’s list is refused as on none', async () => {
    const stranger = await signUp(test.database, { handle: newHandle() });
    await test.database.insert(sharing).values({
      userId: owner.id,
      subject: 'WANT_LIST',
      sharedWithAll: true,
    });
    const answers = await Promise.all([
      set(stranger, { wantListId, cardVariantId: foil, quantity: 0 }),
      set(stranger, { wantListId: '00000000-0000-4000-8000-000000000000' }),
      set(stranger, { wantListId: 'not-an-id' }),
    ]);
    for (const { errors } of answers) {
      expect(errors).toMatchObject([
        { message: 'Want list not found', extensions: { code: 'NOT_FOUND' } },
      ]);
    }
    expect(await quantities()).toEqual({ [foil]: 5 });
  });

  it('is noted as the time at which the list changed', async () => {
    await test.database.insert(sharing).values({
      userId: owner.id,
      subject: 'WANT_LIST',
      sharedWithAll: true,
      updatedAt: '2026-01-01T00:00:00Z',
    });
    await set(owner, { wantListId });
    const { rows } = await test.pool.query(
      `select shared_with_all, updated_at > now() - interval '1 minute' as fresh from sharing where user_id = $1`,
      [owner.id],
    );
    expect(rows).toEqual([{ shared_with_all: true, fresh: true }]);
  });
});

describe('others', () => {
  const handleOf = async (person: Person): Promise<string> =>
    (await ask(test.app, '{ currentUser { handle } }', {}, person.headers)).data.currentUser.handle;

  it('see a list that is shared with everyone, with its printings', async () => {
    await insertWantList(test.database, owner.id, { [foil]: 1 });
    await test.database
      .insert(sharing)
      .values({ userId: owner.id, subject: 'WANT_LIST', sharedWithAll: true });
    expect(await listsOf(null, await handleOf(owner))).toEqual([
      {
        id: expect.any(String),
        isOwner: false,
        handle: await handleOf(owner),
        items: [
          {
            id: expect.any(String),
            variantId: foil,
            quantity: 1,
            cardVariant: { id: foil, number: '001F', variantType: 'FOIL' },
          },
        ],
      },
    ]);
  });

  it('see no list that is private, that isn’t there, or of which another thing is shared', async () => {
    await insertWantList(test.database, owner.id, { [foil]: 1 });
    const empty = await signUp(test.database, { handle: newHandle() });
    await test.database.insert(sharing).values([
      { userId: owner.id, subject: 'COLLECTION', sharedWithAll: true },
      { userId: empty.id, subject: 'WANT_LIST', sharedWithAll: true },
    ]);
    const stranger = await signUp(test.database, { handle: newHandle() });
    for (const handle of [await handleOf(owner), await handleOf(empty), 'nobody-of-this-name']) {
      expect(await listsOf(stranger, handle)).toEqual([]);
      expect(await listsOf(null, handle)).toEqual([]);
    }
  });

  it('see a list that is shared with their verified address', async () => {
    await insertWantList(test.database, owner.id);
    const friend = await signUp(test.database, { email: 'friend@example.com' });
    await test.database
      .insert(share)
      .values({ ownerId: owner.id, subject: 'WANT_LIST', email: 'friend@example.com' });
    expect(await listsOf(friend, await handleOf(owner))).toMatchObject([{ isOwner: false }]);
  });
});

it('is in the person’s own file, and gone with their account', async () => {
  await insertWantList(test.database, owner.id, { [standard]: 4 });
  const { headers } = owner;
  const file = await test.app.inject({ url: '/api/my_data', headers });
  expect(file.json().wantList).toEqual([{ variantId: standard, quantity: 4 }]);
  await ask(test.app, 'mutation { deleteAccount { success } }', {}, headers);
  const { rows } = await test.pool.query('select from want_list where user_id = $1', [owner.id]);
  expect(rows).toEqual([]);
});
