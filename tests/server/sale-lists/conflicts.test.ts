import { expectNoDeadlocks } from '../support/locked-tables';
import { withSelling } from './selling';

const selling = withSelling();
expectNoDeadlocks();
const { upsert, items } = selling;

const CONFLICT = { field: 'items.0.expectedVersion', code: 'CONFLICT' };

describe('two tabs', () => {
  it('that change one item: the second gets the current state', async () => {
    await upsert({ quantity: 2 });
    await upsert({ quantity: 5, expectedVersion: 2 });
    expect(await upsert({ quantity: 2, priceType: 'CONTACT', expectedVersion: 2 })).toMatchObject({
      saleListItems: [{ quantity: 5, priceType: 'MARKET', version: 3 }],
      userErrors: [CONFLICT],
    });
    expect(await upsert({ quantity: 2, expectedVersion: 3 })).toMatchObject({ userErrors: [] });
  });

  it('of which one removes what the other changes', async () => {
    await upsert({ quantity: 2 });
    await upsert({ quantity: 0, expectedVersion: 2 });
    expect(await upsert({ quantity: 3, expectedVersion: 2 })).toMatchObject({
      saleListItems: [],
      userErrors: [CONFLICT],
    });
    expect(await items()).toEqual([]);
    expect(await upsert({ quantity: 3, expectedVersion: 0 })).toMatchObject({ userErrors: [] });
    // It isn't the same item as before, though it looks the same.
    expect(await upsert({ quantity: 0, expectedVersion: 2 })).toMatchObject({
      saleListItems: [{ quantity: 3 }],
      userErrors: [CONFLICT],
    });
  });

  it('that both add what wasn’t on the list', async () => {
    await upsert({ quantity: 2, expectedVersion: 0 });
    expect(await upsert({ quantity: 1, expectedVersion: 0 })).toMatchObject({
      saleListItems: [{ quantity: 2 }],
      userErrors: [CONFLICT],
    });
  });

  it('that change different items don’t disturb each other', async () => {
    const [standard, foil] = selling.variantIds;
    await upsert({}, { cardVariantId: foil });
    await upsert({ quantity: 2, expectedVersion: 2 });
    expect(await upsert({ cardVariantId: foil, quantity: 3, expectedVersion: 2 })).toMatchObject({
      userErrors: [],
    });
    expect(await items()).toMatchObject([
      { variantId: foil, quantity: 3 },
      { variantId: standard, quantity: 2 },
    ]);
  });

  it('leave all items as they are where one of them was changed elsewhere', async () => {
    const [, foil, hyperspace] = selling.variantIds;
    await upsert({ quantity: 2 }, { cardVariantId: foil });
    await upsert({ cardVariantId: foil, quantity: 4 });
    const before = await items();
    const { userErrors, saleListItems } = await upsert(
      { quantity: 0, expectedVersion: 2 },
      { cardVariantId: foil, quantity: 9, expectedVersion: 2 },
      { cardVariantId: hyperspace, expectedVersion: 0 },
    );
    expect(userErrors).toMatchObject([{ field: 'items.1.expectedVersion', code: 'CONFLICT' }]);
    expect(saleListItems).toEqual(before);
    expect(await items()).toEqual(before);
  });

  it('without a version overwrite the current item', async () => {
    await upsert({ quantity: 2 });
    await upsert({ quantity: 5 });
    expect(await upsert({ quantity: 1 })).toMatchObject({ userErrors: [] });
    expect(await items()).toMatchObject([{ quantity: 1 }]);
  });
});

describe('a lost answer', () => {
  it('is repeated, and nothing changes', async () => {
    const [, foil] = selling.variantIds;
    const fixed = { priceType: 'FIXED', fixedPriceInCents: 100 };
    await upsert({ cardVariantId: foil });
    for (const asked of [
      [{ quantity: 2, expectedVersion: 0 }],
      [{ quantity: 2, ...fixed, expectedVersion: 3 }],
      [
        { quantity: 4, expectedVersion: 4 },
        { cardVariantId: foil, quantity: 0, expectedVersion: 2 },
      ],
    ]) {
      const answer = await upsert(...asked);
      expect(answer.userErrors).toEqual([]);
      const revision = await selling.revision();
      expect(await upsert(...asked)).toEqual(answer);
      expect(await selling.revision()).toBe(revision);
    }
  });

  it('ignores a price that isn’t stored', async () => {
    await upsert({ priceType: 'MARKET', fixedPriceInCents: null });
    const asked = { priceType: 'MARKET', fixedPriceInCents: 500, expectedVersion: 0 };
    expect(await upsert(asked)).toMatchObject({ userErrors: [] });
    expect(await selling.revision()).toBe(2);
  });

  it('beside other changes leaves the version of unchanged items', async () => {
    const [standard, foil] = selling.variantIds;
    await upsert({ quantity: 2 });
    const { saleListItems } = await upsert(
      { quantity: 2, expectedVersion: 0 },
      { cardVariantId: foil, expectedVersion: 0 },
    );
    expect(saleListItems).toMatchObject([
      { variantId: foil, version: 3 },
      { variantId: standard, version: 2 },
    ]);
  });
});

describe('twenty at once', () => {
  it('of several with the same version one wins, and the others get the current item', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => upsert({ quantity: at + 1, expectedVersion: 0 })),
    );
    const winners = answers.filter(({ userErrors }) => userErrors.length === 0);
    expect(winners).toHaveLength(1);
    const { saleListItems } = winners[0];
    for (const answer of answers) expect(answer.saleListItems).toEqual(saleListItems);
    expect(await items()).toEqual(saleListItems);
    expect(await selling.revision()).toBe(2);
  });

  it('who send the same make one change', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => upsert({ quantity: 3, expectedVersion: 0 })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveProperty('size', 1);
    expect(answers[0].userErrors).toEqual([]);
    expect(await selling.revision()).toBe(2);
  });

  it('who change several in different orders don’t deadlock', async () => {
    const [standard, foil, hyperspace] = selling.variantIds;
    const orders = [
      [standard, foil, hyperspace],
      [hyperspace, standard, foil],
      [foil, hyperspace, standard],
    ];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        upsert(...orders[at % 3]!.map((cardVariantId) => ({ cardVariantId, quantity: at + 1 }))),
      ),
    );
    for (const { userErrors } of answers) expect(userErrors).toEqual([]);
    const quantities = (await items()).map(({ quantity }) => quantity);
    expect(new Set(quantities).size).toBe(1);
  });
});
