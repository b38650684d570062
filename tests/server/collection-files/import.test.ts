import { undoStep } from '@server/modules/collection/commands/undo-step';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';
import {
  appliedIn,
  apply,
  bringIn,
  countsOf,
  exported,
  insertFileCatalogue,
  preview,
} from './file-test';

const SWUDB = 'Set,CardNumber,Count,IsFoil,Stamp\n';

let server: TestApp;
let person: Person;
beforeAll(async () => {
  server = await startTestApp();
  await insertFileCatalogue(server.database);
});
beforeEach(async () => {
  person = await signUp(server.database);
});
afterAll(() => server.close());

const stepsOf = async ({ id }: Person) =>
  (
    await server.pool.query(
      `select s.reason, s.note, count(*)::int as events from collection_step s
         join collection_event e on e.step_id = s.id where s.user_id = $1 group by s.user_id, s.id order by s.id`,
      [id],
    )
  ).rows;

it('reads a swudb.com collection: the number identifies the printing', async () => {
  const file = `${SWUDB}SOR,001,1,False,
SOR,59,3,FALSE,
SOR,059,1,True,
SOR,059f,1,false,
sor,0324,1,true,
JTL,661,1,True,
JTL,10,2,true,
JTL,1087,1,True,Serialized
LOF,08,2,False,
LOF,08,1,True,
`;
  const read = await preview(server.app, person, file);
  expect(read).toMatchObject({ format: 'SWUDB', rows: 10, rejected: { total: 0 } });
  expect(read.warnings.first.map(({ line }) => line)).toEqual([5]);
  expect(read.warnings.first[0]).toEqual({
    line: 5,
    about: 'SOR 059f',
    text: 'By its number this is the Foil printing, not without foil; the number was used.',
  });
  expect(await countsOf(server.database, person)).toEqual({});

  const applied = appliedIn(await apply(server.app, person, read.id));
  expect(applied.changes).toBe(8);
  expect(await countsOf(server.database, person)).toEqual({
    'jtl-010-foil': [3, null],
    'jtl-010-prestige-serialized': [1, null],
    'lof-008-foil': [1, null],
    'lof-008-standard': [2, null],
    'sor-001-standard': [1, null],
    'sor-059-foil': [2, null],
    'sor-059-hyperspace-foil': [1, null],
    'sor-059-standard': [3, null],
  });
  expect(await stepsOf(person)).toEqual([{ reason: 'IMPORT', note: 'my cards.csv', events: 8 }]);
});

it('shows what each way of importing would change', async () => {
  await bringIn(
    server.app,
    person,
    `${SWUDB}SOR,001,2,False,\nSOR,060,1,False,\nJTL,10,5,False,\n`,
  );
  const { plans } = await preview(
    server.app,
    person,
    `${SWUDB}SOR,001,1,False,\nSOR,59,4,False,\nSOR,060,x,False,\n`,
  );
  expect(plans.add).toMatchObject({
    changes: 2,
    copies: 5,
    sets: [{ code: 'SOR', name: 'Set SOR', changes: 2, copies: 5 }],
    first: [
      { name: 'Tamsin Vale', from: { inventory: 2 }, to: { inventory: 3 } },
      { number: '059', from: { inventory: 0 }, to: { inventory: 4 } },
    ],
    refused: { total: 0 },
  });
  // The printing of the rejected row stays, and so does the set that the file doesn't name.
  expect(
    plans.replace.first.map(({ setCode, number, to }) => [setCode, number, to.inventory]),
  ).toEqual([
    ['SOR', '001', 1],
    ['SOR', '059', 4],
  ]);
});

it('replaces within the sets that the file names, and adds elsewhere', async () => {
  await bringIn(
    server.app,
    person,
    `${SWUDB}SOR,001,2,False,\nSOR,060,1,False,\nJTL,10,5,False,\n`,
  );
  await bringIn(server.app, person, `${SWUDB}SOR,001,1,False,\n`, 'replace');
  expect(await countsOf(server.database, person)).toEqual({
    'jtl-010-standard': [5, null],
    'sor-001-standard': [1, null],
    'sor-060-standard': [0, null],
  });
});

it('refuses a count beyond the most, row by row, and imports the rest', async () => {
  await bringIn(server.app, person, `${SWUDB}SOR,001,9998,False,\n`);
  const again = `${SWUDB}SOR,001,2,False,\nSOR,060,1,False,\n`;
  const { id, plans } = await preview(server.app, person, again);
  expect(plans.add.refused).toEqual({
    total: 1,
    first: [
      {
        line: 2,
        about: 'SOR 001',
        text: 'Together with what is in the collection that makes 10,000 copies; 9,999 is the most.',
      },
    ],
  });
  expect(plans.replace.refused.total).toBe(0);
  await apply(server.app, person, id);
  expect(await countsOf(server.database, person)).toEqual({
    'sor-001-standard': [9_998, null],
    'sor-060-standard': [1, null],
  });
});

it('uses the current counts when it is applied, and is applied once', async () => {
  const { id } = await preview(server.app, person, `${SWUDB}SOR,001,2,False,\n`);
  await ask(
    server.app,
    'mutation { updateCollectionVariantInventory(variantId: "sor-001-standard", inventory: 5) { errors { code } } }',
    {},
    person.headers,
  );
  const answers = await Promise.all(Array.from({ length: 8 }, () => apply(server.app, person, id)));
  const [first, ...others] = answers.map(appliedIn);
  expect(first).toEqual({ stepId: expect.stringMatching(/^\d+$/), changes: 1 });
  expect(others).toEqual(others.map(() => first));
  expect(appliedIn(await apply(server.app, person, id))).toEqual(first);
  expect(await countsOf(server.database, person)).toEqual({ 'sor-001-standard': [7, null] });
});

it('drops a preview when another file is read, and after an hour', async () => {
  const one = await preview(server.app, person, `${SWUDB}SOR,001,2,False,\n`);
  const other = await preview(server.app, person, `${SWUDB}SOR,001,3,False,\n`);
  expect((await apply(server.app, person, one.id)).json().errors[0]).toMatchObject({
    message: 'This preview is over. Choose the file again.',
    extensions: { code: 'NOT_FOUND' },
  });
  await server.pool.query(`update collection_import set read_at = now() - interval '61 minutes'`);
  expect((await apply(server.app, person, other.id)).json().errors).toHaveLength(1);
  expect(await countsOf(server.database, person)).toEqual({});
});

it('names the step after the file, in one plain line', async () => {
  const fileName = ` \u202Egnp.\r\n${'x'.repeat(300)}`;
  const { id } = await preview(server.app, person, `${SWUDB}SOR,001,2,False,\n`, { fileName });
  await apply(server.app, person, id);
  expect(await stepsOf(person)).toMatchObject([{ note: `gnp.${'x'.repeat(116)}` }]);
});

describe.each(['csv', 'json'] as const)('an export as %s', (format) => {
  const FILE = `Set,CardNumber,Variant,Count,Missing
SOR,001,Standard,0,1
SOR,059,Standard,3,0
SOR,059F,Foil,2,
SOR,060,Standard,9999,9999
JTL,1015,Prestige,1,
JTL,1051,Prestige Foil,1,
JTL,1087,Prestige Serialized,1,
LOF,008,Standard,2,
LOF,008,Foil,1,5
`;

  it.each(['add', 'replace'] as const)(
    'comes back identical into an empty account (%s)',
    async (mode) => {
      const other = await signUp(server.database);
      await bringIn(server.app, person, FILE);
      const before = await exported(server.app, person, { format });
      await bringIn(server.app, other, before.body, mode, {
        type: String(before.headers['content-type']),
      });
      expect((await exported(server.app, other, { format })).body).toBe(before.body);
      expect(await countsOf(server.database, other)).toEqual(
        await countsOf(server.database, person),
      );
      expect(Object.keys(await countsOf(server.database, other))).toHaveLength(9);
    },
  );

  it('changes nothing if it replaces the collection that it was exported from', async () => {
    await bringIn(server.app, person, FILE);
    const { body } = await exported(server.app, person, { format });
    const { plans, id } = await preview(server.app, person, body);
    expect(plans.replace.changes).toBe(0);
    expect(appliedIn(await apply(server.app, person, id, 'replace'))).toEqual({
      stepId: null,
      changes: 0,
    });
    expect(await stepsOf(person)).toHaveLength(1);
  });
});

it('an export as text brings the same copies', async () => {
  const file =
    'Set,CardNumber,Variant,Count\nSOR,059F,Foil,2\nLOF,008,Standard,2\nLOF,008,Foil,1\n';
  const other = await signUp(server.database);
  await bringIn(server.app, person, file);
  const before = await exported(server.app, person, { format: 'txt' });
  await bringIn(server.app, other, before.body, 'add', { type: 'text/plain' });
  expect(await countsOf(server.database, other)).toEqual(await countsOf(server.database, person));
  expect((await exported(server.app, other, { format: 'txt' })).body).toBe(before.body);
});

describe('12,000 rows', () => {
  const ROWS = 12_000;
  beforeAll(async () => {
    const client = await server.pool.connect();
    // This many rows may take a busy machine longer than the program's own limit.
    await client.query('set statement_timeout = 0');
    await client.query(
      `insert into card_set (id, code, name, position, origin) values ('big', 'BIG', 'Big', 9, 'IMPORT')`,
    );
    await client.query(
      `insert into card (id, card_set_id, name, card_type, rarity, aspects, traits, keywords, is_unique)
         select 'big-' || n, 'big', 'Card ' || n, 'UNIT', 'COMMON', '{}', '{}', '{}', false
           from generate_series(1, $1::int) n`,
      [ROWS],
    );
    await client.query(
      `insert into card_variant (id, card_id, variant_type, number)
         select 'big-' || n || '-standard', 'big-' || n, 'STANDARD', n from generate_series(1, $1::int) n`,
      [ROWS],
    );
    client.release(true);
  }, 60_000);

  it('are one step, with progress, and undone as one', async () => {
    const rows = Array.from({ length: ROWS }, (_, row) => `BIG,${row + 1},${(row % 3) + 1},False,`);
    const read = await preview(server.app, person, `${SWUDB}${rows.join('\n')}\n`);
    expect(read.plans.add).toMatchObject({ changes: ROWS, copies: 2 * ROWS });
    expect(read.plans.add.first).toHaveLength(200);

    const response = await apply(server.app, person, read.id);
    const lines = response.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[0]).toEqual({ written: 5_000, of: ROWS });
    expect(lines).toHaveLength(4);
    expect(await stepsOf(person)).toEqual([
      { reason: 'IMPORT', note: 'my cards.csv', events: ROWS },
    ]);

    const again = await exported(server.app, person, { format: 'csv' });
    expect(again.body.split('\r\n')).toHaveLength(ROWS + 2);

    const stepId = Number(appliedIn(response).stepId);
    expect(await undoStep(server.database, person.id, stepId)).toMatchObject({ ok: true });
    const counts = Object.values(await countsOf(server.database, person));
    expect(counts).toHaveLength(ROWS);
    expect(counts.every(([inventory]) => inventory === 0)).toBe(true);
  }, 180_000);
});
