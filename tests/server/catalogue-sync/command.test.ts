import { runCatalogueCommand } from '@server/app/cli/catalogue/command';
import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import { aGroup, aPrice, aProduct, tcgcsvAnswer } from '@tests/factories/tcgcsv-rows';
import { withSync } from './support/sync';

const context = withSync();

async function run(...args: string[]): Promise<{ code: number; printed: string }> {
  const lines: string[] = [];
  const code = await runCatalogueCommand(args, {
    pool: context.pool,
    database: context.database,
    dataDir: context.dataDir,
    now: context.now,
    sources: { addresses: {}, contact: 'host@example.com' },
    print: (line) => lines.push(line),
  });
  return { code, printed: lines.join('\n') };
}

const files = {
  'tcgcsv/79/groups.json': tcgcsvAnswer(aGroup(), aGroup({ name: 'Promos', abbreviation: '' })),
  'tcgcsv/79/7001/products.json': tcgcsvAnswer(aProduct()),
  'tcgcsv/79/7001/prices.json': tcgcsvAnswer(aPrice()),
  'swu-db/qzx.json': aSwuDbFile(aSwuDbRow()),
};

test('sync prints each step, each set, and what was left out; then that nothing changed', async () => {
  await context.write(files);
  const first = await run('sync', '--from', context.folder);
  expect(first.code).toBe(0);
  expect(first.printed).toContain('Reading what is known of Quartz and Zinnia.');
  expect(first.printed).toContain('set       Quartz and Zinnia: added');
  expect(first.printed).toContain('1 products matched, 0 not');
  expect(first.printed).toContain('left out  tcgcsv: Promos has no abbreviation');
  const again = await run('sync', '--from', context.folder);
  expect(again.printed).toContain('unchanged since the last sync: QZX');
  expect(again.printed).toContain('Nothing changed: 1 set');
});

test('--json prints the report alone', async () => {
  await context.write(files);
  const { printed } = await run('sync', '--from', context.folder, '--json');
  expect(JSON.parse(printed)).toMatchObject({ ok: true, report: { sets: [{ code: 'QZX' }] } });
});

test('demo sets are only replaced on request; a refused set is code 1, and the others are done', async () => {
  await context.write({
    ...files,
    'tcgcsv/79/groups.json': tcgcsvAnswer(
      aGroup(),
      aGroup({ groupId: 7002, name: 'Later Stars', abbreviation: 'LST' }),
    ),
    'swu-db/lst.json': aSwuDbFile(aSwuDbRow({ Set: 'LST' })),
  });
  await context.pool.query(
    `insert into card_set (id, code, name, position, origin) values ('qzx', 'QZX', 'Demo', 7, 'DEMO')`,
  );
  const refused = await run('sync', '--from', context.folder);
  expect(refused.code).toBe(1);
  expect(refused.printed).toContain('use --replace-demo to do so.');
  expect(await context.rows('select code, origin from card_set order by code')).toEqual([
    { code: 'LST', origin: 'IMPORT' },
    { code: 'QZX', origin: 'DEMO' },
  ]);
  const replaced = await run(
    'sync',
    '--from',
    context.folder,
    '--replace-demo',
    '--discard-changes',
  );
  expect(replaced.code).toBe(0);
  expect(
    await context.rows(
      `select name, position, released_on::text as day from card_set where code = 'QZX'`,
    ),
  ).toEqual([{ name: 'Quartz and Zinnia', position: 7, day: '2024-03-08' }]);
});

test.each([
  [['sync', 'file.json'], 'sync takes no file.json; see import.'],
  [['sync', '--name', 'Ours'], 'sync takes no --name; see import.'],
  [['import', 'x.json', '--from', 'folder'], '--from goes with sync.'],
  [['sync', '--from', '/no/such/folder'], 'No source has a list of card sets.'],
  [['sync'], 'No source has a list of card sets.'],
])('%j is refused', async (args, sentence) => {
  const { code, printed } = await run(...args);
  expect(code).toBe(1);
  expect(printed).toContain(sentence);
});
