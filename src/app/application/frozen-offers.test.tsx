import { render, screen, waitFor } from '@testing-library/react';
import { aFakeOffer } from '@tests/factories/fake-offer';
import { aUser } from '@tests/factories/user';
import { noOffers } from '@tests/support/client/offers';
import { renderApp } from '@tests/support/client/render-app';
import { takeCapsule } from '@tests/support/client/take-capsule';
import { applicationRoutes } from '../router';
import { FrozenApplication } from './frozen-application';

test('a frozen hub shows the recorded state and opens no connection', async () => {
  const live = renderApp('/trading?tab=Offers', {
    user: aUser({ handle: 'fern' }),
    catalogue: { offers: noOffers({ offers: [aFakeOffer({ isUnread: true })] }) },
  });
  const { events } = live.api.rest;
  await waitFor(() => expect(events.connections).toBe(1));
  events.open();
  await screen.findByText('Live: news shows here at once');
  await screen.findByRole('link', { name: 'Trading 1 unread offer' });
  const capsule = takeCapsule(live);
  live.unmount();
  await waitFor(() => expect(events.connections).toBe(0));
  const calls = live.api.rest.calls.length;

  render(
    <FrozenApplication capsule={capsule} routes={applicationRoutes} onLeave={() => undefined} />,
  );
  expect(await screen.findByText('Live: news shows here at once')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Trading 1 unread offer' })).toBeVisible();
  expect(live.api.rest.calls).toHaveLength(calls);
});
