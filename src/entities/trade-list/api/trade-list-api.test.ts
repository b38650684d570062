import { waitFor } from '@testing-library/react';
import { makeStore } from '@/app/store';
import { tradeListApi } from '@/entities/trade-list';
import { tradeSets } from '@tests/factories/trade-cards';
import { fakeApi } from '@tests/support/client/fake-api';
import { aSaleItem, changeSaleItem, keptSaleItems } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';

const SCOUT = 'scout-1-standard';
const OWN = { userHandle: null };
const contact = { priceType: 'CONTACT' as const, fixedPriceInCents: null };

/** The cached list, as the page would show it. */
async function keptList() {
  const own = aSaleList({ items: { [SCOUT]: aSaleItem({ cardId: 'scout-1' }) } });
  const api = fakeApi({
    cardSets: tradeSets(),
    saleLists: { own, shared: {} },
  });
  const store = makeStore();
  const { saleList } = tradeListApi.endpoints;
  const { data: list } = await store.dispatch(saleList.initiate(OWN));
  const items = () => keptSaleItems(store.getState());
  const change = (asked: Record<string, number>) =>
    store.dispatch(
      tradeListApi.endpoints.changeListItems.initiate({
        kind: 'SALE_LIST',
        listId: list!.id,
        items: Object.entries(asked).map(([variantId, quantity]) => ({
          variantId,
          quantity,
          ...contact,
          expectedVersion: items()[variantId]?.version ?? 0,
        })),
      }),
    );
  const asked = () =>
    api.calls.filter(({ operationName }) => operationName === 'UserSaleLists').length;
  const askAgain = () => store.dispatch(saleList.initiate(OWN, { forceRefetch: true }));
  return { api, own, items, change, asked, askAgain };
}

/** An answer from before, as the server would have sent it. */
const json = (data: object) =>
  new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });

test('several printings are put on, changed and taken off in one call, and the list isn’t refetched', async () => {
  const { api, items, change, asked } = await keptList();
  await change({ [SCOUT]: 0, 'warden-1-standard': 2, 'diver-2-standard': 9 });
  expect(Object.keys(items()).toSorted()).toEqual(['diver-2-standard', 'warden-1-standard']);
  expect(items()['diver-2-standard']).toMatchObject({ quantity: 9, cardId: 'diver-2', version: 2 });
  await change({ 'diver-2-standard': 1 });
  expect(items()['diver-2-standard']).toMatchObject({ quantity: 1, version: 3 });
  expect(api.calls).toHaveLength(3);
  expect(asked()).toBe(1);
});

test('other items stay the same objects, so that their rows aren’t drawn again', async () => {
  const { items, change } = await keptList();
  const before = items()[SCOUT];
  await change({ 'warden-1-standard': 2 });
  expect(items()[SCOUT]).toBe(before);
});

test('a refused change returns the current item', async () => {
  const { api, own, items, change } = await keptList();
  changeSaleItem(own, SCOUT, { quantity: 7 });
  const condition = 'NEAR_MINT' as const;
  const current = { id: SCOUT, variantId: SCOUT, condition, ...own.items[SCOUT]! };
  api.answers.upsertSaleListVariants = {
    saleListItems: [current],
    userErrors: [{ field: 'items.0.quantity', message: 'No', code: 'INVALID' }],
  };
  const { data } = await change({ [SCOUT]: -1 });
  expect(data?.errors).toMatchObject([{ code: 'INVALID' }]);
  expect(items()[SCOUT]).toMatchObject({ quantity: 7, version: 2 });
});

test('an answer that comes late overwrites nothing newer', async () => {
  const { api, items, change } = await keptList();
  const old = { ...items()[SCOUT], __typename: 'SaleListItem' };
  await change({ [SCOUT]: 5 });
  api.answerWith(async () =>
    json({ upsertSaleListVariants: { saleListItems: [old], userErrors: [] } }),
  );
  await change({ [SCOUT]: 1 });
  expect(items()[SCOUT]).toMatchObject({ quantity: 5, version: 2 });
});

test('an earlier query that is answered after the change doesn’t revert it', async () => {
  const { api, own, items, change, asked, askAgain } = await keptList();
  const stale = structuredClone(own.items[SCOUT]);
  let answer = (_response: Response) => undefined as void;
  api.answerWith(() => new Promise<Response>((resolve) => (answer = resolve)));
  void askAgain();
  await waitFor(() => expect(asked()).toBe(2));
  api.answerWith(null);
  await change({ [SCOUT]: 5 });
  expect(items()[SCOUT]).toMatchObject({ quantity: 5 });
  answer(
    json({
      userSaleLists: [
        {
          id: 'sale-list-of-me',
          isOwner: true,
          handle: null,
          settings: {
            banner: '',
            isBannerRemoved: false,
            postage: null,
            minimumInCents: 0,
            version: 1,
            marketPricingSettings: {
              percentageAdjustment: 0,
              rounding: { type: 'NO_ROUNDING', value: 0 },
            },
          },
          items: [{ ...stale, variantId: SCOUT, condition: 'NEAR_MINT' }],
        },
      ],
    }),
  );
  await waitFor(() => expect(asked()).toBe(3));
  await waitFor(() => expect(items()[SCOUT]).toMatchObject({ quantity: 5, version: 2 }));
});
