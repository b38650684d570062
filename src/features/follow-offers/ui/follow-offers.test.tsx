import { act, screen, waitFor } from '@testing-library/react';
import { aUser } from '@tests/factories/user';
import type { FakeOffer } from '@tests/support/client/offers';
import { noOffers } from '@tests/support/client/offers';
import { renderApp } from '@tests/support/client/render-app';

const me = aUser({ handle: 'me' });
const anOffer = (given: Partial<FakeOffer> = {}): FakeOffer => ({
  id: 'offer-1',
  status: 'PENDING',
  offerType: 'BUY',
  initiator: { id: 'other', handle: 'other' },
  recipient: { id: 'me', handle: 'me' },
  mySide: 'RECIPIENT',
  declineReason: null,
  exchangedBy: [],
  calledOffBy: null,
  version: 1,
  isUnread: true,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
  offerItems: [],
  notes: [],
  ...given,
});

test('the top bar says how many offers have something new, and does so at once', async () => {
  const offers = noOffers({ offers: [anOffer()] });
  const { api } = renderApp('/contact', { user: me, catalogue: { offers } });
  expect(await screen.findByRole('link', { name: 'Trading 1 unread offer' })).toBeVisible();
  await waitFor(() => expect(api.rest.events.connections).toBe(1));
  act(() => api.rest.events.open());

  offers.offers.push(anOffer({ id: 'offer-2' }));
  act(() => api.rest.events.tell({ offerId: 'offer-2', kind: 'OFFERED', mine: false }));
  expect(await screen.findByRole('link', { name: 'Trading 2 unread offers' })).toBeVisible();
});
