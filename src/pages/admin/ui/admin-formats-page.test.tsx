import { screen, within } from '@testing-library/react';
import { aUser } from '@tests/factories/user';
import { renderApp } from '@tests/support/client/render-app';

test('shows each format’s rules with the day from which they hold', async () => {
  renderApp('/admin/formats', { user: aUser({ roles: ['USER', 'ADMIN'] }) });
  const suns = within(await screen.findByRole('table', { name: 'Rules of Twin Suns' }));
  const rules = suns.getAllByRole('row').slice(1);
  expect(rules).toHaveLength(2);
  expect(rules[0]).toHaveTextContent('Mar 8, 2024');
  expect(rules[1]).toHaveTextContent('2, of one side');
  expect(rules[1]).toHaveTextContent('at least 80');
  expect(screen.getByText('Suspended: War Juggernaut, IG-2000')).toBeVisible();
  expect(screen.getByText('Data Vault: changes the fewest cards by +10')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Deck formats', current: 'page' })).toBeVisible();
});
