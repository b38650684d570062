import fc from 'fast-check';
import type { PriceType } from '@domain/pricing';
import { OFF_LIST } from '@domain/trade-list';
import { setItems } from '@server/modules/lists/commands/set-items';
import {
  isForSale,
  type ListItem,
  type ListItemInput,
} from '@server/modules/lists/queries/list-item';
import { findItems } from '@server/modules/lists/queries/list-items';
import { findSaleList } from '@server/modules/lists/queries/trade-lists';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { signUp } from '../users/support/sign-up';
import { withSelling } from './selling';

const selling = withSelling();

/** A change of one of three printings or, sometimes, of one that doesn't exist, possibly with an outdated version. */
const wish = fc.record({
  printing: fc.nat(3),
  quantity: fc.constantFrom(OFF_LIST, 1, 2, 2, 9_999, 10_000),
  priceType: fc.constantFrom<PriceType>('CONTACT', 'FIXED', 'MARKET'),
  fixedPriceInCents: fc.constantFrom(null, 0, 150, 150, 5_000_001),
  condition: fc.constant('NEAR_MINT' as const),
  /** How many revisions ago the person looked; null for a change without a version. */
  looked: fc.constantFrom(null, 0, 0, 1),
});
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;
type Items = ReadonlyMap<string, ListItem>;

const read = async (): Promise<Items> => {
  const list = await findSaleList(selling.server.database, selling.seller.id);
  const { id: listId, settings } = list!;
  const key = { kind: 'SALE_LIST', listId, pricing: settings.pricing } as const;
  const items = await findItems(selling.server.database, key);
  return new Map(items.map((item) => [item.variantId, item]));
};

const toAsked =
  (before: Items) =>
  ({ printing, looked, ...asked }: Wish): ListItemInput => {
    const cardVariantId = selling.variantIds[printing] ?? 'sor-999-standard';
    const version = before.get(cardVariantId)?.version ?? 0;
    return {
      ...asked,
      cardVariantId,
      expectedVersion: looked === null ? null : Math.max(0, version - looked),
    };
  };

/** The current items of the changed printings. */
const amongAsked = (items: readonly ListItemInput[], now: Items) =>
  items
    .map(({ cardVariantId }) => now.get(cardVariantId))
    .filter((item) => item !== undefined)
    .sort((one, other) => (one.variantId < other.variantId ? -1 : 1));

function expectDone(items: readonly ListItemInput[], before: Items, after: Items): void {
  const revision = Math.max(0, ...[...after.values()].map(({ version }) => version));
  for (const { cardVariantId, quantity, priceType, fixedPriceInCents } of items) {
    const item = after.get(cardVariantId);
    if (quantity === OFF_LIST) expect(item).toBeUndefined();
    else {
      const kept = priceType === 'FIXED' ? fixedPriceInCents : null;
      expect(item).toMatchObject({ quantity, priceType, fixedPriceInCents: kept });
    }
  }
  for (const [id, item] of after) {
    const { version: _was, ...said } = before.get(id) ?? { version: 0 };
    const { version, ...says } = item;
    if (JSON.stringify(said) === JSON.stringify(says)) expect(item).toEqual(before.get(id));
    else expect(version).toBe(revision);
  }
  const asked = new Set(items.map(({ cardVariantId }) => cardVariantId));
  for (const [id, item] of before) if (!asked.has(id)) expect(after.get(id)).toEqual(item);
}

it('any request succeeds or fails as a whole, returns the current items, and can be repeated', async () => {
  let refused = 0;
  let done = 0;
  const requests = fc.array(fc.array(wish, { minLength: 1, maxLength: 3 }), {
    minLength: 2,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(requests, async (wishes) => {
      const { database } = selling.server;
      selling.seller = await signUp(database);
      const listId = await insertSaleList(database, selling.seller.id);
      for (const request of wishes) {
        const before = await read();
        const items = request.map(toAsked(before));
        const send = () =>
          setItems(database, selling.seller.id, { kind: 'SALE_LIST', listId, items });
        const answer = await send();
        const after = await read();
        if (answer.errors.length > 0) {
          refused += 1;
          expect(after).toEqual(before);
        } else {
          done += 1;
          expectDone(items, before, after);
        }
        const listed = [...answer.printings.values()].filter(isForSale);
        expect(listed).toEqual([...new Set(amongAsked(items, after))]);
        expect(await send()).toEqual(answer);
        expect(await read()).toEqual(after);
      }
    }),
    { numRuns: 25 },
  );
  // Both outcomes must occur often, or the test shows little.
  expect(Math.min(refused, done)).toBeGreaterThan(5);
}, 60_000);
