import { screen } from '@testing-library/react';
import { SESSION_ID } from '@domain/document';
import { useAuth } from '@/entities/session';
import { aUser } from '@tests/factories/user';
import { renderWithProviders } from '@tests/support/client/render-app';
import { expectedUser, pendingSignOut } from './across-tabs';

function Who() {
  const { status, user } = useAuth();
  return (
    <h1>
      {status} {user?.name}
    </h1>
  );
}

/** Opens a document that says who is signed in, while the server says that it is Mira. */
function open(user: ReturnType<typeof aUser> | null) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = SESSION_ID;
  element.textContent = JSON.stringify({ authenticated: user !== null, user });
  document.body.append(element);
  return renderWithProviders(<Who />, { user: aUser({ name: 'Mira' }) });
}

const says = (words: string) => screen.findByRole('heading', { name: words });
const checks = ({ api }: ReturnType<typeof open>) => api.rest.count('GET /api/auth_status');

afterEach(() => {
  document.getElementById(SESSION_ID)?.remove();
  localStorage.clear();
});

test('a document that names the person needs no check', async () => {
  const view = open(aUser());
  await says('signedIn Collector');
  expect(expectedUser.get()).toBe(true);
  expect(checks(view)).toBe(0);
  expect(document.getElementById(SESSION_ID)).toBeNull();
});

test('neither does a visitor’s document, if nobody was signed in', async () => {
  const view = open(null);
  await says('visitor');
  expect(checks(view)).toBe(0);
});

test('a visitor’s document doesn’t count if the browser remembers a sign-in', async () => {
  expectedUser.set(true);
  const view = open(null);
  await says('signedIn Mira');
  expect(checks(view)).toBe(1);
});

test('a document doesn’t count while a logout is pending', async () => {
  pendingSignOut.set(true);
  const view = open(aUser());
  await says('visitor');
  expect(view.api.rest.count('DELETE /users/sign_out')).toBe(1);
});
