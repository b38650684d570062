import { screen, waitFor } from '@testing-library/react';
import { loginPath } from '@domain/user';
import { cardEndpoints, useCardsOfSet } from '@/entities/card';
import { AHEAD, loaded, type PageRoute } from '@/shared/lib/page-route';
import { Page } from '@/shared/ui/page';
import { aUser } from '@tests/factories/user';
import { renderApp } from '@tests/support/client/render-app';
import { pages } from './pages';
import { placesFor } from './places';

/** A page as somebody new would add it. */
const newPage: PageRoute = {
  folder: 'new',
  path: '/new/:code',
  title: 'New',
  access: 'signedIn',
  document: 'empty',
  places: [{ to: '/new/SOR', label: 'The newest page', detail: 'just added' }],
  load: async () => ({
    Component: () => (
      <Page title={`New: ${useCardsOfSet('SOR').cards?.length ?? 'no'} cards`}>{null}</Page>
    ),
    loader: ({ dispatch, params: { code = '' } }) =>
      loaded([dispatch(cardEndpoints.cardSet.initiate(code, AHEAD))]),
  }),
};
const withNewPage = [newPage, ...pages];

test('a new page is opened at its path, with what its loader asked for, once', async () => {
  const { api } = renderApp('/new/SOR', { pages: withNewPage, user: aUser() });
  expect(await screen.findByRole('heading', { name: /^New: \d+ cards$/ })).toBeVisible();
  expect(api.calls.filter(({ operationName }) => operationName === 'CardSetCards')).toHaveLength(1);
});

test('a new page’s guard leads a visitor to the login page, and nothing is asked for', async () => {
  const { api, router } = renderApp('/new/SOR', { pages: withNewPage });
  await waitFor(() => expect(router.createHref(router.state.location)).toBe(loginPath('/new/SOR')));
  expect(api.calls.filter(({ operationName }) => operationName === 'CardSetCards')).toEqual([]);
});

test('a new page is found by its name, by those who may open it', () => {
  const place = { to: '/new/SOR', label: 'The newest page', detail: 'just added' };
  expect(placesFor(aUser(), withNewPage)[0]).toEqual(place);
  expect(placesFor(null, withNewPage)).not.toContainEqual(place);
});

test('every place leads to a page of the table', () => {
  const labels = placesFor(aUser({ roles: ['ADMIN', 'USER'] })).map(({ label }) => label);
  expect(labels.slice(0, 4)).toEqual([
    'My Collection',
    'My Want List',
    'My Sale List',
    'My Offers',
  ]);
  expect(labels.at(-1)).toBe('Admin');
  expect(placesFor(null).map(({ label }) => label)).toEqual([
    'Home',
    'Card Sets',
    'All Cards',
    'Shared Collections',
    'Decks',
    'Trading',
    'Contact Us',
    'Login',
  ]);
});
