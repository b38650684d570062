import { withWanting } from './wanting';

const wanting = withWanting();

/** A change of a printing by a person who saw `expectedVersion`; by default, of the standard one. */
interface Wish {
  cardVariantId?: string;
  quantity: number;
  expectedVersion?: number | null;
}

const set = async (...wishes: Wish[]) => {
  const items = wishes.map((wish) => ({ cardVariantId: wanting.variantIds[0], ...wish }));
  return (await wanting.send(items)).data.updateWantListVariantCounts;
};
const items = async () => (await wanting.listsFor(wanting.owner))[0].items;
const revision = async () => {
  const { rows } = await wanting.server.pool.query('select revision from want_list where id = $1', [
    wanting.wantListId,
  ]);
  return rows[0].revision;
};

const CONFLICT = {
  field: 'items.0.expectedVersion',
  code: 'CONFLICT',
  message: 'This was changed elsewhere.',
};

describe('two tabs', () => {
  it('that change one quantity: the second gets the current state', async () => {
    await set({ quantity: 2, expectedVersion: 0 });
    await set({ quantity: 5, expectedVersion: 2 });
    expect(await set({ quantity: 3, expectedVersion: 2 })).toMatchObject({
      wantListItems: [{ quantity: 5, version: 3 }],
      errors: [CONFLICT],
    });
    expect(await set({ quantity: 3, expectedVersion: 3 })).toMatchObject({ errors: [] });
  });

  it('of which one removes what the other changes', async () => {
    await set({ quantity: 2, expectedVersion: 0 });
    await set({ quantity: 0, expectedVersion: 2 });
    expect(await set({ quantity: 3, expectedVersion: 2 })).toMatchObject({
      wantListItems: [{ quantity: 0, version: 0 }],
      errors: [CONFLICT],
    });
    expect(await items()).toEqual([]);
    expect(await set({ quantity: 3, expectedVersion: 0 })).toMatchObject({ errors: [] });
    // It isn't the same item as before, though it looks the same.
    expect(await set({ quantity: 0, expectedVersion: 2 })).toMatchObject({
      wantListItems: [{ quantity: 3 }],
      errors: [CONFLICT],
    });
  });

  it('that both add what wasn’t on the list', async () => {
    await set({ quantity: 2, expectedVersion: 0 });
    expect(await set({ quantity: 1, expectedVersion: 0 })).toMatchObject({
      wantListItems: [{ quantity: 2 }],
      errors: [CONFLICT],
    });
  });

  it('leave all quantities as they are where one of them was changed elsewhere', async () => {
    const [, foil, hyperspace] = wanting.variantIds;
    await set(
      { quantity: 2, expectedVersion: 0 },
      { cardVariantId: foil, quantity: 1, expectedVersion: 0 },
    );
    await set({ cardVariantId: foil, quantity: 4, expectedVersion: 2 });
    const before = await items();
    const answer = await set(
      { quantity: 0, expectedVersion: 2 },
      { cardVariantId: foil, quantity: 5, expectedVersion: 2 },
      { cardVariantId: hyperspace, quantity: 1, expectedVersion: 0 },
    );
    expect(answer).toMatchObject({
      wantListItems: [{ quantity: 2 }, { quantity: 4, version: 3 }, { quantity: 0, version: 0 }],
      errors: [{ field: 'items.1.expectedVersion', code: 'CONFLICT' }],
    });
    expect(await items()).toEqual(before);
  });
});

describe('a lost answer', () => {
  it('is repeated, and nothing changes', async () => {
    const [, foil] = wanting.variantIds;
    await set({ cardVariantId: foil, quantity: 1, expectedVersion: 0 });
    for (const asked of [
      [{ quantity: 2, expectedVersion: 0 }],
      [
        { quantity: 4, expectedVersion: 3 },
        { cardVariantId: foil, quantity: 0, expectedVersion: 2 },
      ],
    ]) {
      const answer = await set(...asked);
      expect(answer.errors).toEqual([]);
      const before = await revision();
      expect(await set(...asked)).toEqual(answer);
      expect(await revision()).toBe(before);
    }
  });
});

describe('a page that is older than versions', () => {
  it('may set what isn’t on the list, and overwrites nothing that is', async () => {
    expect(await set({ quantity: 2 })).toMatchObject({ errors: [] });
    for (const wish of [{ quantity: 3 }, { quantity: 0 }, { quantity: 3, expectedVersion: null }]) {
      expect(await set(wish)).toMatchObject({
        wantListItems: [{ quantity: 2, version: 2 }],
        errors: [{ ...CONFLICT, message: 'This page is older than the server. Reload it.' }],
      });
    }
    expect(await set({ quantity: 2 })).toMatchObject({ errors: [] });
    expect(await wanting.quantities()).toEqual({ [wanting.variantIds[0]]: 2 });
  });
});

describe('twenty at once', () => {
  it('of several with the same version one wins, and the others get the current item', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => set({ quantity: (at % 5) + 1, expectedVersion: 0 })),
    );
    const [{ quantity, version }] = await items();
    expect(version).toBe(2);
    expect(await revision()).toBe(2);
    for (const [at, { wantListItems, errors }] of answers.entries()) {
      expect(wantListItems).toMatchObject([{ quantity, version }]);
      expect(errors).toEqual((at % 5) + 1 === quantity ? [] : [CONFLICT]);
    }
  });

  it('who set several in their own order wait for each other, not for ever', async () => {
    const orders = [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ].map((order) => order.map((at) => wanting.variantIds[at]!));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        set(
          ...orders[at % 3]!.map((cardVariantId) => ({
            cardVariantId,
            quantity: (at % 5) + 1,
            expectedVersion: 0,
          })),
        ),
      ),
    );
    const quantities = Object.values(await wanting.quantities());
    expect(quantities).toHaveLength(3);
    expect(new Set(quantities).size).toBe(1);
    for (const [at, { errors }] of answers.entries()) {
      expect(errors).toHaveLength((at % 5) + 1 === quantities[0] ? 0 : 3);
    }
    expect(await revision()).toBe(2);
  });
});
