import { runCatalogueCommand } from '@server/app/cli/catalogue/command';
import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import { withImports } from './support/imports';

const context = withImports();

async function run(...args: string[]): Promise<{ code: number; printed: string }> {
  const lines: string[] = [];
  const code = await runCatalogueCommand(args, {
    pool: context.pool,
    database: context.database,
    dataDir: context.folder,
    now: context.now,
    sources: { addresses: {}, contact: 'host@example.com' },
    print: (line) => lines.push(line),
  });
  return { code, printed: lines.join('\n') };
}

test('import prints a report with every rejected row, and says so when nothing changed', async () => {
  const path = await context.file(
    aSwuDbFile(aSwuDbRow(), aSwuDbRow({ Name: 'Odd', VariantType: 'Gilded' })),
  );
  const first = await run('import', path, '--recorded-at', '2026-06-01', '--name', 'Quartz');
  expect(first.code).toBe(0);
  expect(first.printed).toContain(`QZX from ${path}, prices of 2026-06-01T00:00:00.000Z`);
  expect(first.printed).toContain('set       Quartz: added');
  expect(first.printed).toContain('rows      2 read, 1 rejected');
  expect(first.printed).toContain('cards     1 added, 0 updated, 0 unchanged');
  expect(first.printed).toContain('(Standard 1, Foil 1)');
  expect(first.printed).toContain('rejected  row 2, Odd: Unknown variant type: Gilded');
  const second = await run('import', path, '--recorded-at', '2026-06-01');
  expect(second.printed).toContain('nothing changed');

  const list = await run('list');
  expect(list.printed).toContain('QZX    imported     1 cards  Quartz');
});

test('import offers the name and the description that a set lacks, until it has them', async () => {
  const path = await context.file(aSwuDbFile(aSwuDbRow()));
  const first = await run('import', path);
  expect(first.printed).toContain('QZX has no name but its code and no description:');
  expect(first.printed).toContain(
    `npm run catalogue -- import ${path} --name "The Set's Name" --description "What it is about."`,
  );
  const named = await run('import', path, '--name', 'Quartz');
  expect(named.printed).toContain('QZX has no description:');
  expect(named.printed).not.toContain('--name');
  const received = await run('import', path, '--description', 'Stones that sing.');
  expect(received.printed).toContain('set       Quartz: updated');
  expect(received.printed).not.toContain('--description');
});

test('a refused file ends the run with code 1; those before it stay', async () => {
  const good = await context.file(aSwuDbFile(aSwuDbRow()), 'good.json');
  const { code, printed } = await run('import', good, '/no/such/file', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(printed)).toMatchObject([
    { ok: true, report: { setCode: 'QZX', isChanged: true } },
    { ok: false, refusal: { code: 'FILE_UNREADABLE' } },
  ]);
  expect(await context.rowsOf('card')).toHaveLength(1);
});

test.each([
  [['--help'], 0, 'npm run catalogue -- import'],
  [[], 0, 'npm run catalogue -- import'],
  [['explode'], 1, 'There is no command explode.'],
  [['import'], 1, 'Name a file or an address to import.'],
  [['import', 'x', '--sett', 'SOR'], 1, "Unknown option '--sett'"],
  [
    ['import', 'x', '--set', '0SR'],
    1,
    '--set takes 2 to 6 letters or digits, a letter first, not 0SR.',
  ],
  [['import', 'x', '--recorded-at', 'yesterday'], 1, '--recorded-at takes a date or time'],
  [['import', 'x', '--recorded-at', '2026-02-30'], 1, '--recorded-at takes a date or time'],
  [
    ['import', 'x', '--recorded-at', '2026-06-01T10:00:00'],
    1,
    '--recorded-at takes a date or time',
  ],
  [['import', 'x', '--recorded-at', '2030-01-01'], 1, '--recorded-at is in the future'],
  [['import', 'x', 'y', '--name', 'N'], 1, '--name and --description go with one file.'],
  [['import', 'x', '--name', ' '], 1, '--name is blank.'],
])('%p ends with code %i', async (args, code, text) => {
  const result = await run(...args);
  expect(result.code).toBe(code);
  expect(result.printed).toContain(text);
});
