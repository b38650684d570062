import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';

/** Tables of which each row is one player's and that grow with what players do, by the column that shards would be made by. */
const BY_PLAYER: Readonly<Record<string, string>> = {
  collection_event: 'user_id',
  collection_import: 'user_id',
  collection_item: 'user_id',
  collection_preferences: 'user_id',
  collection_step: 'user_id',
  inbox: 'user_id',
  inbox_event: 'user_id',
};

/** Tables about players that every machine would have as a whole, each with the reason (decisions/0051). */
const WHOLE_ABOUT_PLAYERS: Readonly<Record<string, string>> = {
  audit_entry: 'administrators read it across players',
  catalogue_audit_entry: 'administrators read it across players',
  catalogue_file: 'administrators upload it for a job',
  catalogue_run: 'administrators read it across players',
  deck: 'everyone with its address may see it',
  deal: 'found by its id',
  identity: 'found by the provider’s id, before the player is known',
  offer: 'belongs to two players',
  offer_note: 'goes with its offer',
  player_block: 'is about two players',
  report: 'is about two players',
  sale_list: 'everyone searches all lists',
  saved_search: 'one job judges all of them',
  session: 'found by its token, before the player is known',
  share: 'found by the address of the person who may see',
  sharing: 'everyone searches all shared things',
  want_list: 'everyone searches all lists',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const rowsOf = async <Row extends object>(query: string): Promise<Row[]> =>
  (await database.pool.query<Row & Record<string, unknown>>(query)).rows;

it('every table about a player is made by player, or is named as one that stays whole', async () => {
  const rows = await rowsOf<{ name: string }>(`
    select distinct c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and not a.attisdropped and a.attnum > 0
      left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
        and k.confrelid = 'user_account'::regclass
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and (k.oid is not null or a.attname = 'user_id') order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(
    [...Object.keys(BY_PLAYER), ...Object.keys(WHOLE_ABOUT_PLAYERS)].sort(),
  );
});

it('every primary and unique key of a table by player contains the player', async () => {
  const keys = await rowsOf<{ name: string; key: string; columns: string[] }>(`
    select c.relname as name, i.indexrelid::regclass::text as key,
        array(select attname::text from pg_attribute where attrelid = c.oid and attnum = any (i.indkey)) as columns
      from pg_index i join pg_class c on c.oid = i.indrelid
      where i.indisunique and c.relname in ('${Object.keys(BY_PLAYER).join("', '")}')`);
  expect(new Set(keys.map(({ name }) => name)).size).toBe(Object.keys(BY_PLAYER).length);
  expect(keys.filter(({ name, columns }) => !columns.includes(BY_PLAYER[name]!))).toEqual([]);
});

it('keys between tables by player are of one player, and no whole table refers to one by player', async () => {
  const keys = await rowsOf<{ from: string; to: string; columns: string[] }>(`
    select k.conrelid::regclass::text as from, k.confrelid::regclass::text as to,
        array(select attname::text from pg_attribute where attrelid = k.conrelid and attnum = any (k.conkey)) as columns
      from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0`);
  const wrong = keys.filter(
    ({ from, to, columns }) => to in BY_PLAYER && !columns.includes(BY_PLAYER[from] ?? ''),
  );
  expect(keys.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});
