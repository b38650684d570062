import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '@tests/factories/user';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

afterEach(() => localStorage.clear());

const names = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.textContent);

async function renderSignedIn(user = aUser(), path = '/trading') {
  const app = renderApp(path, { user });
  const button = await screen.findByRole('button', { name: user.name });
  return { ...app, button, banner: screen.getByRole('banner') };
}

test('a signed-in person finds what is theirs, in the specification’s order', async () => {
  const { banner } = await renderSignedIn();
  expect(names(banner)).toEqual([
    'Starbinder',
    'Card Sets',
    'My Collection',
    'My Want List',
    'My Sale List',
    'Shared Collections',
    'Trading',
  ]);
  expect(names(screen.getByRole('contentinfo'))).toEqual([
    'Trading',
    'My Collection',
    'My Want List',
    'My Sale List',
    'Profile',
    'Contact Us',
  ]);
});

test.each([
  ['/collections/my', 'My Collection'],
  ['/collections/my/edit', 'My Collection'],
  ['/collections/my/worth', 'My Collection'],
  ['/collections/my/want', 'My Want List'],
  ['/collections/my/sell', 'My Sale List'],
])('at %s, %s alone is the current place', async (path, name) => {
  const { banner } = await renderSignedIn(aUser(), path);
  const current = within(banner)
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual([name]);
});

test('the profile menu says who one is and leads on', async () => {
  const { button, user } = await renderSignedIn();
  await user.click(button);
  const menu = screen.getByRole('menu', { name: 'Collector' });
  expect(menu).toHaveAccessibleDescription('Collector collector@example.com');
  const items = within(menu).getAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Profile', '/profile'],
    ['Preferences', '/preferences'],
    ['Logout', null],
  ]);
});

test('an administrator’s menu leads to administration', async () => {
  const { button, user } = await renderSignedIn(aUser({ roles: ['ADMIN', 'USER'] }));
  await user.click(button);
  expect(screen.getByRole('menuitem', { name: 'Admin' })).toHaveAttribute('href', '/admin');
});

test('on small screens the same stands in the menu within the thumb’s reach', async () => {
  const { banner, user } = await renderSignedIn();
  await user.click(within(banner).getByRole('button', { name: 'Menu' }));
  const menu = within(banner).getByRole('navigation', { name: 'Main' });
  expect(within(menu).getByText('collector@example.com')).toBeVisible();
  expect(names(menu).slice(-2)).toEqual(['Profile', 'Preferences']);
  await user.click(within(menu).getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Start Your Collection Journey!')).toBeVisible();
  expect(within(banner).queryByText('collector@example.com')).not.toBeInTheDocument();
});

test('until the session is known there is neither Login nor a name', async () => {
  renderApp('/trading', {
    prepare: ({ rest }) => rest.answerWith('GET /api/auth_status', failing.silent),
  });
  await screen.findByRole('heading', { level: 1, name: 'Trading' });
  expect(within(screen.getByRole('banner')).queryByText('Login')).not.toBeInTheDocument();
  expect(screen.queryByText('My Collection')).not.toBeInTheDocument();
});

test('home greets a signed-in person by name', async () => {
  renderApp('/', { user: aUser({ name: 'Mira' }) });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Welcome back, Mira! 👋' }),
  ).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByText('Start Your Collection Journey!')).not.toBeInTheDocument(),
  );
});
