import { act, screen, waitFor } from '@testing-library/react';
import { announceUser } from '@/entities/session/model/across-tabs';
import { keepWindowOpen } from '@/shared/lib/browser/unsaved-work';
import { aUser } from '@tests/factories/user';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

const STATUS = 'GET /api/auth_status';
const SIGN_OUT = 'DELETE /users/sign_out';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
  localStorage.clear();
});

type App = ReturnType<typeof renderApp>;

async function logOut({ user }: App) {
  await user.click(await screen.findByRole('button', { name: 'Collector' }));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
}

const isHome = async () =>
  expect(
    await screen.findByRole('heading', { name: 'Start Your Collection Journey!' }),
  ).toBeVisible();

test.each(['/trading', '/profile', '/collections/my/want?set=sor'])(
  'logging out at %s leads home and removes the person’s state',
  async (path) => {
    const app = renderApp(path, { user: aUser() });
    await logOut(app);
    await isHome();
    await waitFor(() => expect(app.api.rest.count(SIGN_OUT)).toBe(1));
    expect(app.router.state.location.pathname).toBe('/');
    expect(JSON.stringify(app.store.getState())).not.toContain('collector');
    expect(JSON.stringify(app.store.recorder.recording())).not.toContain('collector');
    expect(logged).not.toHaveBeenCalled();
  },
);

test('afterwards a guarded address leads to the login page', async () => {
  const app = renderApp('/profile', { user: aUser() });
  await logOut(app);
  await isHome();
  await act(() => app.router.navigate('/profile'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test('the person is logged out before the server has answered', async () => {
  const app = renderApp('/profile', { user: aUser() });
  await screen.findByRole('button', { name: 'Collector' });
  app.api.rest.answerWith(SIGN_OUT, failing.silent);
  await logOut(app);
  await isHome();
});

test('a check under way doesn’t bring the person back', async () => {
  const app = renderApp('/trading', { user: aUser() });
  await screen.findByRole('button', { name: 'Collector' });
  let answerLate: (response: Response) => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    app.api.rest.answerWith(STATUS, () => {
      resolve();
      return new Promise((settle) => (answerLate = settle));
    });
  });
  announceUser('somebody else, says another tab');
  await asked;
  await logOut(app);
  await isHome();
  await act(async () => answerLate(Response.json({ authenticated: true, user: aUser() })));
  expect(screen.queryByText('Collector')).not.toBeInTheDocument();
  expect(app.store.getState().session.status).toBe('visitor');
});

test('whatever the server answers, the person is logged out', async () => {
  const app = renderApp('/profile', { user: aUser() });
  await screen.findByRole('button', { name: 'Collector' });
  app.api.rest.answerWith(SIGN_OUT, failing.html(500));
  await logOut(app);
  await isHome();
  expect(logged).toHaveBeenCalledTimes(1);
});

test('a logout without a connection says so, and is retried before the next check', async () => {
  const app = renderApp('/profile', { user: aUser() });
  await screen.findByRole('button', { name: 'Collector' });
  app.api.rest.answerWith(SIGN_OUT, failing.offline);
  await logOut(app);
  await isHome();
  expect(await screen.findByText(/The server couldn’t be reached/)).toBeVisible();
  app.unmount();

  // The next visit: the server still has the old session.
  const next = renderApp('/profile', { user: aUser() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(next.api.rest.calls.map(({ route }) => route)).toEqual([SIGN_OUT, STATUS]);
});

test('while a logout is pending, nobody is signed in, whatever the status says', async () => {
  const app = renderApp('/', { user: aUser() });
  await screen.findByRole('button', { name: 'Collector' });
  app.api.rest.answerWith(SIGN_OUT, failing.offline);
  await logOut(app);
  await isHome();
  await waitFor(() => expect(logged).toHaveBeenCalled());
  app.unmount();

  const next = renderApp('/profile', {
    user: aUser(),
    prepare: ({ rest }) => rest.answerWith(SIGN_OUT, failing.offline),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(next.api.rest.count(STATUS)).toBe(0);

  // A pending logout doesn't sign out somebody who signs in meanwhile.
  await next.user.click(screen.getByRole('button', { name: 'Login with Google' }));
  expect(await screen.findByText(/Check your connection/)).toBeVisible();
  expect(next.leave).not.toHaveBeenCalled();

  next.api.rest.answerWith(SIGN_OUT, null);
  await act(async () => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(next.api.rest.count(STATUS)).toBe(1));
});

test('the page asks before unsaved work is lost', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  const closable = keepWindowOpen();
  const app = renderApp('/profile', { user: aUser() });
  await logOut(app);
  expect(app.router.state.location.pathname).toBe('/profile');
  expect(app.api.rest.count(SIGN_OUT)).toBe(0);
  await logOut(app);
  await isHome();
  expect(ask).toHaveBeenCalledTimes(2);
  closable();
  ask.mockRestore();
});
