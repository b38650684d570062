import { identity } from '@server/modules/people/tables';
import { insertSession, insertUser } from '@tests/factories/user-rows';
import {
  apply,
  countsOf,
  insertFileCatalogue,
  preview,
  upload,
} from '../collection-files/file-test';
import { ask } from '../support/ask';
import { withLockedTables } from '../support/locked-tables';
import { startTestApp, type TestApp } from '../support/test-app';
import { type Person, signUp, signUpAdmin } from './support/sign-up';

describe('deleting an account', () => {
  const DELETE = 'mutation { deleteAccount { success } }';

  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  const remove = ({ headers }: Person) => ask(server.app, DELETE, {}, headers);
  const isKnown = async (headers: Person['headers']): Promise<boolean> =>
    (await ask(server.app, '{ currentUser { id } }', {}, headers)).data.currentUser !== null;

  /** The content of all tables as text, which must not name a person any more. */
  async function everything(): Promise<string> {
    const tables = ['user_account', 'identity', 'session', 'collection_preferences', 'audit_entry'];
    const rows = await Promise.all(tables.map((name) => server.pool.query(`table ${name}`)));
    return JSON.stringify(rows.map((result) => result.rows));
  }

  it('leaves nothing that names the person', async () => {
    const admin = await signUpAdmin(server.database);
    const person = await signUp(server.database, {
      name: 'Rosa Lindqvist',
      email: 'rosa@example.com',
      handle: 'rosa-l',
    });
    const { id } = person;
    await server.database
      .insert(identity)
      .values({ issuer: 'https://a', subject: 'sub-9', userId: id });
    await ask(
      server.app,
      'mutation { updateUserCollectionPreferences(leaderCount: 2) { errors { field } } }',
      {},
      person.headers,
    );
    const elsewhere = await insertSession(server.database, id);
    await ask(
      server.app,
      `mutation { updateUser(input: { userId: "${id}", email: "lindqvist@example.com" }) { errors { code } } }`,
      {},
      admin.headers,
    );

    expect((await remove(person)).data).toEqual({ deleteAccount: { success: true } });

    expect(await everything()).not.toMatch(/rosa|lindqvist|sub-9/i);
    expect(await isKnown(person.headers)).toBe(false);
    expect(await isKnown(elsewhere)).toBe(false);
    expect((await remove(person)).errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    const { rows } = await server.pool.query(
      'select name, email, verified_email, handle, deleted_at is not null as deleted from user_account where id = $1',
      [id],
    );
    expect(rows).toEqual([
      {
        name: 'Deleted user',
        email: `deleted-${id}@example.invalid`,
        verified_email: null,
        handle: null,
        deleted: true,
      },
    ]);
    const audit = await server.pool.query(
      'select field, from_value, to_value, actor_id from audit_entry where user_id = $1 order by id',
      [id],
    );
    expect(audit.rows).toEqual([
      { field: 'email', from_value: null, to_value: null, actor_id: admin.id },
      { field: 'deleted', from_value: null, to_value: null, actor_id: id },
    ]);
    const asAdmin = await ask(server.app, `{ user(id: "${id}") { id } }`, {}, admin.headers);
    expect(asAdmin.data.user).toBeNull();
  });

  it('needs a sign-in within the last ten minutes', async () => {
    const person = await signUp(server.database, { handle: 'stays' });
    await server.pool.query(
      `update session set authenticated_at = now() - interval '10 minutes' where user_id = $1`,
      [person.id],
    );
    expect((await remove(person)).errors).toMatchObject([
      { message: 'Please sign in again to do this.', extensions: { code: 'REAUTHENTICATE' } },
    ]);
    expect(await isKnown(person.headers)).toBe(true);

    const again = { id: person.id, headers: await insertSession(server.database, person.id) };
    expect((await remove(again)).errors).toBeUndefined();
  });

  it('deletes once when asked twice at once', async () => {
    const person = await signUp(server.database, { handle: 'twice' });
    await Promise.all([remove(person), remove(person)]);
    const { rows } = await server.pool.query('select field from audit_entry where user_id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([{ field: 'deleted' }]);
  });

  it('leaves others unchanged', async () => {
    const other = await signUp(server.database, { handle: 'other' });
    await remove(await signUp(server.database));
    await remove(await signUp(server.database));
    expect(await isKnown(other.headers)).toBe(true);
    await expect(insertUser(server.database, { handle: 'other' })).rejects.toThrow();
  });
});

describe('an account deleted meanwhile', () => {
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

  /** Does something that reads cards, and deletes the account while it waits for them. */
  async function overtaken<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    let answer: Promise<Answer> | undefined;
    await withLockedTables(server.pool, 'card, card_variant', async (held) => {
      answer = act();
      await held.untilWaiting(1);
      const deletion = send('mutation { deleteAccount { success } }');
      await held.untilDoneOrWaiting(deletion, 2);
    });
    return answer!;
  }

  /** The number of rows about the account in all tables except its own row and its audit. */
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

  it('an import that is applied in the meantime writes no counts and no file name', async () => {
    const { id } = await preview(server.app, person, FILE, { fileName: 'my-own-name.csv' });
    const { body } = await overtaken(() => apply(server.app, person, id));
    expect(JSON.parse(body).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(await rowsOf(person)).toEqual(NOTHING);
    const { rows } = await server.pool.query(
      'select note from collection_step where note is not null',
    );
    expect(rows).toEqual([]);
  });

  it('a file that is read in the meantime isn’t stored', async () => {
    const { body } = await overtaken(() => upload(server.app, person, FILE));
    expect(JSON.parse(body).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(await rowsOf(person)).toEqual(NOTHING);
  });

  it.each([
    ['a count', COUNT],
    ['an addition', ADD],
  ])('%s that is sent in the meantime is refused', async (_what, mutation) => {
    const { errors } = await overtaken(() => send(mutation));
    expect(errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    expect(await rowsOf(person)).toEqual(NOTHING);
  });

  it('an earlier import is deleted with the account', async () => {
    const { id } = await preview(server.app, person, FILE);
    expect((await apply(server.app, person, id)).statusCode).toBe(200);
    expect(await countsOf(server.database, person)).toMatchObject({
      'sor-001-standard': [3, null],
    });
    await send('mutation { deleteAccount { success } }');
    expect(await rowsOf(person)).toEqual(NOTHING);
  });
});
