import { act, screen, waitFor } from '@testing-library/react';
import { loginPath } from '@domain/user';
import { aUser } from '@tests/factories/user';
import { renderApp } from '@tests/support/client/render-app';

const STATUS = 'GET /api/auth_status';
/** Nothing ends the wait: a time-out would be logged while a later test runs. */
const unanswered = () => new Promise<Response>(() => undefined);

test('while the session is checked, a guarded address shows four grey bars', async () => {
  renderApp('/profile', { prepare: ({ rest }) => rest.answerWith(STATUS, unanswered) });
  await waitFor(() => expect(document.querySelectorAll('main .placeholder .line')).toHaveLength(4));
  expect(screen.queryByRole('heading', { name: 'Login' })).not.toBeInTheDocument();
});

test('while the session is checked, public pages are shown at once', async () => {
  renderApp('/card-sets', { prepare: ({ rest }) => rest.answerWith(STATUS, unanswered) });
  expect(await screen.findByText('View Set')).toBeVisible();
});

test('a signed-in person sees a guarded page', async () => {
  const { router } = renderApp('/collections/my', { user: aUser() });
  expect(await screen.findByRole('heading', { level: 1, name: 'My Collection' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/collections/my');
});

test('a visitor comes back to the path after signing in', async () => {
  const { router, api, leave, user } = renderApp('/collections/my/want/edit?set=sor#top');
  await user.click(await screen.findByRole('button', { name: 'Login with Google' }));
  await waitFor(() => expect(leave).toHaveBeenCalled());
  const wanted = '/collections/my/want/edit?set=sor#top';
  expect(api.rest.calls.find(({ route }) => route.startsWith('POST'))?.json).toEqual({
    redirect_to: wanted,
  });
  // Signed in by now, for example in another tab.
  expect(router.createHref(router.state.location)).toBe(loginPath(wanted));
});

test.each(['/admin', '/admin/users', '/admin/users/1/edit', '/admin/catalogue', '/admin/reports'])(
  '%s leads somebody who isn’t an administrator home',
  async (path) => {
    const { router } = renderApp(path, { user: aUser() });
    expect(await screen.findByText(/^Welcome back, Collector/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  },
);

test('an administrator sees the pages of administration', async () => {
  const { router } = renderApp('/admin', { user: aUser({ roles: ['ADMIN', 'USER'] }) });
  await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
  await screen.findByRole('heading', { level: 1, name: /Admin/ });
  expect(router.state.location.pathname).toBe('/admin');
});

test('the login page redirects a signed-in person home, or back to the guarded page', async () => {
  const { router } = renderApp('/login', { user: aUser() });
  expect(await screen.findByText(/^Welcome back, Collector/)).toBeVisible();
  await act(() => router.navigate('/login?redirect_to=%2Ftrading%3Ftab%3DOffers'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Trading' })).toBeVisible();
  expect(router.state.location.search).toBe('?tab=Offers');
});

test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/login'])(
  'the login page never leads to %s',
  async (from) => {
    const { router } = renderApp('/trading', { user: aUser() });
    await screen.findByRole('button', { name: 'Collector' });
    await act(() => router.navigate(`/login?redirect_to=${encodeURIComponent(from)}`));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  },
);
