import { act, screen } from '@testing-library/react';
import { DOCUMENT_STATE_ID, PERSONAL_STATE_ID, SESSION_ID } from '@domain/document';
import { INBOX_STREAM } from '@domain/offer';
import type { User } from '@domain/user';
import { aFakeOffer } from '@tests/factories/fake-offer';
import { aFakeSharing } from '@tests/factories/sharing';
import { tradeSets } from '@tests/factories/trade-cards';
import { aFakePeople, aUser } from '@tests/factories/user';
import { aCount, someCollections } from '@tests/support/client/collections';
import { failing, fakeApi } from '@tests/support/client/fake-api';
import { noOffers } from '@tests/support/client/offers';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';
import { makeStore } from '../store';
import { documentStateJson, personalStateJson, readDocumentState } from './document-state';
import { loadFirstScreen } from './first-screen/load-first-screen';

const fern = aUser({ handle: 'fern' });
const saleList = aSaleList({ items: { 'warden-1-standard': aSaleItem({ cardId: 'warden-1' }) } });
const shared = { handle: 'moss', publiclyShared: true, updatedAt: '2026-03-01T10:00:00.000Z' };
const item = { variantId: 'scout-1-foil', cardId: 'scout-1', quantity: 1 };

const catalogue = {
  contactEmail: 'hello@example.org',
  cardSets: tradeSets(),
  people: aFakePeople({ viewer: fern }),
  collections: someCollections({
    own: { 'scout-1-foil': 2 },
    handle: 'fern',
    shared: { moss: { 'scout-1-foil': aCount(1) } },
  }),
  wantLists: { own: { 'scout-1-foil': 1 }, shared: { moss: { 'scout-1-foil': 3 } } },
  saleLists: { own: saleList, shared: { moss: saleList } },
  sharing: aFakeSharing({
    collections: [shared],
    wantLists: [{ ...shared, matching: 1 }],
    saleLists: [{ ...shared, matching: 1 }],
  }),
  matches: [{ handle: 'moss', toBuy: [item], toSell: [item] }],
  offers: noOffers({
    offers: [
      aFakeOffer({
        offerItems: [
          { ...item, priceType: 'MARKET', fixedPriceInCents: null, marketPriceInCents: 100 },
        ],
      }),
    ],
  }),
};

const write = (id: string, json: string) => {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = id;
  element.textContent = json;
  document.body.append(element);
};

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

/** Opens the application with a document's state, and waits until it would request nothing more. */
async function open(path: string, user: User | null) {
  const store = makeStore();
  const loading = fakeApi(catalogue);
  loading.rest.user = user;
  await loadFirstScreen(store, path, { user });
  write(
    user ? PERSONAL_STATE_ID : DOCUMENT_STATE_ID,
    user ? personalStateJson(store.getState()) : documentStateJson(store.getState(), false),
  );
  write(SESSION_ID, JSON.stringify({ authenticated: user !== null, user }));
  const view = renderApp(path, {
    catalogue,
    ...(user && { user }),
    preloadedState: readDocumentState()!.state,
    prepare: ({ rest }) => rest.answerWith(`GET ${INBOX_STREAM}`, failing.silent),
  });
  await screen.findByRole('heading', { level: 1 });
  await act(() => new Promise((done) => setTimeout(done, 50)));
  return view;
}

const asked = ({ api }: Awaited<ReturnType<typeof open>>) => [
  ...api.calls.map(({ operationName }) => operationName),
  ...api.rest.calls.map(({ route }) => route).filter((route) => !route.includes(INBOX_STREAM)),
];

test.each([
  ['/', 'View Set'],
  ['/card-sets', 'View Set'],
  ['/cards/SOR', 'Brass Harrier'],
  ['/collections', "moss's Collection"],
  ['/collections/moss', 'Lantern Scout'],
  ['/collections/moss?set=shd', 'Ember Warden'],
  ['/collections/moss/want', 'Lantern Scout'],
  ['/collections/moss/sell', 'Ember Warden'],
  ['/trading', "moss's Want List"],
  ['/trading?tab=SharedSaleLists', "moss's Sale List"],
  ['/trading?tab=Offers', 'Your offers are private'],
])('a visitor’s document at %s shows %j, and nothing is requested', async (path, words) => {
  const view = await open(path, null);
  expect((await screen.findAllByText(words))[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(asked(view)).toEqual([]);
});

test.each([
  ['/card-sets', 'View Set'],
  ['/collections', "moss's Collection"],
  ['/collections/my', 'Lantern Scout'],
  ['/collections/my/edit?set=sor', 'Lantern Scout'],
  ['/collections/moss', 'Lantern Scout'],
  ['/collections/my/want', 'Lantern Scout'],
  ['/collections/my/want/edit', 'Lantern Scout'],
  ['/collections/my/sell', 'Ember Warden'],
  ['/collections/fern/sell', 'Ember Warden'],
  ['/collections/moss/want', 'Lantern Scout'],
  ['/collections/moss/sell', 'Ember Warden'],
  ['/trading', "moss's Want List"],
  ['/trading?tab=Offers', 'moss'],
  ['/trading/offers/offer-1', 'Lantern Scout'],
  ['/profile', 'collector@example.com'],
  ['/preferences', 'Collection Settings'],
])(
  'a signed-in person’s document at %s shows %j, and nothing is requested',
  async (path, words) => {
    const view = await open(path, fern);
    expect((await screen.findAllByText(words, { exact: false }))[0]).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Collector' })).toBeVisible();
    expect(asked(view)).toEqual([]);
  },
);

test('a person’s queries are added to the public state, without failed ones', async () => {
  const [forAll, own] = [makeStore(), makeStore()];
  const api = fakeApi(catalogue);
  await loadFirstScreen(forAll, '/card-sets');
  await loadFirstScreen(own, '/collections/my/want', { user: fern });
  api.answerWith(failing.error('Later', { code: 'UNAVAILABLE' }));
  await expect(loadFirstScreen(own, '/profile', { user: fern })).rejects.toBeDefined();
  write(DOCUMENT_STATE_ID, documentStateJson(forAll.getState(), true));
  write(PERSONAL_STATE_ID, personalStateJson(own.getState()));

  const brought = readDocumentState();
  expect(brought?.markup).toBe('frame');
  const { api: queried, cardCache } = brought!.state;
  expect(Object.values(queried!.queries).map((query) => query?.endpointName)).toEqual(
    expect.arrayContaining(['cardSets', 'wantList', 'commitments']),
  );
  expect(Object.values(queried!.queries).every((query) => query?.status === 'fulfilled')).toBe(
    true,
  );
  expect(Object.keys(queried!.provided.tags)).toContain('WantList');
  expect(Object.keys(cardCache!.byId)).toEqual(['scout-1']);
});

test('a text that looks like the end of a script stays text', async () => {
  fakeApi({ ...catalogue, contactEmail: '</script><script>alert(1)</script>' });
  const store = makeStore();
  await loadFirstScreen(store, '/contact');
  expect(documentStateJson(store.getState(), false)).not.toContain('<');
});
