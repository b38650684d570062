import {
  apply,
  countsOf,
  insertFileCatalogue,
  preview,
  upload,
} from '../collection-files/support/file-test';
import { ask } from '../support/ask';
import { withTablesHeld } from '../support/held-tables';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from './support/sign-up';

const FILE = 'Set,CardNumber,Count,IsFoil,Stamp\nSOR,001,3,False,\nSOR,059,2,False,\n';
const COUNT =
  'mutation { updateCollectionVariantInventory(variantId: "sor-001-standard", inventory: 1) { errors { code } } }';
const ADD = `mutation { addToCollection(idempotencyKey: "added-once", additions: [
  { variantId: "sor-001-standard", count: 1 }, { variantId: "sor-060-standard", count: 1 }
]) { errors { code } } }`;

let server: TestApp;
let person: Person;
beforeAll(async () => {
  server = await startTestApp();
  await insertFileCatalogue(server.database);
});
beforeEach(async () => {
  person = await signUp(server.database, { handle: null });
});
afterAll(() => server.close());

const send = (mutation: string) => ask(server.app, mutation, {}, person.headers);

/** Does something that reads cards, and lets the account be deleted while it waits for them. */
async function overtaken<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  await withTablesHeld(server.pool, 'card, card_variant', async (held) => {
    answer = act();
    await held.untilWaiting(1);
    const deletion = send('mutation { deleteAccount { success } }');
    await held.untilDoneOrWaiting(deletion, 2);
  });
  return answer!;
}

/** How many rows any table has of the account besides its own and its audit. */
async function rowsOf({ id }: Person): Promise<Record<string, number>> {
  const tables = ['collection_item', 'collection_step', 'collection_event', 'collection_import'];
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await server.pool.query(`select from ${table} where user_id = $1`, [id]);
    counts[table] = rows.length;
  }
  return counts;
}

const NOTHING = {
  collection_item: 0,
  collection_step: 0,
  collection_event: 0,
  collection_import: 0,
};

it('an import that is applied meanwhile writes no counts and no file’s name', async () => {
  const { id } = await preview(server.app, person, FILE, { fileName: 'my-own-name.csv' });
  const { body } = await overtaken(() => apply(server.app, person, id));
  expect(JSON.parse(body).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect(await rowsOf(person)).toEqual(NOTHING);
  const { rows } = await server.pool.query(
    'select note from collection_step where note is not null',
  );
  expect(rows).toEqual([]);
});

it('a file that is read meanwhile isn’t kept', async () => {
  const { body } = await overtaken(() => upload(server.app, person, FILE));
  expect(JSON.parse(body).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect(await rowsOf(person)).toEqual(NOTHING);
});

it.each([
  ['a count', COUNT],
  ['an addition', ADD],
])('%s that is sent meanwhile is refused', async (_what, mutation) => {
  const { errors } = await overtaken(() => send(mutation));
  expect(errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  expect(await rowsOf(person)).toEqual(NOTHING);
});

it('an import that was there first goes with the account', async () => {
  const { id } = await preview(server.app, person, FILE);
  expect((await apply(server.app, person, id)).statusCode).toBe(200);
  expect(await countsOf(server.database, person)).toMatchObject({ 'sor-001-standard': [3, null] });
  await send('mutation { deleteAccount { success } }');
  expect(await rowsOf(person)).toEqual(NOTHING);
});
