import { MAX_SAVED_SEARCHES } from '@domain/saved-search';
import { noteArrivals } from '@server/modules/catalogue/commands/note-arrivals';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { ask } from '../support/ask';
import { statementsOf } from '../support/statements-of';
import { type Person, signUp } from '../users/support/sign-up';
import { startSaving } from './support';

describe('saved searches', () => {
  let saving: Awaited<ReturnType<typeof startSaving>>;
  let player: Person;
  let people = 0;
  beforeAll(async () => {
    saving = await startSaving();
    await insertCardSet(saving.server.database, { code: 'SOR' });
    await saving.importCards('sor', ['Ash', 'Moss', 'Fern']);
    await noteArrivals(saving.server.database);
  });
  beforeEach(async () => {
    people += 1;
    player = await signUp(saving.server.database, { handle: `saver-${people}` });
  });
  afterAll(() => saving.server.close());

  const saved = async (given: Record<string, unknown> = {}) =>
    (await saving.create(player, { name: 'Cheap', line: 'price<2', ...given })).savedSearch;

  it('are kept by name, with the canonical line, for their player alone', async () => {
    await saved({ name: '  Mossy   things ', line: 'printing:FOIL name:moss' });
    await saved();
    const other = await signUp(saving.server.database);
    expect(await saving.list(other)).toEqual([]);
    expect(await saving.list(player)).toMatchObject([
      { name: 'Cheap', line: 'price<2', copies: 1, addsNew: false, filledUpTo: null, version: 1 },
      { name: 'Mossy things', line: 'printing:foil moss', newPrintings: null, lastAdded: null },
    ]);
  });

  it.each([
    [{ name: ' \t' }, { field: 'name', code: 'NAME_BLANK' }],
    [{ name: 'x'.repeat(81) }, { field: 'name', code: 'NAME_TOO_LONG' }],
    [
      { name: 'CHEAP', line: 'own' },
      { field: 'name', code: 'NAME_TAKEN' },
    ],
    [
      { line: ' ', name: 'Empty' },
      { field: 'line', code: 'LINE_EMPTY' },
    ],
    [
      { line: 'cost<<', name: 'Wrong' },
      { field: 'line', code: 'LINE_INVALID' },
    ],
    [
      { copies: 6, name: 'Six' },
      { field: 'copies', code: 'INVALID' },
    ],
  ])('aren’t saved with a mistake: %j', async (given, error) => {
    await saved();
    const { savedSearch, errors } = await saving.create(player, { line: 'own', ...given });
    expect({ savedSearch, errors }).toEqual({ savedSearch: null, errors: [error] });
    expect(await saving.list(player)).toHaveLength(1);
  });

  it('are saved once when the first answer was lost, and by two windows at once', async () => {
    const answers = await Promise.all([saved(), saved({ line: 'PRICE<2.00' }), saved()]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await saving.list(player)).toHaveLength(1);
  });

  it('have a limit', async () => {
    await saving.server.pool.query(
      `insert into saved_search (user_id, name, name_key, line)
         select $1, 'n' || n, 'n' || n, 'own' from generate_series(1, $2) n`,
      [player.id, MAX_SAVED_SEARCHES - 1],
    );
    const answers = await Promise.all(
      ['Last', 'One more'].map((name) => saving.create(player, { name, line: 'own' })),
    );
    expect(answers.flatMap(({ errors }) => errors)).toEqual([{ field: 'name', code: 'TOO_MANY' }]);
  });

  it('are changed with the version that was seen', async () => {
    const { id } = await saved();
    await saved({ name: 'Own', line: 'own' });
    const renamed = await saving.update(player, { id, name: 'Bargains', expectedVersion: 1 });
    expect(renamed).toMatchObject({ savedSearch: { name: 'Bargains', version: 2 }, errors: [] });
    // The answer was lost, so the same is sent again.
    expect(await saving.update(player, { id, name: 'Bargains', expectedVersion: 1 })).toEqual(
      renamed,
    );
    expect(await saving.update(player, { id, copies: 2, expectedVersion: 1 })).toMatchObject({
      savedSearch: { name: 'Bargains', copies: 1 },
      errors: [{ code: 'CONFLICT' }],
    });
    expect(await saving.update(player, { id, name: 'oWN', expectedVersion: 2 })).toMatchObject({
      savedSearch: { name: 'Bargains' },
      errors: [{ field: 'name', code: 'NAME_TAKEN' }],
    });
    expect(await saving.update(player, { id, name: 'BARGAINS', expectedVersion: 2 })).toMatchObject(
      { savedSearch: { name: 'BARGAINS', version: 3 } },
    );
  });

  it('are deleted, and kept again with everything', async () => {
    const { id } = await saved({ copies: 3 });
    const { savedSearch } = await saving.filled(player, { id, copies: 3, upTo: 1 });
    expect(await saving.remove(player, id)).toEqual({ id });
    expect(await saving.remove(player, id)).toEqual({ id });
    expect(await saving.list(player)).toEqual([]);
    const { name, line, copies, addsNew, filledUpTo } = savedSearch;
    const again = await saved({ name, line, copies, addsNew, filledUpTo });
    expect(again).toEqual({ ...savedSearch, id: again.id });
  });

  it('are nobody else’s business', async () => {
    const { id } = await saved();
    const other = await signUp(saving.server.database, { handle: `other-${people}` });
    for (const unknown of [id, 'x', '00000000-0000-4000-8000-000000000000']) {
      expect(await saving.fill(other, { id: unknown })).toEqual({ refused: 'NOT_FOUND' });
      const change = { id: unknown, name: 'Mine', expectedVersion: 1 };
      expect(await saving.update(other, change)).toEqual({ refused: 'NOT_FOUND' });
      const filled = { id: unknown, copies: 1, upTo: 1 };
      expect(await saving.filled(other, filled)).toEqual({ refused: 'NOT_FOUND' });
      await saving.remove(other, unknown);
    }
    expect(await saving.list(player)).toMatchObject([{ id, name: 'Cheap' }]);
    expect(await saving.list({ id: '', headers: { cookie: '' } })).toEqual({
      refused: 'UNAUTHENTICATED',
    });
  });

  it('find what the want list lacks', async () => {
    await insertWantList(saving.server.database, player.id, {
      'sor-Ash-standard': 1,
      'sor-Moss-standard': 3,
    });
    const { id } = await saved();
    const found = async (copies: number) => {
      const { total, printings } = await saving.fill(player, { id, copies });
      expect(total).toBe(printings.length);
      return printings.map(({ variantId }: { variantId: string }) => variantId);
    };
    expect(await found(1)).toEqual(['sor-Fern-standard']);
    expect(await found(3)).toEqual(['sor-Ash-standard', 'sor-Fern-standard']);
  });

  it('know the player’s own facts', async () => {
    await insertWantList(saving.server.database, player.id, { 'sor-Ash-foil': 1 });
    const { id } = await saved({ name: 'Wanted', line: 'wanted printing:standard' });
    expect(await saving.fill(player, { id })).toMatchObject({
      printings: [{ variantId: 'sor-Ash-standard' }],
    });
  });

  it('are listed by the same number of statements while nothing is new', async () => {
    const statements = () =>
      statementsOf(async () => expect(await saving.list(player)).not.toEqual([]));
    const filled = async (name: string) =>
      saving.filled(player, { id: (await saved({ name })).id, copies: 1, upTo: 1 });
    await filled('One');
    const ofOne = await statements();
    for (const name of ['Two', 'Three', 'Four']) await filled(name);
    expect(await statements()).toBe(ofOne);
  });

  it('add by themselves only for players with a handle', async () => {
    const { database } = saving.server;
    const nameless = await signUp(database, { handle: null });
    const { savedSearch } = await saving.create(nameless, { name: 'Cheap', line: 'price<2' });
    const change = { id: savedSearch.id, addsNew: true, expectedVersion: 1 };
    expect(await saving.update(nameless, change)).toEqual({ refused: 'FORBIDDEN' });
  });

  it('are in the person’s own file, and gone with their account', async () => {
    await saved();
    const { app, pool } = saving.server;
    const file = await app.inject({ url: '/api/my_data', headers: player.headers });
    expect(file.json().savedSearches).toMatchObject([{ name: 'Cheap', line: 'price<2' }]);
    await ask(app, 'mutation { deleteAccount { success } }', {}, player.headers);
    const { rows } = await pool.query('select from saved_search where user_id = $1', [player.id]);
    expect(rows).toEqual([]);
  });
});
