import { makeStore } from '@/app/store';
import { cardEndpoints } from '@/entities/card';
import { aCard } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { failing, fakeApi } from '@tests/support/client/fake-api';

const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => `sor-${String(index + 1).padStart(3, '0')}`);

function open(count = 4) {
  const cards = ids(count).map((id) => aCard({ id }));
  const api = fakeApi({
    cardSets: [aCardSet({ cards, pricesRecordedAt: '2026-03-01T00:00:00.000Z' })],
  });
  const store = makeStore();
  const { card, cards: batch, cardSet } = cardEndpoints;
  return {
    api,
    cache: () => store.getState().cardCache,
    card: (id: string) => store.dispatch(card.initiate(id, { forceRefetch: true })),
    cards: (wanted: string[]) => store.dispatch(batch.initiate(wanted, { forceRefetch: true })),
    cardSet: (code: string) => store.dispatch(cardSet.initiate(code, { forceRefetch: true })),
    asked: () => api.calls.map(({ operationName, variables }) => [operationName, variables]),
  };
}

test('a card goes to the cache; the query keeps its id', async () => {
  const app = open();
  const { data } = await app.card('sor-001');
  expect(data).toBe('sor-001');
  expect(app.cache().byId['sor-001']?.name).toBe('Lantern Scout');
});

test('catalogue queries go by GET, so that the browser can validate its copy', async () => {
  const app = open();
  await app.card('sor-001');
  expect(app.api.calls[0]?.method).toBe('GET');
});

test('a loaded card is not fetched again', async () => {
  const app = open();
  await app.card('sor-001');
  await app.card('sor-001');
  expect(app.asked()).toEqual([['Card', { id: 'sor-001' }]]);
});

test('a card in flight is not fetched again, and arrives with its first load', async () => {
  const app = open();
  const carrying = app.cards(['sor-001', 'sor-002']);
  expect(app.cache().inFlight).toEqual({ 'sor-001': true, 'sor-002': true });
  await app.card('sor-002');
  await carrying;
  expect(app.asked()).toEqual([['Cards', { ids: ['sor-001', 'sor-002'] }]]);
  expect(app.cache().byId['sor-002']).toBeDefined();
  expect(app.cache().inFlight).toEqual({});
});

test('a batch skips known cards, cards in flight and repeated ids', async () => {
  const app = open();
  await app.card('sor-001');
  const flying = app.card('sor-002');
  await app.cards(['sor-001', 'sor-002', 'sor-003', 'sor-003', 'sor-004']);
  await flying;
  expect(app.asked()).toEqual([
    ['Card', { id: 'sor-001' }],
    ['Card', { id: 'sor-002' }],
    ['Cards', { ids: ['sor-003', 'sor-004'] }],
  ]);
});

test('a batch of known cards requests nothing', async () => {
  const app = open();
  await app.cards(['sor-001', 'sor-002']);
  await app.cards(['sor-002', 'sor-001']);
  expect(app.asked()).toHaveLength(1);
});

test('a batch larger than the server takes is split', async () => {
  const app = open(301);
  await app.cards(ids(301));
  expect(app.api.calls.map(({ variables }) => (variables['ids'] as string[]).length)).toEqual([
    300, 1,
  ]);
  expect(Object.keys(app.cache().byId)).toHaveLength(301);
});

test('a set caches each of its cards and their order', async () => {
  const app = open();
  const { data } = await app.cardSet('SOR');
  expect(data).toEqual({ code: 'SOR', pricesRecordedAt: '2026-03-01T00:00:00.000Z' });
  expect(app.cache().idsBySetCode).toEqual({ SOR: ids(4) });
  await app.card('sor-003');
  await app.cards(ids(4));
  expect(app.asked()).toEqual([['CardSetCards', { cardSetCode: 'SOR' }]]);
});

test('an unknown set is null and leaves the cache as it was', async () => {
  const app = open();
  const before = app.cache();
  expect((await app.cardSet('NOPE')).data).toBeNull();
  expect(app.cache()).toEqual(before);
});

test('an unknown card is in the cache neither as loaded nor as in flight', async () => {
  const app = open();
  await app.card('sor-999');
  expect(app.cache()).toEqual({ byId: {}, idsBySetCode: {}, inFlight: {}, error: null });
});

test('an id that every object inherits is fetched like any other', async () => {
  const app = open();
  await app.card('__proto__');
  expect(app.asked()).toEqual([['Card', { id: '__proto__' }]]);
});

test('a failed load is stored as the shared error, and nothing else happens', async () => {
  const app = open();
  await app.card('sor-001');
  const { byId } = app.cache();
  app.api.answerWith(failing.error('Try later', { code: 'UNAVAILABLE' }));
  const { error } = await app.cards(['sor-002']);
  expect(error).toEqual({ code: 'UNAVAILABLE', message: 'Try later' });
  expect(app.cache()).toEqual({
    byId,
    idsBySetCode: {},
    inFlight: {},
    error: { code: 'UNAVAILABLE', message: 'Try later', ids: ['sor-002'] },
  });
});

test('a retry after a failure sends the request again and clears the shared error', async () => {
  const app = open();
  app.api.answerWith(failing.offline);
  await app.card('sor-001');
  expect(app.cache().error?.code).toBe('NETWORK');
  app.api.answerWith(null);
  await app.card('sor-001');
  expect(app.cache().error).toBeNull();
  expect(app.cache().byId['sor-001']).toBeDefined();
});

test('an unknown enumeration value is the load’s error, by its name', async () => {
  const app = open();
  const card = { ...aCard({ id: 'sor-001' }), rarity: 'MYTHIC' };
  app.api.answerWith(async () => Response.json({ data: { card } }));
  const { error } = await app.card('sor-001');
  expect(error).toEqual({ code: 'UNKNOWN_VALUE', message: 'Unknown rarity: MYTHIC' });
  expect(app.cache().byId).toEqual({});
});
