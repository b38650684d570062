import { act, screen, waitFor } from '@testing-library/react';
import { useOfferQuery, useCommitmentsQuery, useUnreadOfferCountQuery } from '@/entities/offer';
import { useAuth } from '@/entities/session';
import { announceUser } from '@/entities/session/model/across-tabs';
import { anOffer, anOfferNote } from '@tests/factories/offer';
import { aUser } from '@tests/factories/user';
import { failing } from '@tests/support/client/fake-api';
import { offersAnswers } from '@tests/support/client/offers';
import { renderApp, renderWithProviders } from '@tests/support/client/render-app';
import { FollowOffers } from './follow-offers';
import { LiveState } from './live-state';

const me = aUser({ handle: 'fern' });
const noted = { offerId: 'offer-1', kind: 'NOTED', mine: false } as const;

const ALL = ['Offer', 'PromisedPrintings', 'UnreadOfferCount'];

/** A screen with an offer, and whether it gets live updates. */
function Screen() {
  const { status } = useAuth();
  const { data: offer } = useOfferQuery('offer-1');
  useCommitmentsQuery({ userHandle: null, offerType: 'BUY' });
  useUnreadOfferCountQuery();
  return (
    <>
      <FollowOffers />
      <LiveState />
      <p>{status}</p>
      <p>{offer?.notes.map(({ content }) => content).join(', ')}</p>
    </>
  );
}

/** A screen over an offer, before the server's first word. */
async function renderScreen(user = me) {
  const offer = anOffer();
  const app = renderWithProviders(<Screen />, {
    user,
    answers: offersAnswers([offer]),
  });
  const { events } = app.api.rest;
  // Preloading for the next page doesn't matter here.
  const asked = () =>
    app.api.calls
      .map(({ operationName }) => operationName)
      .filter((name) => name !== 'CardSets')
      .toSorted();
  await waitFor(() => expect(asked()).toEqual(ALL));
  return {
    ...app,
    events,
    /** Waits until exactly these were requested since the last time. */
    asks: async (names: string[]) => {
      await waitFor(() => expect(asked()).toEqual(names));
      app.api.calls.splice(0);
    },
    /** The other side writes. */
    writes: (content: string) => void offer.notes.push(anOfferNote(content)),
  };
}

async function renderLive() {
  const app = await renderScreen();
  await waitFor(() => expect(app.events.connections).toBe(1));
  act(() => app.events.open());
  await shows('Live updates on');
  await app.asks([...ALL, ...ALL].toSorted());
  return app;
}

const shows = async (sentence: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sentence));

/** Puts the tab out of sight, or back into it. */
function turnTab(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
afterEach(() => jest.restoreAllMocks());

test('the top bar shows the number of unread offers at once', async () => {
  const offers = [anOffer({ isUnread: true })];
  const { api } = renderApp('/contact', { user: me, answers: offersAnswers(offers) });
  expect(await screen.findByRole('link', { name: 'Trading 1 unread offer' })).toBeVisible();
  await waitFor(() => expect(api.rest.events.connections).toBe(1));
  act(() => api.rest.events.open());

  offers.push(anOffer({ id: 'offer-2', isUnread: true }));
  act(() => api.rest.events.tell({ offerId: 'offer-2', kind: 'OFFERED', mine: false }));
  expect(await screen.findByRole('link', { name: 'Trading 2 unread offers' })).toBeVisible();
});

test('queries from before the first connection are refetched with it', async () => {
  const { writes, events } = await renderScreen();
  await shows('Connecting…');
  writes('Written in between');
  act(() => events.open());
  expect(await screen.findByText('Written in between')).toBeVisible();
});

test('a note shows without a reload, and refetches only what it changes', async () => {
  const { writes, events, asks } = await renderLive();
  writes('Here it is');
  act(() => events.tell(noted));
  expect(await screen.findByText('Here it is')).toBeVisible();
  await asks(['Offer', 'UnreadOfferCount']);
  act(() => events.tell({ ...noted, kind: 'READ', mine: true }));
  await asks(['UnreadOfferCount']);
  act(() => events.tell({ ...noted, offerId: 'offer-2', kind: 'ACCEPTED' }));
  await asks(['PromisedPrintings', 'UnreadOfferCount']);
});

test('many events at once cause one refetch', async () => {
  const { events, asks } = await renderLive();
  const message = `id: 9\nevent: offer\ndata: ${JSON.stringify(noted)}\n\n`;
  act(() => events.sendText(message.repeat(5)));
  await asks(['Offer', 'UnreadOfferCount']);
});

test.each([
  ['an event of a newer server', 'event: offer\ndata: {"offerId":"offer-1","kind":"HAGGLED"}'],
  ['what isn’t JSON', 'event: offer\ndata: oh'],
  ['events that are missing', 'event: reset\ndata: {}'],
])('%s makes everything be refetched', async (_what, message) => {
  const { events, asks } = await renderLive();
  act(() => events.sendText(`id: 9\n${message}\n\n`));
  await asks(ALL);
});

test('a lost connection is reported, and resumed where it broke off', async () => {
  const { writes, events } = await renderLive();
  act(() => events.tell(noted));
  writes('While you were away');
  act(() => events.drop([noted]));
  await shows('Connection lost: trying again…');
  await shows('Live updates on');
  expect(await screen.findByText('While you were away')).toBeVisible();
  expect(events.asked.at(-1)).toBe('1');
  expect(events.connections).toBe(1);
});

test('an unreachable server is retried until it is back', async () => {
  const { api, events } = await renderLive();
  api.rest.answerWith('GET /api/events', failing.html(503));
  act(() => events.drop());
  await shows('Connection lost: trying again…');
  await waitFor(() => expect(api.rest.count('GET /api/events')).toBeGreaterThan(2));
  api.rest.answerWith('GET /api/events', null);
  await shows('Live updates on');
});

test('offline nothing is tried, and online at once', async () => {
  const { events } = await renderLive();
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await shows('Connection lost: trying again…');
  expect(events.connections).toBe(0);
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await shows('Live updates on');
});

test('a hidden tab holds no connection, and gets everything that it missed when it is visible again', async () => {
  const { events, asks } = await renderLive();
  act(() => events.tell(noted));
  await asks(['Offer', 'UnreadOfferCount']);
  act(() => turnTab('hidden'));
  await waitFor(() => expect(events.connections).toBe(0));
  events.drop([noted]);
  act(() => turnTab('visible'));
  await waitFor(() => expect(events.connections).toBe(1));
  expect(events.asked.at(-1)).toBe('1');
  await asks(['Offer', 'UnreadOfferCount']);
});

test('when a session ends elsewhere, it ends here, with its connection', async () => {
  const { api, events } = await renderLive();
  api.rest.user = null;
  api.rest.answerWith('GET /api/events', failing.html(401));
  act(() => events.drop());
  expect(await screen.findByText('visitor')).toBeVisible();
  expect(events.connections).toBe(0);
});

test('with another person’s session, their own events are followed, from now on', async () => {
  const { api, events } = await renderLive();
  act(() => events.tell(noted));
  const before = events.asked.length;
  api.rest.user = aUser({ id: 'somebody-else', handle: 'moss' });
  announceUser('somebody-else');
  await waitFor(() => expect(events.asked.slice(before)).toEqual([null]));
  expect(events.connections).toBe(1);
});

test('leaving the application ends the connection', async () => {
  const { events, unmount } = await renderLive();
  unmount();
  await waitFor(() => expect(events.connections).toBe(0));
});

test('without a handle there are no offers and no connection', async () => {
  const { api } = await renderScreen(aUser({ handle: null }));
  await screen.findByText('signedIn');
  expect(api.rest.count('GET /api/events')).toBe(0);
});
