import { act, screen, waitFor } from '@testing-library/react';
import { tryNow } from '@/shared/lib/reachable';
import { aUser } from '@tests/factories/user';
import { renderWithProviders } from '@tests/support/client/render-app';
import { FollowOffers } from './follow-offers';
import { LiveState } from './live-state';

let isAway = true;
jest.mock('../api/keep-following', () => ({
  get keepFollowing(): unknown {
    if (isAway) throw new TypeError('Failed to fetch dynamically imported module');
    return jest.requireActual<Record<string, unknown>>('../api/keep-following')['keepFollowing'];
  },
}));

test('the script that follows offers is loaded again after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const screenWithState = (
    <>
      <FollowOffers />
      <LiveState />
    </>
  );
  const { api } = renderWithProviders(screenWithState, { user: aUser({ handle: 'fern' }) });
  expect(await screen.findByText('Connection lost: trying again…')).toBeVisible();
  isAway = false;
  act(tryNow);
  await waitFor(() => expect(api.rest.events.connections).toBe(1));
});
