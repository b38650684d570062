import { screen, waitFor, within } from '@testing-library/react';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

const START = 'POST /auth/google_oauth2';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
  localStorage.clear();
});

async function renderLogin(path = '/login') {
  const app = renderApp(path);
  const button = await screen.findByRole('button', { name: 'Login with Google' });
  return { ...app, button, login: () => app.user.click(button) };
}

const refusing = (status: number, body: object) => async () => Response.json(body, { status });
const loggedMessages = () => logged.mock.calls.map(([, error]) => (error as Error).message);

test('leads to the provider’s address', async () => {
  const { login, leave, api, button } = await renderLogin();
  expect(screen.getByText('Please sign in with your Google account to continue.')).toBeVisible();
  await login();
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect(leave).toHaveBeenCalledWith('https://identity.example/authorize?state=s');
  expect(api.rest.calls.at(-1)).toMatchObject({
    route: START,
    headers: { 'x-csrf-token': 'a-token-of-this-session', 'content-type': 'application/json' },
    json: { redirect_to: '/' },
  });
  // Until the browser has left, there is nothing to click twice.
  expect(button).toBeDisabled();
  expect(logged).not.toHaveBeenCalled();
});

test('a visitor sent here by a guard learns why', async () => {
  await renderLogin('/profile');
  expect(screen.getByText(/you will return to where you were/)).toBeVisible();
});

test('shows that a sign-in is under way', async () => {
  const { login, api, button } = await renderLogin();
  api.rest.answerWith(START, failing.silent);
  await login();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('says that the provider can’t be reached, and can retry within the page', async () => {
  const { login, leave, api, user } = await renderLogin();
  const down = { errors: [{ message: 'Down', extensions: { code: 'UNAVAILABLE' } }] };
  api.rest.answerWith(START, refusing(503, down));
  await login();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('The sign-in service can’t be reached just now.')).toBeVisible();
  expect(loggedMessages()).toEqual(['Failed to initiate OAuth']);

  api.rest.answerWith(START, null);
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['COOKIES_NEEDED', 403, /^Cookies are needed to sign in.$/, /Allow them in its settings/],
  ['MISCONFIGURED', 503, /doesn’t work on this site/, /Only its host can change that/],
])('%s is said in words that help', async (code, status, title, remedy) => {
  const { login, api } = await renderLogin();
  const errors = [{ message: 'No', extensions: { code } }];
  api.rest.answerWith(START, refusing(status, { errors }));
  await login();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(title)).toBeVisible();
  expect(alert.getByText(remedy)).toBeVisible();
  expect(alert.queryByText(/Failed to initiate OAuth/)).not.toBeInTheDocument();
});

test('names the provider that the session’s check named', async () => {
  const { api } = renderApp('/login', {
    prepare: (fake) =>
      fake.rest.answerWith('GET /api/auth_status', async () =>
        Response.json({ authenticated: false, user: null, providerName: 'Example ID' }),
      ),
  });
  expect(await screen.findByRole('button', { name: 'Login with Example ID' })).toBeVisible();
  expect(
    screen.getByText('Please sign in with your Example ID account to continue.'),
  ).toBeVisible();
  expect(api.rest.count('GET /api/auth_status')).toBe(1);
});

test('a refusal fetches a new token at the next try', async () => {
  const { login, leave, api, user } = await renderLogin();
  api.rest.answerWith(START, refusing(403, {}));
  await login();
  expect(await screen.findByText(/Failed to initiate OAuth/)).toBeVisible();
  api.rest.answerWith(START, null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(api.rest.count('GET /api/csrf_token')).toBe(2);
});

test.each([
  {},
  { redirect_url: null },
  { redirect_url: '' },
  { redirect_url: 'javascript:alert(1)' },
  { redirect_url: 'data:text/html,x' },
])('stays on the page after the answer %j', async (answer) => {
  const { login, leave, api } = await renderLogin();
  api.rest.answerWith(START, async () => Response.json(answer));
  await login();
  expect(await screen.findByText(/No redirect URL received/)).toBeVisible();
  expect(loggedMessages()).toEqual(['No redirect URL received']);
  expect(leave).not.toHaveBeenCalled();
});

test.each(['GET /api/csrf_token', START])('%s without a connection says so', async (route) => {
  const { login, leave, api } = await renderLogin();
  api.rest.answerWith(route, failing.offline);
  await login();
  expect(await screen.findByText(/Check your connection/)).toBeVisible();
  expect(loggedMessages()).toEqual(['Failed to initiate OAuth']);
  expect(leave).not.toHaveBeenCalled();
});
