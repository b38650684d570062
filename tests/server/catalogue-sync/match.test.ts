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

/** A promo, whose number no printing has. */
beforeEach(async () => {
  await context.pool.query('truncate price_product, catalogue_audit_entry');
  await context.write({
    'tcgcsv/79/groups.json': tcgcsvAnswer(aGroup()),
    'tcgcsv/79/7001/products.json': tcgcsvAnswer(aProduct({}, '900/240')),
    'tcgcsv/79/7001/prices.json': tcgcsvAnswer(
      aPrice(),
      aPrice({ subTypeName: 'Foil', marketPrice: 2.3 }),
    ),
    'swu-db/qzx.json': aSwuDbFile(aSwuDbRow()),
  });
  await context.synced();
});

const priceOf = async (id: string) =>
  (
    await context.rows(`select current_price_cents as cents from card_variant where id = '${id}'`)
  )[0]?.cents;

test('a product is listed with its candidates, pinned, and priced by the next sync of the same files', async () => {
  const listed = await run('match', '--list');
  expect(listed.printed).toContain('50011:Normal  QZX 900  Lantern Keeper');
  expect(listed.printed).toContain('perhaps qzx-011-standard, qzx-011-foil');
  expect(await priceOf('qzx-011-standard')).toBe(100);

  const pinned = await run('match', '50011:Normal', 'qzx-011-standard');
  expect(pinned).toEqual({
    code: 0,
    printed: expect.stringMatching(
      /50011:Normal, Lantern Keeper, is qzx-011-standard from now on\.\nIts price comes with the next sync\.$/,
    ),
  });
  context.now = new Date('2026-07-02T12:00:00Z');
  const [set] = (await context.synced()).sets;
  expect(set?.prices?.products).toMatchObject({ pinned: 1, matched: 0 });
  expect(await priceOf('qzx-011-standard')).toBe(110);
  expect((await run('match', '--list')).printed).not.toContain('50011:Normal');
});

test('a decision is taken back, and each is in the audit as the program’s', async () => {
  await run('match', '50011:Normal', 'qzx-011-standard');
  expect(await run('match', '50011:Normal', '--take-back')).toEqual({
    code: 0,
    printed: expect.stringMatching(
      /50011:Normal, Lantern Keeper, is left to the rules again: no certain printing\.$/,
    ),
  });
  expect((await run('match', '--list')).printed).toContain('50011:Normal');
  expect(await run('match', '50011:Normal', '--take-back')).toEqual({
    code: 1,
    printed: expect.stringMatching(/^Nobody has decided what product .*:Normal is\.$/),
  });
  expect(
    await context.rows(
      'select actor_id as actor, action, from_value as "from", to_value as "to" from catalogue_audit_entry order by id',
    ),
  ).toEqual([
    { actor: null, action: 'PRODUCT_PINNED', from: null, to: 'qzx-011-standard' },
    { actor: null, action: 'PRODUCT_UNPINNED', from: 'qzx-011-standard', to: null },
  ]);
});

test('a product that is no card is never listed again', async () => {
  await run('match', '50011:Normal', '--none');
  await run('match', '50011:Foil', '--none');
  await context.synced();
  expect((await run('match', '--list')).printed).toBe('Every product is matched.');
  expect(JSON.parse((await run('match', '--list', '--json')).printed)).toEqual([]);
});

test.each([
  [['7', 'qzx-011-standard'], 'No import of prices from tcgcsv has had'],
  [['50011:Cold', 'qzx-011-standard'], 'is known as Foil and Normal, not as Cold'],
  [['50011', 'qzx-011-standard'], 'say which one: 50011:Foil or 50011:Normal'],
  [['50011:Foil', 'qzx-404-standard'], 'The catalogue has no printing qzx-404-standard.'],
  [['Keeper', 'qzx-011-standard'], 'A product is a number such as 577153'],
  [['50011:Foil'], 'Name a product and its printing'],
  [['50011:Foil', 'qzx-011-foil', '--none'], 'Name a product and its printing'],
  [['50011:Foil', '--none', '--take-back'], 'or a product and --none or --take-back'],
  [['50011', '--list'], 'match --list takes nothing else.'],
])('match %j is refused, and nothing changes', async (args, message) => {
  const before = await context.rows('select * from price_product order by finish');
  const { code, printed } = await run('match', ...args);
  expect(code).toBe(1);
  expect(printed).toContain(message);
  expect(await context.rows('select * from price_product order by finish')).toEqual(before);
});
