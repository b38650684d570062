import { act, screen } from '@testing-library/react';
import { createStaticHandler, type StaticHandlerContext } from 'react-router-dom';
import { DOCUMENT_STATE_ID, SESSION_ID } from '@domain/document';
import { INBOX_STREAM } from '@domain/offer';
import type { User } from '@domain/user';
import { sessionInDocument } from '@/entities/session';
import { anOffer, anOfferItem } from '@tests/factories/offer';
import { aSharedList } from '@tests/factories/shared-list';
import { aUser } from '@tests/factories/user';
import { tradeSets } from '@tests/factories/trade-cards';
import type { Answers } from '@tests/support/client/answers';
import { aCount, someCollections } from '@tests/support/client/collections';
import { failing, fakeApi } from '@tests/support/client/fake-api';
import { offersAnswers } from '@tests/support/client/offers';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';
import { makeRoutes } from '../router';
import { makeStore } from '../store';
import { documentStateJson, readDocumentState } from './document-state';

const saleList = aSaleList({ items: { 'warden-1-standard': aSaleItem({ cardId: 'warden-1' }) } });
const moss = {
  id: 'moss',
  userHandle: 'moss',
  publiclyShared: true,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
};
const pageInfo = { hasNextPage: false };
const answers: Answers = {
  ...offersAnswers([anOffer({ offerItems: [anOfferItem()] })]),
  sharedCollections: { nodes: [moss], pageInfo },
  sharedWantLists: { nodes: [aSharedList('moss')], pageInfo },
  sharedSaleLists: { nodes: [aSharedList('moss')], pageInfo },
};

const catalogue = {
  cardSets: tradeSets(),
  collections: someCollections({
    own: { 'scout-1-foil': 2 },
    handle: 'fern',
    shared: { moss: { 'scout-1-foil': aCount(1) } },
  }),
  wantLists: { own: { 'scout-1-foil': 1 }, shared: { moss: { 'scout-1-foil': 3 } } },
  saleLists: { own: saleList, shared: { moss: saleList } },
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

/** Opens the application with a person's document, and waits until it would request nothing more. */
async function open(path: string, user: User | null = null) {
  const store = makeStore({ session: sessionInDocument({ user }) });
  fakeApi(catalogue, answers).rest.user = user;
  const { query } = createStaticHandler(makeRoutes({ store, isDocument: true }));
  const context = (await query(new Request(`http://program${path}`))) as StaticHandlerContext;
  const router = { address: path, loaderData: context.loaderData };
  write(DOCUMENT_STATE_ID, documentStateJson(store.getState(), router));
  write(SESSION_ID, JSON.stringify({ authenticated: user !== null, user }));
  const view = renderApp(path, {
    catalogue,
    answers,
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
  const view = await open(path);
  expect((await screen.findAllByText(words))[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(asked(view)).toEqual([]);
});

test.each([
  ['/collections/my', 'Lantern Scout', ['UserWantLists']],
  ['/collections/my/want', 'Lantern Scout', []],
  ['/collections/my/sell', 'Ember Warden', ['BuiltReserves', 'UserWantLists']],
  // Somebody may have answered since.
  ['/trading?tab=Offers', 'moss', ['UserOffers']],
])('a person’s document at %s shows %j, and only %j is requested', async (path, words, later) => {
  const view = await open(path, aUser());
  expect((await screen.findAllByText(words))[0]).toBeVisible();
  expect(asked(view).toSorted()).toEqual([...later, 'UnreadOfferCount'].toSorted());
});
