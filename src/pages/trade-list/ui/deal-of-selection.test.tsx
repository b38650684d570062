import { screen, within } from '@testing-library/react';
import { show } from '@tests/support/client/want-list-page';

test('a deal is looked for, for the selected wants alone, at an address that says which', async () => {
  const { user, router } = show('/collections/my/want');
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
  expect(bar.queryByRole('link', { name: 'Find a deal' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Lantern Scout, Standard$/ }));
  await user.click(bar.getByRole('link', { name: 'Find a deal' }));
  expect(await screen.findByText('2 copies of 1 card')).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: '/deals',
    search: '?wants=scout-1-standard',
  });
});

test('such an address names the same wants when it is opened again', async () => {
  show('/deals?wants=scout-1-standard');
  expect(await screen.findByText('2 copies of 1 card')).toBeVisible();
});
