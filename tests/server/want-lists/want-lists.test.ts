import { insertWantList } from '@tests/factories/want-list-rows';
import { ask } from '../support/ask';
import { statementsOf } from '../support/statements-of';
import { signUp, type Person } from '../users/support/sign-up';
import { withWanting } from './support/wanting';

const CREATE = 'mutation { createWantList { wantList { id isOwner handle items { id } } } }';

const wanting = withWanting();
const create = (person: Person) => ask(wanting.server.app, CREATE, {}, person.headers);

it('is one list, however often and at once it is asked for', async () => {
  const { database } = wanting.server;
  const handle = `another-${wanting.handle}`;
  const person = await signUp(database, { handle });
  expect(await wanting.listsFor(person, null)).toEqual([]);
  const answers = await Promise.all([create(person), create(person), create(person)]);
  const lists = answers.map(({ data }) => data.createWantList.wantList);
  expect(lists[0]).toEqual({ id: expect.any(String), isOwner: true, handle, items: [] });
  expect(lists).toEqual([lists[0], lists[0], lists[0]]);
  expect(await wanting.listsFor(person, null)).toMatchObject([{ id: lists[0].id }]);
});

it('wants a handle', async () => {
  const nameless = await signUp(wanting.server.database, { handle: null });
  expect(await wanting.listsFor(nameless, null)).toEqual([]);
  expect((await create(nameless)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
});

it('tells of its printings what the catalogue knows', async () => {
  const [, foil] = wanting.variantIds;
  await wanting.set({ [foil]: 5 });
  const query = '{ userWantLists { items { id quantity cardVariant { id variantType } } } }';
  const { data } = await ask(wanting.server.app, query, {}, wanting.owner.headers);
  expect(data.userWantLists).toEqual([
    {
      items: [
        {
          id: `${wanting.wantListId}-${foil}`,
          quantity: 5,
          cardVariant: { id: foil, variantType: 'FOIL' },
        },
      ],
    },
  ]);
});

it('has more to tell in no more statements', async () => {
  const statements = async (quantities: Record<string, number>) => {
    const { app, database } = wanting.server;
    const { id, headers } = await signUp(database, { handle: null });
    await insertWantList(database, id, quantities);
    const query = '{ userWantLists { items { quantity cardVariant { id } } } }';
    return statementsOf(async () =>
      expect((await ask(app, query, {}, headers)).errors).toBeUndefined(),
    );
  };
  const [standard, foil, hyperspace] = wanting.variantIds;
  const ofOne = await statements({ [standard]: 1 });
  expect(await statements({ [standard]: 1, [foil]: 2, [hyperspace]: 3 })).toBe(ofOne);
});

it('is in the person’s own file, and gone with their account', async () => {
  const [standard] = wanting.variantIds;
  await wanting.set({ [standard]: 4 });
  const { headers, id } = wanting.owner;
  const { app, pool } = wanting.server;
  const file = await app.inject({ url: '/api/my_data', headers });
  expect(file.json().wantList).toEqual([{ variantId: standard, quantity: 4 }]);
  await ask(app, 'mutation { deleteAccount { success } }', {}, headers);
  const { rows } = await pool.query('select from want_list where user_id = $1', [id]);
  expect(rows).toEqual([]);
});
