import { screen, within } from '@testing-library/react';
import { renderApp } from '@tests/support/client/render-app';

test('invites a visitor to log in and shows the sets', async () => {
  renderApp('/');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Start Your Collection Journey!' }),
  ).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  const section = main.getByRole('region', { name: 'Explore Card Sets' });
  expect(await within(section).findByText('View Set')).toBeVisible();
});
