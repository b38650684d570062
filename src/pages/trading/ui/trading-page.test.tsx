import { act, screen, within } from '@testing-library/react';
import { loginPath } from '@domain/user';
import type { User } from '@domain/user';
import { aUser } from '@tests/factories/user';
import { renderApp } from '@tests/support/client/render-app';

const fern = aUser({ handle: 'fern' });
const open = (path: string, user?: User) => renderApp(path, { ...(user && { user }) });
const main = () => within(screen.getByRole('main'));
const tab = (name: string) => main().findByRole('tab', { name });

test('opens at the first of four tabs, the shared want lists', async () => {
  const { router } = open('/trading');
  expect(await screen.findByRole('heading', { level: 1, name: 'Trading' })).toBeVisible();
  expect(
    main()
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(['Shared Want Lists', 'Shared Sale Lists', 'Cards', 'Offers']);
  expect(await tab('Shared Want Lists')).toHaveAttribute('aria-selected', 'true');
  expect(router.state.location.search).toBe('');
  expect(document.title).toBe('Trading · Starbinder');
});

test('the address names the tab, and each is a history entry', async () => {
  const { user, router } = open('/trading?tab=SharedSaleLists');
  expect(await tab('Shared Sale Lists')).toHaveAttribute('aria-selected', 'true');
  await user.click(await tab('Offers'));
  expect(router.state.location.search).toBe('?tab=Offers');
  await user.click(await tab('Shared Want Lists'));
  expect(router.state.location.search).toBe('');
  await act(() => router.navigate(-2));
  expect(await tab('Shared Sale Lists')).toHaveAttribute('aria-selected', 'true');
});

test('a jump in time moves the address too', async () => {
  const { store, user, router } = open('/trading', fern);
  await user.click(await tab('Offers'));
  const past = store.getState().tradingHub;
  await user.click(main().getByRole('button', { name: 'Sent' }));
  expect(router.state.location.search).toBe('?tab=Offers&offers=sent');
  await act(async () => store.replaceReducer((state) => ({ ...state!, tradingHub: past })));
  expect(router.state.location.search).toBe('?tab=Offers');
  expect(main().getByRole('button', { name: 'Both' })).toHaveAttribute('aria-pressed', 'true');
});

test('only what the address names is requested', async () => {
  const { api } = open('/trading?tab=SharedSaleLists');
  await main().findByRole('heading', { name: 'No Shared Sale Lists' });
  const asked = api.calls.map(({ operationName }) => operationName);
  expect(asked).toContain('SharedSaleLists');
  expect(asked).not.toContain('SharedWantLists');
});

test('an ignored part of an address is named until dismissed', async () => {
  const { user, router } = open('/trading?tab=Auctions&tab=Offers&page=2');
  const note = await main().findByText(/Ignored in this link: tab=Auctions, repeated tab, page/);
  expect(router.state.location.search).toBe('');
  await user.click(main().getByRole('button', { name: 'Dismiss' }));
  expect(note).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Trading' })).toHaveFocus();
});

describe.each(['SharedWantLists', 'SharedSaleLists', 'Cards', 'Offers'])(
  'at the tab %s',
  (name) => {
    const path = `/trading?tab=${name}`;

    test('a visitor is asked to log in, and would come back', async () => {
      const { user, router } = open(path);
      await user.click(await main().findByRole('link', { name: 'Log in' }));
      await screen.findByRole('heading', { level: 1, name: 'Login' });
      const wanted = name === 'SharedWantLists' ? '/trading' : path;
      expect(router.createHref(router.state.location)).toBe(loginPath(wanted));
    });

    test('a viewer without a handle is asked to set up their profile', async () => {
      open(path, aUser({ handle: null }));
      const link = await main().findByRole('link', { name: 'Set up your profile' });
      expect(link).toHaveAttribute('href', '/profile');
      expect(main().queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
    });

    test('a viewer with a handle sees no prompt', async () => {
      open(path, fern);
      await main().findByRole('heading', {
        name: /^(No Shared|No cards for sale|You haven't made)/,
      });
      expect(main().queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
      expect(main().queryByRole('link', { name: 'Set up your profile' })).not.toBeInTheDocument();
    });
  },
);

test('the shown tab stays when the person logs out', async () => {
  const { user, router } = open('/trading?tab=Offers&offers=sent&type=buy', fern);
  await main().findByRole('heading', { name: 'No “Buy” offers here' });
  await user.click(screen.getByRole('button', { name: 'Collector' }));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await screen.findByRole('link', { name: 'Login' });
  await act(() => router.navigate('/trading?tab=Offers'));
  expect(await main().findByRole('link', { name: 'Log in' })).toBeVisible();
});
