import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import { addNewPrintings } from '@server/modules/saved-searches';
import { cardVariant, catalogueImport } from '@server/modules/catalogue/tables';
import { userAccount } from '@server/modules/people/tables';
import { eq, sql, type SQL } from 'drizzle-orm';
import { noteArrivals } from '@server/modules/catalogue/commands/note-arrivals';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { type Person, signUp } from '../users/support/sign-up';
import { anImportOf, startSaving } from './support';

describe('new printings', () => {
  let saving: Awaited<ReturnType<typeof startSaving>>;
  let player: Person;
  beforeEach(async () => {
    saving = await startSaving();
    const { database } = saving.server;
    await insertCardSet(database, { code: 'SOR' });
    await saving.importCards('sor', ['Ash', 'Moss']);
    await noteArrivals(database);
    player = await signUp(database, { handle: 'saver' });
  });
  afterEach(() => saving.server.close());

  const saved = async (given: Record<string, unknown>) =>
    (await saving.create(player, { name: 'Cheap', line: 'price<2', ...given })).savedSearch;
  const only = async () => (await saving.list(player))[0];
  async function arrive(...names: string[]) {
    await saving.importCards('sor', names);
    await noteArrivals(saving.server.database);
  }
  const add = () => addNewPrintings(saving.server.database);

  it('are put on the list by the choice, each once, and nothing that was there before', async () => {
    await saved({ copies: 2, addsNew: true });
    await add();
    expect(await saving.wanted(player)).toEqual({});
    await arrive('Fern', 'Reed');
    await add();
    const added = { 'sor-Fern-standard': 2, 'sor-Reed-standard': 2 };
    expect(await saving.wanted(player)).toEqual(added);
    expect(await only()).toMatchObject({ lastAdded: 2, newPrintings: 0, version: 1 });
    expect((await only()).lastAddedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    // What the player takes off stays off.
    await saving.server.pool.query(
      `delete from want_list_item where card_variant_id = 'sor-Fern-standard'`,
    );
    await add();
    expect(await saving.wanted(player)).toEqual({ 'sor-Reed-standard': 2 });
    expect(await only()).toMatchObject({ newPrintings: 0 });
  });

  it('wait while their player is suspended', async () => {
    const { database } = saving.server;
    const suspended = (suspendedAt: SQL | null) =>
      database.update(userAccount).set({ suspendedAt }).where(eq(userAccount.id, player.id));
    await saved({ copies: 2, addsNew: true });
    await suspended(sql`now()`);
    await arrive('Fern');
    await add();
    const { rows } = await saving.server.pool.query('select from want_list_item');
    expect(rows).toEqual([]);
    await suspended(null);
    await add();
    expect(await saving.wanted(player)).toEqual({ 'sor-Fern-standard': 2 });
  });

  it('never lower what is wanted', async () => {
    await saved({ copies: 2, addsNew: true });
    await arrive('Fern', 'Reed');
    await insertWantList(saving.server.database, player.id, {
      'sor-Fern-standard': 4,
      'sor-Reed-standard': 1,
    });
    await add();
    expect(await saving.wanted(player)).toEqual({ 'sor-Fern-standard': 4, 'sor-Reed-standard': 2 });
    expect(await only()).toMatchObject({ lastAdded: 1 });
  });

  it('aren’t added where others that would do are wanted', async () => {
    const { id } = await saved({ line: 'printing:foil', copies: 2, addsNew: true });
    await insertWantList(saving.server.database, player.id, {
      'sor-Ash-standard': { quantity: 2, wouldDo: 'ANY' },
      'sor-Moss-standard': 2,
    });
    await arrive('Fern', 'Reed');
    await saving.server.pool.query(`update want_list set new_wants_would_do = 'ANY'`);
    expect(await saving.fill(player, { id, copies: 2 })).toMatchObject({ total: 3 });
    await saving.server.pool.query(
      `insert into want_list_item (want_list_id, card_variant_id, quantity, would_do)
        select id, 'sor-Fern-standard', 2, 'ANY' from want_list`,
    );
    await add();
    expect(await only()).toMatchObject({ lastAdded: 1 });
    expect(await saving.wanted(player)).toEqual({
      'sor-Ash-standard': 2,
      'sor-Moss-standard': 2,
      'sor-Fern-standard': 2,
      'sor-Reed-foil': 2,
    });
  });

  it('are counted without the choice, and offered alone', async () => {
    const { id } = await saved({});
    const { upTo } = await saving.fill(player, { id });
    await arrive('Fern');
    // Shown before the import, filled after it.
    await saving.filled(player, { id, copies: 1, upTo });
    expect(await only()).toMatchObject({ newPrintings: 1 });
    expect(await saving.fill(player, { id, onlyNew: true })).toMatchObject({
      total: 1,
      printings: [{ variantId: 'sor-Fern-standard' }],
    });
    await add();
    expect(await saving.wanted(player)).toEqual({});
    await saving.filled(player, { id, copies: 1, upTo: upTo + 1 });
    expect(await only()).toMatchObject({ newPrintings: 0 });
  });

  it('that came before the choice wait for the player', async () => {
    const { id } = await saved({});
    await saving.filled(player, { id, copies: 1, upTo: 1 });
    await arrive('Fern');
    await saving.update(player, { id, addsNew: true, expectedVersion: 1 });
    await arrive('Reed');
    await add();
    expect(await saving.wanted(player)).toEqual({ 'sor-Reed-standard': 1 });
    expect(await only()).toMatchObject({ newPrintings: 1, lastAdded: 1 });
  });

  it('are added once by several processes, for everyone', async () => {
    const { database } = saving.server;
    const others = await Promise.all(
      Array.from({ length: 5 }, (_, at) => signUp(database, { handle: `other-${at}` })),
    );
    const everyone = [player, ...others];
    for (const person of everyone) {
      await saving.create(person, { name: 'Cheap', line: 'price<2', addsNew: true });
      await saving.create(person, { name: 'Foil', line: 'printing:foil', addsNew: true });
    }
    await saving.importCards('sor', ['Fern']);
    await Promise.all([add(), add(), add()]);
    for (const person of everyone) {
      expect(await saving.wanted(person)).toEqual({ 'sor-Fern-standard': 1, 'sor-Fern-foil': 1 });
      expect(
        (await saving.list(person)).map(({ lastAdded }: { lastAdded: number }) => lastAdded),
      ).toEqual([1, 1]);
    }
  });

  it('are left to the player if they are too many', async () => {
    await saved({ line: 'fern', addsNew: true });
    const { pool, database } = saving.server;
    await pool.query(
      `insert into card (id, card_set_id, name, card_type, rarity, aspects, traits, keywords, is_unique)
        select 'sor-' || n, 'sor', 'Fern ' || n, 'UNIT', 'COMMON', '{}', '{}', '{}', false from generate_series(1, $1) n`,
      [MAX_ITEMS_AT_ONCE + 1],
    );
    await pool.query(
      `insert into card_variant (id, card_id, variant_type, number)
        select 'sor-' || n || '-standard', 'sor-' || n, 'STANDARD', n::text from generate_series(1, $1) n`,
      [MAX_ITEMS_AT_ONCE + 1],
    );
    await saving.importCards('sor', []);
    await noteArrivals(database);
    await add();
    await add();
    expect(await saving.wanted(player)).toEqual({});
    expect(await only()).toMatchObject({ newPrintings: MAX_ITEMS_AT_ONCE + 1, lastAdded: null });
  });

  it('don’t keep those of others back if a line can’t be read any more', async () => {
    await saved({ addsNew: true });
    await saved({ name: 'Foil', line: 'printing:foil', addsNew: true });
    await saving.server.pool.query(`update saved_search set line = 'cost<<' where name = 'Cheap'`);
    await arrive('Fern');
    await add();
    expect(await saving.wanted(player)).toEqual({ 'sor-Fern-foil': 1 });
    expect(await saving.list(player)).toMatchObject([{ newPrintings: 0 }, { lastAdded: 1 }]);
  });

  it('of an import that was committed late are found', async () => {
    await saved({ addsNew: true });
    const { database } = saving.server;
    await insertCardSet(database, { code: 'SHD', position: 2 });
    await saving.importCards('shd', ['Lark']);
    await noteArrivals(database);
    await database.transaction(async (slow) => {
      await slow.insert(catalogueImport).values(anImportOf('shd'));
      await slow.insert(cardVariant).values({
        id: 'shd-Lark-hyperspace',
        cardId: 'shd-Lark',
        variantType: 'HYPERSPACE',
        number: '301',
        currentPriceCents: 150,
        currentPriceRecordedAt: '2026-03-01T00:00:00Z',
      });
      await saving.importCards('sor', ['Fern']);
      await add();
      expect(await saving.wanted(player)).toHaveProperty('sor-Fern-standard');
    });
    await add();
    expect(await saving.wanted(player)).toHaveProperty('shd-Lark-hyperspace');
    expect(await only()).toMatchObject({ lastAdded: 1 });
  });
});
