import { act, waitFor, within } from '@testing-library/react';
import { aUser } from '@tests/factories/user';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';
import { announceUser, onUserAnnounced } from './across-tabs';

const STATUS = 'GET /api/auth_status';

afterEach(() => localStorage.clear());

/** Two of the program's tabs: two stores and documents' parts that share the browser's storage and channels. */
async function renderTabs(path: string, other: string) {
  const tab = renderApp(path, { user: aUser() });
  const first = within(tab.container);
  await first.findByRole('button', { name: 'Collector' });
  const otherTab = renderApp(other, { user: aUser() });
  const second = within(otherTab.container);
  await second.findByRole('button', { name: 'Collector' });
  return { tab, first, otherTab, second };
}

test('a logout in one tab is noticed in the other, which remembers its path', async () => {
  const { tab, first, otherTab, second } = await renderTabs('/trading', '/profile');
  await tab.user.click(first.getByRole('button', { name: 'Collector' }));
  await tab.user.click(first.getByRole('menuitem', { name: 'Logout' }));
  expect(await second.findByText('You have been signed out.')).toBeVisible();
  expect(await second.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(otherTab.router.state.location.search).toBe('?redirect_to=%2Fprofile');
  // The user who logged out needs no notice.
  expect(await first.findByText('Start Your Collection Journey!')).toBeVisible();
  expect(first.queryByText('You have been signed out.')).not.toBeInTheDocument();
});

test('a logout without a connection is noticed, too', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { tab, first, otherTab, second } = await renderTabs('/trading', '/card-sets');
  // The second tab's calls go the same way: both have one network.
  otherTab.api.rest.answerWith('DELETE /users/sign_out', failing.offline);
  otherTab.api.rest.answerWith(STATUS, failing.offline);
  await tab.user.click(first.getByRole('button', { name: 'Collector' }));
  await tab.user.click(first.getByRole('menuitem', { name: 'Logout' }));
  expect(await second.findByText('You have been signed out.')).toBeVisible();
  expect(second.getByRole('heading', { level: 1, name: 'Card Sets' })).toBeVisible();
  logged.mockRestore();
});

test('a sign-in in one tab is noticed in the other', async () => {
  const visitor = renderApp('/login');
  const first = within(visitor.container);
  await first.findByRole('button', { name: 'Login with Google' });
  await waitFor(() => expect(visitor.store.getState().session.status).toBe('visitor'));
  const { container } = renderApp('/trading', { user: aUser() });
  await within(container).findByRole('button', { name: 'Collector' });
  expect(await first.findByText(/^Welcome back, Collector/)).toBeVisible();
});

test('tabs that agree make no calls', async () => {
  const { tab, otherTab } = await renderTabs('/trading', '/card-sets');
  // Every tab gets all messages in order; the last one is the test's own.
  const heard = new Promise<void>((resolve) => {
    const silence = onUserAnnounced(() => {
      silence();
      resolve();
    });
  });
  await act(async () => {
    announceUser(aUser().id);
    await heard;
  });
  expect(tab.api.rest.count(STATUS)).toBe(1);
  expect(otherTab.api.rest.count(STATUS)).toBe(1);
});
