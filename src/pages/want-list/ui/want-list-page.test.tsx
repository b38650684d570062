import { screen } from '@testing-library/react';
import { aUser } from '@tests/factories/user';
import { renderApp } from '@tests/support/client/render-app';

test('whoever has no list can start one, and is led to edit it', async () => {
  const { user, router } = renderApp('/collections/my/want', { user: aUser({ handle: 'fern' }) });
  expect(await screen.findByRole('heading', { name: 'My Want List' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Start a new list' }));
  expect(await screen.findByRole('heading', { name: 'Edit Want List' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/collections/my/want/edit');
});
