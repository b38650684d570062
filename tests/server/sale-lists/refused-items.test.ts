import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import { withSelling } from './selling';

const selling = withSelling();
const { upsert, items, send } = selling;
const quantities = async () =>
  Object.fromEntries((await items()).map(({ variantId, quantity }) => [variantId, quantity]));

/** All of these are refused, and nothing changes. */
beforeEach(async () => {
  await upsert({ quantity: 7 });
});
const expectRefusal = async (asked: object, field: string, code = 'INVALID') => {
  const [, foil] = selling.variantIds;
  const { saleListItems, userErrors } = await upsert({ cardVariantId: foil }, asked);
  expect(userErrors).toEqual([
    { field: `items.1.${field}`, message: expect.stringMatching(/\.$/), code },
  ]);
  expect(await quantities()).toEqual({ [selling.variantIds[0]]: 7 });
  expect(await selling.revision()).toBe(2);
  return saleListItems;
};

it.each([-1, 10_000, 2 ** 31 - 1, -(2 ** 31)])('a quantity of %i', async (quantity) => {
  // The listed quantity is shown beside it.
  expect(await expectRefusal({ quantity }, 'quantity')).toMatchObject([{ quantity: 7 }]);
});

it.each([-1, 5_000_001, 2 ** 31 - 1, null])('a fixed price of %p', async (fixedPriceInCents) => {
  await expectRefusal({ priceType: 'FIXED', fixedPriceInCents }, 'fixedPriceInCents');
});

it('an invalid fixed price, even if the price type needs none', async () => {
  await expectRefusal({ priceType: 'CONTACT', fixedPriceInCents: -1 }, 'fixedPriceInCents');
});

it('a condition other than near mint', async () => {
  await expectRefusal({ condition: 'MINT' }, 'condition');
});

it.each(['sor-999-standard', '', 'x'.repeat(10_000)])(
  'the printing %.20j',
  async (cardVariantId) => {
    await expectRefusal({ cardVariantId }, 'cardVariantId', 'NOT_FOUND');
  },
);

it('a printing that is named twice', async () => {
  const [, foil] = selling.variantIds;
  await expectRefusal({ cardVariantId: foil, quantity: 2 }, 'cardVariantId', 'DUPLICATE');
});

it('all errors of each item, by name', async () => {
  const { userErrors } = await upsert(
    { quantity: 10_000, priceType: 'FIXED', condition: 'POOR', expectedVersion: 1 },
    { cardVariantId: 'nothing-1', quantity: -1 },
  );
  expect(userErrors.map(({ field }: { field: string }) => field)).toEqual([
    'items.0.quantity',
    'items.0.fixedPriceInCents',
    'items.0.condition',
    'items.0.expectedVersion',
    'items.1.quantity',
    'items.1.cardVariantId',
  ]);
});

it('no items, and more than can be changed at once', async () => {
  const [cardVariantId] = selling.variantIds;
  const errors = [
    { field: 'items', message: 'Change 1 to 1,500 printings at once.', code: 'INVALID' },
  ];
  expect(await upsert()).toEqual({ saleListItems: [], userErrors: errors });
  const many = Array.from({ length: MAX_ITEMS_AT_ONCE + 1 }, () => ({ cardVariantId }));
  const { saleListItems, userErrors } = await upsert(...many);
  expect(userErrors).toEqual(errors);
  // Answered unchanged, so nobody thinks it is gone.
  expect(saleListItems).toMatchObject([{ variantId: cardVariantId, quantity: 7 }]);
});

it.each([
  { quantity: 1.5 },
  { quantity: 2 ** 31 },
  { quantity: '12' },
  { quantity: null },
  { quantity: true },
  { fixedPriceInCents: '12', priceType: 'FIXED' },
  { fixedPriceInCents: 12.5, priceType: 'FIXED' },
  { fixedPriceInCents: [12], priceType: 'FIXED' },
  { priceType: 'GIFT' },
  { condition: 'SHINY' },
  { cardVariantId: null },
  { cardVariantId: { id: 'sor-001-foil' } },
  { expectedVersion: '2' },
])('%j, which isn’t of the type', async (asked) => {
  const { errors } = await send([asked]);
  expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION' } }]);
  expect(await quantities()).toEqual({ [selling.variantIds[0]]: 7 });
});

it('infinite numbers', async () => {
  const payload = (asked: string) => `{"query": ${JSON.stringify(
    'mutation ($id: ID!, $items: [SaleListItemInput!]!) { upsertSaleListVariants(saleListId: $id, items: $items) { userErrors { field } } }',
  )}, "variables": {"id": "${selling.saleListId}", "items": [{"cardVariantId": "${selling.variantIds[0]}",
      "priceType": "FIXED", "condition": "NEAR_MINT", ${asked}}]}}`;
  for (const asked of [
    '"quantity": 1e309, "fixedPriceInCents": 1',
    '"quantity": 1, "fixedPriceInCents": 1e309',
    '"quantity": 1, "fixedPriceInCents": -1e309',
  ]) {
    const response = await selling.server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...selling.seller.headers, 'content-type': 'application/json' },
      payload: payload(asked),
    });
    expect(response.json().errors).toMatchObject([{ extensions: { code: 'VALIDATION' } }]);
  }
  expect(await quantities()).toEqual({ [selling.variantIds[0]]: 7 });
});
