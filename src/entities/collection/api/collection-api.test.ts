import { waitFor } from '@testing-library/react';
import { makeStore } from '@/app/store';
import { collectionApi } from '@/entities/collection';
import { aCardSet } from '@tests/factories/card-set';
import { aCount, someCollections } from '@tests/support/client/collections';
import { countedCards } from '@tests/support/screens/count-table';
import { fakeApi } from '@tests/support/client/fake-api';

const SCOUT = 'scout-standard';
const OWN = { cardSetCode: 'SOR', userHandle: null };
const { setCollection, updateCount, addToCollection } = collectionApi.endpoints;

async function cachedCounts() {
  const collections = someCollections({
    own: { [SCOUT]: 1 },
    shared: { moss: { [SCOUT]: aCount(1) } },
  });
  const api = fakeApi({
    cardSets: [aCardSet({ cards: countedCards })],
    collections,
  });
  const store = makeStore();
  await store.dispatch(setCollection.initiate(OWN));
  const countOf = (userHandle: string | null = null) =>
    setCollection.select({ ...OWN, userHandle })(store.getState()).data?.counts[SCOUT];
  const queries = () =>
    api.calls.filter(({ operationName }) => operationName === 'UserCardSetCollection').length;
  return { api, collections, store, countOf, queries };
}

const json = (data: object) =>
  new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });

test('a changed count is in the cache before its call is done', async () => {
  const { store, countOf, queries } = await cachedCounts();
  await store.dispatch(updateCount.initiate({ variantId: SCOUT, inventory: 4 }));
  expect(countOf()).toMatchObject({ inventory: 4, version: 2 });
  const additions = [{ variantId: SCOUT, count: 2 }];
  await store.dispatch(addToCollection.initiate({ idempotencyKey: 'key-1', additions }));
  expect(countOf()).toMatchObject({ inventory: 6, version: 3 });
  expect(queries()).toBe(1);
});

test('somebody else’s count of the printing stays as it is', async () => {
  const { store, countOf } = await cachedCounts();
  await store.dispatch(setCollection.initiate({ ...OWN, userHandle: 'moss' }));
  const before = countOf('moss');
  await store.dispatch(updateCount.initiate({ variantId: SCOUT, inventory: 4 }));
  expect(countOf('moss')).toBe(before);
  expect(before).toMatchObject({ inventory: 1 });
});

test('an answer that comes late replaces no newer count', async () => {
  const { api, store, countOf } = await cachedCounts();
  const old = countOf();
  await store.dispatch(updateCount.initiate({ variantId: SCOUT, inventory: 4 }));
  api.answerWith(async () =>
    json({ updateCollectionVariantInventory: { collectionItemInventory: old, errors: [] } }),
  );
  await store.dispatch(updateCount.initiate({ variantId: SCOUT, inventory: 1 }));
  expect(countOf()).toMatchObject({ inventory: 4, version: 2 });
});

test('a set whose query is pending while a count is saved is queried once more', async () => {
  const { api, store, countOf, queries } = await cachedCounts();
  const stale = countOf();
  let answer = (_response: Response) => undefined as void;
  api.answerWith(() => new Promise<Response>((resolve) => (answer = resolve)));
  void store.dispatch(setCollection.initiate(OWN, { forceRefetch: true }));
  await waitFor(() => expect(queries()).toBe(2));
  api.answerWith(null);
  await store.dispatch(updateCount.initiate({ variantId: SCOUT, inventory: 4 }));
  answer(json({ userCardSetCollection: { isOwner: true, handle: null, items: [stale] } }));
  await waitFor(() => expect(queries()).toBe(3));
  await waitFor(() => expect(countOf()).toMatchObject({ inventory: 4, version: 2 }));
});
