import { printedReport } from '@server/app/cli/catalogue/printed-report';
import { aSwuDbRow, type SwuDbRow } from '@tests/factories/swu-db-row';
import { bringIn, countsOf } from '../collection-files/file-test';
import { ask } from '../support/ask';
import { signUp } from '../users/support/sign-up';
import { startImportedApp, type ImportedApp } from './support/imported-app';

let server: ImportedApp;
beforeAll(async () => {
  server = await startImportedApp();
}, 60_000);
beforeEach(async () => {
  await server.pool.query('truncate card_set restart identity cascade');
});
afterAll(() => server.close());

/** A card as in a starter set: the same row again with another number and another picture. */
const row = (Number: string, more: SwuDbRow = {}): SwuDbRow =>
  aSwuDbRow({
    Set: 'TS26',
    Number,
    FrontArt: `https://pictures.example/ts26/${Number}.png`,
    ...more,
  });
const ROWS = [row('027'), row('011', { MarketPrice: '' }), row('113')];

async function printings() {
  const { rows } = await server.pool.query<{ id: string; numbers: string[]; cents: number | null }>(
    `select id, number || other_numbers as numbers, current_price_cents as cents
       from card_variant order by id`,
  );
  return rows.map(({ id, numbers, cents }) => [id, numbers.join(' '), cents]);
}

const SEVERAL = [
  ['ts26-011-foil', '011 027 113', 200],
  ['ts26-011-standard', '011 027 113', 100],
];

it('rows that differ only in number are one printing with all numbers, and the report says so', async () => {
  const report = await server.import(ROWS);
  expect(report).toMatchObject({ rows: 3, rejected: [], cards: { added: 1 } });
  expect(await printings()).toEqual(SEVERAL);
  expect(report.severalNumbers).toEqual([
    {
      cardName: 'Lantern Keeper',
      variantType: 'STANDARD',
      number: '011',
      otherNumbers: ['027', '113'],
    },
  ]);
  expect(printedReport(report)).toContain(
    '  numbers   Lantern Keeper, Standard: 011, also 027, 113',
  );
});

it('the order of rows doesn’t matter, and a second run changes nothing', async () => {
  await server.import(ROWS);
  expect(await server.import(ROWS)).toMatchObject({ isChanged: false });
  const turned = await server.import(ROWS.toReversed());
  expect(turned).toMatchObject({
    cards: { added: 0, updated: 0 },
    variants: { added: 0, updated: 0 },
  });
  expect(await printings()).toEqual(SEVERAL);
});

it('a file with some of the numbers removes none, one with more adds them', async () => {
  await server.import(ROWS.slice(0, 2));
  await server.import([row('027')]);
  expect(await printings()).toEqual([
    ['ts26-011-foil', '011 027', 200],
    ['ts26-011-standard', '011 027', 100],
  ]);
  expect(await server.import(ROWS)).toMatchObject({ variants: { updated: 2 } });
  expect(await printings()).toEqual(SEVERAL);
});

it('a row that is there twice is rejected, however its number is padded', async () => {
  const report = await server.import([...ROWS, row('27')]);
  expect(report.rejected).toMatchObject([
    { row: 4, reason: expect.stringMatching(/^repeats row/) },
  ]);
  expect(await printings()).toEqual(SEVERAL);
});

it('each number finds the printing: in a collection’s file and in what the browser is sent', async () => {
  await server.import(ROWS);
  const person = await signUp(server.database);
  const file = 'Set,CardNumber,Count,IsFoil\nTS26,11,1,False\nTS26,027,2,False\nTS26,113,4,True\n';
  await bringIn(server.app, person, file);
  expect(await countsOf(server.database, person)).toEqual({
    'ts26-011-foil': [4, null],
    'ts26-011-standard': [3, null],
  });
  const { data } = await ask(
    server.app,
    '{ card(id: "ts26-011") { standardFullCardNumber cardVariants { number otherNumbers } } }',
  );
  const numbered = { number: '011', otherNumbers: ['027', '113'] };
  expect(data.card).toEqual({
    standardFullCardNumber: 'TS26_011',
    cardVariants: [numbered, numbered],
  });
});
