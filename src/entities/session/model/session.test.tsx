import { act, screen, waitFor } from '@testing-library/react';
import { useAuth } from '@/entities/session';
import { baseApi } from '@/shared/api';
import { graphql } from '@/shared/api/graphql';
import { aUser } from '@tests/factories/user';
import { failing } from '@tests/support/client/fake-api';
import { renderApp, renderWithProviders } from '@tests/support/client/render-app';

const STATUS = 'GET /api/auth_status';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
  localStorage.clear();
});

function Who() {
  const { status, user, checkAgain } = useAuth();
  return (
    <>
      <h1>{status}</h1>
      <output>{user?.name}</output>
      <input aria-label="Note" />
      <button onClick={() => void checkAgain()}>Check</button>
    </>
  );
}

const saysStatus = (status: string) => screen.findByRole('heading', { name: status });
const check = () => screen.getByRole('button', { name: 'Check' });

test('is checked once at start, and again on request', async () => {
  const { api, user } = renderWithProviders(<Who />, { user: aUser() });
  await saysStatus('signedIn');
  expect(api.rest.count(STATUS)).toBe(1);
  api.rest.user = aUser({ name: 'Mira' });
  await user.click(check());
  expect(await screen.findByText('Mira')).toBeVisible();
  expect(api.rest.count(STATUS)).toBe(2);
});

const oddRole = { authenticated: true, user: { ...aUser(), roles: ['OWNER'] } };

test.each([
  ['not OK', failing.html(500)],
  ['unreadable', failing.html(200)],
  ['impossible', failing.offline],
  ['of an unknown role', async () => Response.json(oddRole)],
])('an answer at start that is %s counts as signed out, and is logged', async (_name, answer) => {
  renderWithProviders(<Who />, {
    user: aUser(),
    prepare: ({ rest }) => rest.answerWith(STATUS, answer),
  });
  await saysStatus('visitor');
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls[0]?.[0]).toBe('Error checking auth status');
  expect(screen.queryByText('You have been signed out.')).not.toBeInTheDocument();
});

test('a later failure keeps the page and what was typed', async () => {
  const { api, user } = renderWithProviders(<Who />, { user: aUser() });
  await saysStatus('signedIn');
  await user.type(screen.getByLabelText('Note'), 'Half a sent');
  api.rest.answerWith(STATUS, failing.offline);
  await user.click(check());
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('heading', { name: 'signedIn' })).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('Half a sent');
});

test('an earlier check’s late answer doesn’t count', async () => {
  const { api, user } = renderWithProviders(<Who />, { user: aUser() });
  await saysStatus('signedIn');
  let answerLate: (response: Response) => void = () => undefined;
  api.rest.answerWith(STATUS, () => new Promise((resolve) => (answerLate = resolve)));
  await user.click(check());
  api.rest.answerWith(STATUS, async () => Response.json({ authenticated: false, user: null }));
  await user.click(check());
  await saysStatus('visitor');
  await act(async () => answerLate(Response.json({ authenticated: true, user: aUser() })));
  expect(screen.getByRole('heading', { name: 'visitor' })).toBeVisible();
});

const Contact = graphql(`
  query Contact {
    contactEmail
  }
`);
const { useSecretQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    secret: build.query<{ contactEmail: string }, void>({ query: () => ({ document: Contact }) }),
  }),
});

/** A page that keeps showing a query's former `data`. */
function Secret() {
  const { data } = useSecretQuery();
  return <p>{data ? `Secret: ${data.contactEmail}` : 'No secret'}</p>;
}

const secretOf = (contactEmail: string) => async () => Response.json({ data: { contactEmail } });

test('what one person saw and typed is gone when another one is signed in', async () => {
  const { api, user } = renderWithProviders(
    <>
      <Who />
      <Secret />
    </>,
    { user: aUser(), prepare: (fake) => fake.answerWith(secretOf('old')) },
  );
  expect(await screen.findByText('Secret: old')).toBeVisible();
  await saysStatus('signedIn');
  await user.type(screen.getByLabelText('Note'), 'For me alone');
  api.rest.user = aUser({ id: 'user-2', name: 'Mira' });
  api.answerWith(failing.silent);
  await user.click(check());
  expect(await screen.findByText('Mira')).toBeVisible();
  expect(screen.getByText('No secret')).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('');
});

test('a pending answer for the previous person never shows', async () => {
  let answerLate: (response: Response) => void = () => undefined;
  const { api, user, store } = renderWithProviders(
    <>
      <Who />
      <Secret />
    </>,
    {
      user: aUser(),
      prepare: (fake) => fake.answerWith(() => new Promise((resolve) => (answerLate = resolve))),
    },
  );
  await saysStatus('signedIn');
  const late = answerLate;
  api.rest.user = aUser({ id: 'user-2', name: 'Mira' });
  api.answerWith(secretOf('new'));
  await user.click(check());
  expect(await screen.findByText('Secret: new')).toBeVisible();
  await act(async () => late(Response.json({ data: { contactEmail: 'old' } })));
  expect(screen.getByText('Secret: new')).toBeVisible();
  expect(JSON.stringify(store.getState())).not.toContain('"old"');
});

test('a refused call reveals the end of a session; the path is remembered', async () => {
  const { api, router, store } = renderApp('/collections/my?set=sor', { user: aUser() });
  await screen.findByRole('button', { name: 'Collector' });
  api.rest.user = null;
  api.answerWith(failing.error('Who are you?', { code: 'UNAUTHENTICATED' }));
  await act(async () => {
    const query = baseApi.endpoints as unknown as {
      secret: { initiate: () => Parameters<typeof store.dispatch>[0] };
    };
    store.dispatch(query.secret.initiate());
  });
  expect(await screen.findByText('You have been signed out.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(router.state.location.search).toBe('?redirect_to=%2Fcollections%2Fmy%3Fset%3Dsor');
});

test('coming back to the tab checks again, but not often', async () => {
  const { api } = renderWithProviders(<Who />, { user: aUser() });
  await saysStatus('signedIn');
  const now = jest.spyOn(Date, 'now');
  const comeBackAfter = async (minutes: number) => {
    now.mockReturnValue(Date.now() + minutes * 60_000);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  };
  await comeBackAfter(2);
  expect(api.rest.count(STATUS)).toBe(1);
  api.rest.user = null;
  await comeBackAfter(2);
  await saysStatus('visitor');
  expect(api.rest.count(STATUS)).toBe(2);
  now.mockRestore();
});
