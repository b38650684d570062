import { readdirSync, readFileSync } from 'node:fs';
import { render, screen, waitFor, within } from '@testing-library/react';
import { readCapsule, type Capsule } from '@domain/capsule';
import { anOffer, anOfferItem } from '@tests/factories/offer';
import { aUser } from '@tests/factories/user';
import { failing } from '@tests/support/client/fake-api';
import { offersAnswers } from '@tests/support/client/offers';
import { openOffer } from '@tests/support/screens/offer-page';
import { renderApp } from '@tests/support/client/render-app';
import { takeCapsule } from '@tests/support/client/take-capsule';
import { FrozenApplication } from './frozen-application';

describe('frozen offer', () => {
  const setVisibility = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => {
    setVisibility('visible');
    jest.restoreAllMocks();
  });

  test('a frozen offer shows what was typed and what wasn’t sent, and isn’t marked as read', async () => {
    setVisibility('hidden');
    const live = openOffer(anOffer({ isUnread: true, offerItems: [anOfferItem()] }));
    const field = await screen.findByRole('textbox', { name: 'Write a note' });
    await screen.findByRole('region', { name: 'You give: Lanterns of the Rim' });
    live.api.answerWith(failing.offline);
    await live.user.type(field, 'On its way{Enter}');
    await screen.findByText(/^Not sent: /);
    await live.user.type(field, 'Half a sent');
    const capsule = takeCapsule(live);
    live.unmount();
    const calls = live.api.calls.length;
    const streams = live.api.rest.count('GET /api/events');

    setVisibility('visible');
    render(<FrozenApplication capsule={capsule} onLeave={() => undefined} />);
    expect(await screen.findByRole('textbox', { name: 'Write a note' })).toHaveValue('Half a sent');
    expect(screen.getByText('On its way')).toBeVisible();
    expect(screen.getByText(/^Not sent: /)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'It’s your turn' })).toBeVisible();
    const read = live.api.calls.slice(calls).map(({ operationName }) => operationName);
    expect(read).not.toContain('MarkOfferRead');
    expect(live.offer.isUnread).toBe(true);
    expect(live.api.rest.count('GET /api/events')).toBe(streams);
    // Unmounts the live application, so it doesn't affect later tests.
    live.api.answerWith(null);
    window.dispatchEvent(new Event('online'));
  });
});

describe('frozen offers', () => {
  test('a frozen hub shows the recorded state and opens no connection', async () => {
    const live = renderApp('/trading?tab=Offers', {
      user: aUser({ handle: 'fern' }),
      answers: offersAnswers([anOffer({ isUnread: true })]),
    });
    const { events } = live.api.rest;
    await waitFor(() => expect(events.connections).toBe(1));
    events.open();
    await screen.findByText('Live updates on');
    await screen.findByRole('link', { name: 'Trading 1 unread offer' });
    const capsule = takeCapsule(live);
    live.unmount();
    await waitFor(() => expect(events.connections).toBe(0));
    const calls = live.api.rest.calls.length;

    render(<FrozenApplication capsule={capsule} onLeave={() => undefined} />);
    expect(await screen.findByText('Live updates on')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Trading 1 unread offer' })).toBeVisible();
    expect(live.api.rest.calls).toHaveLength(calls);
  });
});

describe('frozen recordings', () => {
  const FOLDER = 'tests/replay';
  const recordings = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

  function recording(name: string): Capsule {
    const read = readCapsule(readFileSync(`${FOLDER}/${name}`, 'utf8'));
    if (!read.ok) throw new Error(read.message);
    return read.capsule;
  }

  /** A recording of an earlier version, in which a printing had a single number. */
  function withoutOtherNumbers(capsule: Capsule): Capsule {
    const text = JSON.stringify(capsule, (key, value: unknown) =>
      key === 'otherNumbers' ? undefined : value,
    );
    return JSON.parse(text) as Capsule;
  }

  const open = (capsule: Capsule) =>
    render(<FrozenApplication capsule={capsule} onLeave={() => undefined} />);

  test.each(recordings)('%s shows its screen', async (name) => {
    open(withoutOtherNumbers(recording(name)));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText('The recorded state can’t be shown')).not.toBeInTheDocument();
  });

  test('a printing that was recorded with a single number shows it', async () => {
    const capsule = withoutOtherNumbers(recording('opening-a-card.json'));
    open({ ...capsule, link: '/cards/sor-003' });
    const printings = await screen.findByRole('list', { name: 'Printings' });
    expect(within(printings).getByText('003')).toBeVisible();
  });

  test.each([null, { 'sor-003': null }, { 'sor-003': { cardVariants: [5] } }])(
    'invalid cards leave the way back: %j',
    async (byId) => {
      const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const capsule = recording('opening-a-card.json');
      const cardCache = { ...(capsule.finalState['cardCache'] as object), byId };
      open({ ...capsule, finalState: { ...capsule.finalState, cardCache } });
      expect(await screen.findByRole('button', { name: 'Leave' })).toBeVisible();
      said.mockRestore();
    },
  );
});
