import { screen } from '@testing-library/react';
import { loginPath } from '@domain/user';
import { renderApp } from '@tests/support/client/render-app';

test('a page is between the top bar and the footer, and sets the tab’s title', async () => {
  renderApp('/trading');
  expect(await screen.findByRole('heading', { level: 1, name: 'Trading' })).toBeVisible();
  expect(document.title).toBe('Trading · Starbinder');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

const guarded = [
  '/profile',
  '/preferences',
  '/collections/my',
  '/collections/my/edit',
  '/collections/my/history?day=2026-03-01&set=sor',
  '/collections/my/worth',
  '/collections/my/want',
  '/collections/my/want/edit',
  '/collections/my/sell',
  '/collections/my/sell/edit?set=sor',
  '/trading/offers/1',
  '/admin',
  '/admin/users',
  '/admin/users/1/edit',
  '/admin/catalogue',
  '/admin/reports',
];

test.each(guarded)('%s leads a visitor to the login page, whose address has it', async (path) => {
  const { router } = renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(router.createHref(router.state.location)).toBe(loginPath(path));
});

test('an unknown address is Not Found', async () => {
  renderApp('/nowhere/at/all');
  expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
});

test.each(['/cards/SOR', '/cards/sor', '/card-sets/sor'])('%s is the set’s page', async (path) => {
  renderApp(path);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Lanterns of the Rim' }),
  ).toBeVisible();
});

test.each(['/cards/sor-059', '/cards/26ts', '/cards/longcode'])('%s names a card', async (path) => {
  renderApp(path);
  expect(await screen.findByText('Card not found')).toBeVisible();
});
