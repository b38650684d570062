import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import { aGroup, aPrice, aProduct, tcgcsvAnswer } from '@tests/factories/tcgcsv-rows';
import { withSync } from './support/sync';

const context = withSync();

const PRICES = 'tcgcsv/79/7001/prices.json';
const PRODUCTS = 'tcgcsv/79/7001/products.json';
const good = {
  'tcgcsv/79/groups.json': tcgcsvAnswer(aGroup()),
  [PRODUCTS]: tcgcsvAnswer(aProduct()),
  [PRICES]: tcgcsvAnswer(aPrice(), aPrice({ subTypeName: 'Foil', marketPrice: 2.3 })),
  'swu-db/qzx.json': aSwuDbFile(
    aSwuDbRow(),
    aSwuDbRow({ VariantType: 'Foil', Number: '011F', MarketPrice: '7.00' }),
    aSwuDbRow({ VariantType: 'Showcase', Number: '200', MarketPrice: '80.00' }),
  ),
};

/** Cents by kind of printing. */
async function cents(): Promise<Record<string, unknown>> {
  const rows = await context.rows(
    'select variant_type as type, current_price_cents as cents from card_variant',
  );
  return Object.fromEntries(rows.map(({ type, cents: price }) => [type, price]));
}

const bought = { STANDARD: 110, FOIL: 230, SHOWCASE: 8_000 };

test('prices are the products’ ones, and the set file’s only where there is no product', async () => {
  await context.write(good);
  await context.synced();
  expect(await cents()).toEqual(bought);
  expect(
    await context.rows(`select current_low_cents as low, current_mid_cents as mid, current_high_cents as high
      from card_variant where variant_type in ('STANDARD', 'SHOWCASE') order by id desc`),
  ).toEqual([
    { low: 50, mid: 125, high: 999 },
    { low: 60, mid: null, high: null },
  ]);
});

test('a day’s prices change no card, and the set file’s don’t come back with it', async () => {
  await context.write(good);
  await context.synced();
  context.now = new Date('2026-07-02T12:00:00Z');
  await context.write({
    [PRICES]: tcgcsvAnswer(
      aPrice({ marketPrice: 1.3 }),
      aPrice({ subTypeName: 'Foil', marketPrice: 2.3 }),
    ),
  });
  const [set] = (await context.synced()).sets;
  expect(set).toMatchObject({ cards: null, prices: { currentChanged: 1 } });
  expect(await cents()).toEqual({ ...bought, STANDARD: 130 });

  await context.write({
    'swu-db/qzx.json': aSwuDbFile(aSwuDbRow({ MarketPrice: '9.00', Cost: '8' })),
  });
  await context.synced();
  expect(await cents()).toEqual({ ...bought, STANDARD: 130 });
});

test('without a group’s files, the set file’s prices count', async () => {
  await context.write(good);
  await context.remove('tcgcsv/79/7001');
  await context.synced();
  expect(await cents()).toEqual({ STANDARD: 100, FOIL: 700, SHOWCASE: 8_000 });
});

test.each<[string, string, unknown, RegExp]>([
  [
    'rows without a product',
    PRICES,
    tcgcsvAnswer(aPrice({ productId: '50011' })),
    /isn’t a file of TCGCSV’s prices: row 1: productId: /,
  ],
  ['HTML', PRICES, '<!doctype html>', /is a web page, not a file of TCGCSV’s prices\.$/],
  ['half a file', PRODUCTS, '{"results":[{"productId"', /ends in the middle/],
  [
    'another game’s products',
    PRODUCTS,
    tcgcsvAnswer(aProduct({ categoryId: 3 })),
    /has the products of another game \(category 3\)\.$/,
  ],
  [
    'another group’s products',
    PRODUCTS,
    tcgcsvAnswer(aProduct({ groupId: 9 })),
    /has the products of another group, 9\.$/,
  ],
])(
  '%s are refused in one line, nothing changes, and the next try works',
  async (_, path, bad, line) => {
    await context.write(good);
    await context.synced();
    const before = await context.rowVersions();
    context.now = new Date('2026-07-02T12:00:00Z');
    await context.write({ [path]: bad });
    const [set] = (await context.synced()).sets;
    expect(set?.refusals.map(({ message }) => message)).toEqual([expect.stringMatching(line)]);
    expect(await context.rowVersions()).toEqual(before);

    await context.write({ ...good, [PRICES]: tcgcsvAnswer(aPrice({ marketPrice: 1.4 })) });
    await context.synced();
    expect(await cents()).toEqual({ ...bought, STANDARD: 140 });
  },
);

const foil = aPrice({ subTypeName: 'Foil', marketPrice: 2.4 });
test.each<[string, object[], string]>([
  [
    'a product twice, with two prices',
    [aPrice(), foil, aPrice({ marketPrice: 1.2 })],
    'Normal is listed twice, with two prices',
  ],
  ['a product that isn’t the group’s', [aPrice({ productId: 1 }), foil], 'isn’t among the group’s'],
  ['a row without a kind', [aPrice({ subTypeName: 7 }), foil], 'subTypeName: '],
  ['no row', ['N/A' as never, foil], 'is not an object'],
])('%s is a line of the report; the price stays, and others change', async (_, rows, line) => {
  await context.write(good);
  await context.synced();
  context.now = new Date('2026-07-02T12:00:00Z');
  await context.write({ [PRICES]: { results: rows } });
  const [set] = (await context.synced()).sets;
  expect(set?.refusals).toEqual([]);
  expect(set?.notes.map(({ message }) => message)).toEqual([expect.stringContaining(line)]);
  expect(await cents()).toEqual({ ...bought, FOIL: 240 });
});

test.each([
  ['0.30000000000000004', 30],
  ['12.345', 1_235],
  ['"1.40"', 140],
  ['"$1,250.00"', 125_000],
  ['2', 200],
])('a market price written as %s is %s cents', async (written, price) => {
  const row = JSON.stringify(aPrice({ marketPrice: 'HERE' })).replace('"HERE"', written);
  await context.write({ ...good, [PRICES]: `{"results":[${row}]}` });
  const [set] = (await context.synced()).sets;
  expect(set?.notes).toEqual([]);
  expect(await cents()).toMatchObject({ STANDARD: price });
});

const KINDS = ['market', 'low', 'mid', 'high'] as const;

test.each<[written: string, shown: string]>([
  ['1e-7', '1e-7'],
  ['1e20', '100000000000000000000'],
  ['1e300', '1e+300'],
  ['1e999', 'Infinity'],
  ['NaN', 'NaN'],
  ['-Infinity', '-Infinity'],
  ['-0.5', '-0.5'],
  ['99999999999', '99999999999'],
  ['"N/A"', 'N/A'],
  ['"1,00"', '1,00'],
  ['"€1.40"', '€1.40'],
  ['"1.2.3"', '1.2.3'],
  ['true', 'true'],
  ['[1.4]', '[1.4]'],
])('of %s, each of a row’s prices costs itself alone', async (written, shown) => {
  await context.write(good);
  await context.synced();
  for (const [at, odd] of KINDS.entries()) {
    context.now = new Date(`2026-07-0${at + 2}T12:00:00Z`);
    const changed = { marketPrice: 1.5 + at, lowPrice: 0.25, midPrice: 0.75, highPrice: 4 + at };
    const row = JSON.stringify(aPrice({ ...changed, [`${odd}Price`]: 'ODD' }));
    await context.write({ [PRICES]: `{"results":[${row.replace('"ODD"', written)}]}` });
    const [set] = (await context.synced()).sets;
    expect(set?.refusals).toEqual([]);
    expect(set?.notes.map(({ message }) => message)).toEqual([
      `${odd}Price is not a price: ${shown}`,
    ]);
    const [now] = await context.rows(`select current_price_cents as market,
      current_low_cents as low, current_mid_cents as mid, current_high_cents as high
      from card_variant where variant_type = 'STANDARD'`);
    const stated = { market: 150 + 100 * at, low: 25, mid: 75, high: 400 + 100 * at };
    // Without a market price, there is nothing to hang the others on: the last price stays.
    if (odd === 'market') expect(now).toEqual({ market: 110, low: 50, mid: 125, high: 999 });
    else expect(now).toEqual({ ...stated, [odd]: null });
  }
});

test('products of another game or group cost themselves, and no other one', async () => {
  const other = { productId: 50_012, categoryId: 3 };
  await context.write({
    ...good,
    [PRODUCTS]: tcgcsvAnswer(aProduct(), aProduct(other), aProduct({ productId: 5, groupId: 9 })),
    'tcgcsv/79/groups.json': tcgcsvAnswer(aGroup({ groupId: 8, categoryId: 3 }), aGroup()),
  });
  const report = await context.synced();
  expect(report.notes.map(({ message }) => message)).toEqual([
    'belongs to another game (category 3)',
  ]);
  expect(report.sets[0]?.notes.map(({ message }) => message)).toEqual([
    'belongs to another game (category 3)',
    'belongs to another group, 9',
  ]);
  expect(await cents()).toEqual(bought);
});

test('a product without further data is no card', async () => {
  const { extendedData: _, ...display } = aProduct({ productId: 60_000, name: 'Display' });
  await context.write({ ...good, [PRODUCTS]: tcgcsvAnswer(aProduct(), display) });
  const [set] = (await context.synced()).sets;
  expect(set?.notes).toEqual([]);
  expect(await cents()).toEqual(bought);
});

test('a product’s number is read, whatever else is odd about it', async () => {
  const extendedData = [null, { name: 'Rarity', value: 4 }, { name: 'Number', value: 11 }];
  await context.write({ ...good, [PRODUCTS]: tcgcsvAnswer(aProduct({ extendedData })) });
  await context.synced();
  expect(await cents()).toEqual(bought);
});

test('an id that two products have is neither', async () => {
  await context.write({ ...good, [PRODUCTS]: tcgcsvAnswer(aProduct(), aProduct({}, '012/240')) });
  const [set] = (await context.synced()).sets;
  expect(set?.notes.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^product \d+ is listed twice$/),
  );
  expect(await cents()).toEqual({ STANDARD: 100, FOIL: 700, SHOWCASE: 8_000 });
});

test('prices with no price in some fields, and whole cents however they are written', async () => {
  await context.write({
    ...good,
    [PRICES]: `{"results":[{"productId":50011,"lowPrice":null,"midPrice":0,"highPrice":68.10,"marketPrice":1.005,"subTypeName":"Normal"}]}`,
  });
  await context.synced();
  expect(
    await context.rows(`select current_price_cents as market, current_low_cents as low, current_mid_cents as mid,
        current_high_cents as high from card_variant where variant_type = 'STANDARD'`),
  ).toEqual([{ market: 101, low: null, mid: null, high: 6_810 }]);
});
