import { screen } from '@testing-library/react';
import { renderApp } from '@tests/support/client/render-app';

test('says plainly that there is no sign-in yet', async () => {
  renderApp('/login');
  expect(await screen.findByRole('heading', { name: 'Signing in isn’t built yet' })).toBeVisible();
  expect(screen.queryByText(/You will return to it/)).not.toBeInTheDocument();
});

test('a visitor sent here by a guard learns why', async () => {
  renderApp('/profile');
  expect(await screen.findByText(/You will return to it/)).toBeVisible();
});
