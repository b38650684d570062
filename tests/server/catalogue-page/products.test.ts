import { importPrices } from '@server/modules/catalogue/commands/prices/import-prices';
import type { ProductPrice } from '@server/modules/catalogue/commands/prices/product-price';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { ask } from '../support/ask';
import { startCataloguePage, type CataloguePage } from './running';

let page: CataloguePage;
beforeEach(async () => {
  page = await startCataloguePage();
  const cardSetId = await insertCardSet(page.database, { code: 'ABC' });
  const cardId = await insertCard(page.database, {
    id: 'abc-001',
    cardSetId,
    name: 'Lantern Keeper',
  });
  await insertPrinting(page.database, { cardId, priceCents: 100 });
  await insertPrinting(page.database, { cardId, variantType: 'FOIL' });
  const otherSet = await insertCardSet(page.database, { code: 'DEF', position: 2 });
  const other = await insertCard(page.database, { id: 'def-001', cardSetId: otherSet });
  await insertPrinting(page.database, { cardId: other });
});
afterEach(() => page.close());

/** A promo, whose number no printing has. */
const promo = (productId: number): ProductPrice => ({
  source: 'tcgcsv',
  productId,
  name: 'Lantern Keeper (Judge Promo)',
  setCode: 'ABC',
  number: '900',
  finish: 'Normal',
  market: 777,
  low: null,
  mid: null,
  high: null,
});

async function imported(day: string) {
  const outcome = await importPrices(
    page.database,
    {
      setCode: 'ABC',
      source: 'tcgcsv',
      recordedAt: new Date(day),
      prices: [promo(7), promo(8)],
    },
    { now: new Date('2026-12-01') },
  );
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.report;
}

const asked = async (operation: string) => {
  const { data, errors } = await ask(page.app, operation, {}, page.admin.headers);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};
const listed = async () =>
  (
    await asked(
      '{ unmatchedProducts { total nodes { productId finish cardSetCode name number match candidates { variantId cardName number variantType } } } }',
    )
  ).unmatchedProducts;
const decide = async (productId: string, variantId: string | null, finish = 'Normal') =>
  (
    await asked(
      `mutation { decideProduct(source: "tcgcsv", productId: "${productId}", finish: "${finish}", variantId: ${JSON.stringify(variantId)}) { errors { field code message } } }`,
    )
  ).decideProduct.errors;

test('lists what no rule matched with its candidates; a pin is in the audit, and the next import uses it', async () => {
  await imported('2026-06-29');
  const before = await listed();
  expect(before.total).toBe(2);
  expect(before.nodes[0]).toMatchObject({
    productId: '7',
    finish: 'Normal',
    cardSetCode: 'ABC',
    number: '900',
    match: 'UNMATCHED',
  });
  expect(before.nodes[0].candidates).toContainEqual({
    variantId: 'abc-001-standard',
    cardName: expect.stringContaining('Lantern Keeper'),
    number: expect.any(String),
    variantType: 'STANDARD',
  });
  expect(await decide('7', 'abc-001-standard')).toEqual([]);
  expect(await decide('8', null)).toEqual([]);
  expect(await listed()).toEqual({ total: 0, nodes: [] });
  const { products } = await imported('2026-06-30');
  expect(products).toMatchObject({ pinned: 1, ignored: 1 });
  const { rows } = await page.pool.query(
    "select current_price_cents as cents from card_variant where id = 'abc-001-standard'",
  );
  expect(rows).toEqual([{ cents: 777 }]);
  const subject = 'ABC Lantern Keeper (Judge Promo), Normal';
  expect(await page.audit()).toEqual([
    ['PRODUCT_PINNED', subject, null, 'abc-001-standard'],
    ['PRODUCT_PINNED', subject, null, 'no card'],
  ]);
});

test.each([
  ['9', 'abc-001-standard', 'productId', 'NOT_FOUND'],
  ['x', 'abc-001-standard', 'productId', 'NOT_FOUND'],
  ['7', 'abc-404-standard', 'variantId', 'NOT_FOUND'],
  ['7', 'def-001-standard', 'variantId', 'INVALID'],
])('%s with %s is refused at %s with %s', async (productId, variantId, field, code) => {
  await imported('2026-06-29');
  expect(await decide(productId, variantId)).toEqual([
    { field, code, message: expect.any(String) },
  ]);
  expect(await page.audit()).toEqual([]);
  expect((await listed()).total).toBe(2);
});

test('a decision is taken back: the rules judge the product again, and the audit says so', async () => {
  await imported('2026-06-29');
  await decide('7', 'abc-001-standard');
  await decide('8', null);
  const decided = async () =>
    (await asked('{ decidedProducts { total nodes { productId name printing { variantId } } } }'))
      .decidedProducts;
  expect(await decided()).toMatchObject({
    total: 2,
    nodes: [
      { productId: '7', printing: { variantId: 'abc-001-standard' } },
      { productId: '8', printing: null },
    ],
  });
  const takeBack = async (productId: string) =>
    (
      await asked(
        `mutation { takeBackProductDecision(source: "tcgcsv", productId: "${productId}", finish: "Normal") { errors { field code } } }`,
      )
    ).takeBackProductDecision.errors;
  expect(await takeBack('7')).toEqual([]);
  expect(await takeBack('8')).toEqual([]);
  expect(await decided()).toEqual({ total: 0, nodes: [] });
  expect((await listed()).nodes[0]).toMatchObject({
    match: 'UNMATCHED',
    candidates: expect.arrayContaining([
      expect.objectContaining({ variantId: 'abc-001-standard' }),
    ]),
  });
  expect(await takeBack('8')).toEqual([{ field: 'productId', code: 'CONFLICT' }]);
  expect((await imported('2026-06-30')).products).toMatchObject({ pinned: 0, ignored: 0 });
  const subject = 'ABC Lantern Keeper (Judge Promo), Normal';
  expect((await page.audit()).slice(2)).toEqual([
    ['PRODUCT_UNPINNED', subject, 'abc-001-standard', null],
    ['PRODUCT_UNPINNED', subject, 'no card', null],
  ]);
});

test('a printing has one pinned product', async () => {
  await imported('2026-06-29');
  await decide('7', 'abc-001-standard');
  expect(await decide('8', 'abc-001-standard')).toMatchObject([{ code: 'CONFLICT' }]);
  expect((await listed()).total).toBe(1);
});
