import { render, screen } from '@testing-library/react';
import { failing } from '@tests/support/client/fake-api';
import { openOffer } from '@tests/support/client/open-offer';
import { takeCapsule } from '@tests/support/client/take-capsule';
import { applicationRoutes } from '../router';
import { FrozenApplication } from './frozen-application';

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
  const live = openOffer({ isUnread: true });
  const field = await screen.findByRole('textbox', { name: 'Write a note' });
  await screen.findByRole('region', { name: 'Lanterns of the Rim' });
  live.api.answerWith(failing.offline);
  await live.user.type(field, 'On its way{Enter}');
  await screen.findByText(/^Not sent: /);
  await live.user.type(field, 'Half a sent');
  const capsule = takeCapsule(live);
  live.unmount();
  const calls = live.api.calls.length;
  const streams = live.api.rest.count('GET /api/events');

  setVisibility('visible');
  render(
    <FrozenApplication capsule={capsule} routes={applicationRoutes} onLeave={() => undefined} />,
  );
  expect(await screen.findByRole('textbox', { name: 'Write a note' })).toHaveValue('Half a sent');
  expect(screen.getByText('On its way')).toBeVisible();
  expect(screen.getByText(/^Not sent: /)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'It’s your turn' })).toBeVisible();
  const read = live.api.calls.slice(calls).map(({ operationName }) => operationName);
  expect(read).not.toContain('MarkOfferRead');
  expect(live.offer.isUnread).toBe(true);
  expect(live.api.rest.count('GET /api/events')).toBe(streams);
  // What waits in the live application behind is let go, so that no later test meets it.
  live.api.answerWith(null);
  window.dispatchEvent(new Event('online'));
});
