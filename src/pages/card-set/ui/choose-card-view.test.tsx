import { act, screen } from '@testing-library/react';
import { catalogue } from '@tests/factories/small-catalogue';
import { renderApp } from '@tests/support/client/render-app';

const table = () => screen.findByRole('table', { name: 'Cards of Lanterns of the Rim' });

test('the view stands in the address and in the slice; choosing one is a step in history', async () => {
  const { user, router, store } = renderApp('/cards/sor', { catalogue });
  await user.click(await screen.findByRole('button', { name: 'List' }));
  await table();
  expect(router.state.location.search).toBe('?view=list');
  expect(router.state.historyAction).toBe('PUSH');
  expect(store.getState().cardList.view).toBe('list');
  expect(screen.getByRole('button', { name: 'List', pressed: true })).toBeVisible();

  await act(() => router.navigate(-1));
  expect(await screen.findByRole('button', { name: 'Images', pressed: true })).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(store.getState().cardList.view).toBe('image');
});

test('a link to another set says which view, whatever was chosen before', async () => {
  const { router, store } = renderApp('/cards/sor?view=list', { catalogue });
  await table();
  await act(() => router.navigate('/card-sets/LOF'));
  await screen.findByRole('heading', { name: 'Coming Soon' });
  expect(store.getState().cardList.view).toBe('image');
  expect(router.state.location.search).toBe('');
});
