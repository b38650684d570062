import { screen, within } from '@testing-library/react';
import { aUser } from '@tests/factories/user';
import { tradeSets } from '@tests/factories/trade-cards';
import { renderApp } from '@tests/support/client/render-app';

const at = (path: string, user: ReturnType<typeof aUser> | null) =>
  renderApp(path, {
    ...(user && { user }),
    catalogue: {
      cardSets: tradeSets(),
      wantLists: { own: null, shared: { moss: { 'scout-1-foil': 3 } } },
    },
  });
const inMain = () => within(screen.getByRole('main'));

test('a visitor is led to the login page, which remembers the list', async () => {
  const { user, router } = at('/collections/moss/want?text=scout', null);
  await user.click(await screen.findByRole('link', { name: 'Log in to make an offer' }));
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { from: '/collections/moss/want?text=scout' },
  });
});

test('who has no handle is asked to set one', async () => {
  at('/collections/moss/want', aUser({ handle: null }));
  expect(
    await screen.findByRole('link', { name: 'Set a handle to make an offer' }),
  ).toHaveAttribute('href', '/profile');
  expect(inMain().queryByRole('button', { name: 'Make an Offer' })).not.toBeInTheDocument();
});
