import { act, screen, waitFor, within } from '@testing-library/react';
import { aUser } from '@tests/factories/user';
import { aCount, someCollections } from '@tests/support/client/collections';
import {
  cardSets,
  cells,
  collections,
  names,
  show,
  table,
} from '@tests/support/screens/collection-page';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';
import { aFakeSharing, sharingAnswers } from '@tests/support/client/sharing';

beforeEach(() => localStorage.clear());

test('the owner sees counts, missing copies, and their progress', async () => {
  show('/collections/my');
  expect(await screen.findByRole('heading', { level: 1, name: 'My Collection' })).toBeVisible();
  expect(await cells('Lantern Scout')).toEqual(
    ['12 missing', '0'].concat(Array(4).fill('–no such printing')),
  );
  expect((await cells('Brass Harrier')).slice(0, 2)).toEqual(['4 none missing', '2']);
  expect(screen.getByRole('progressbar', { name: /Standard/ })).toHaveAttribute(
    'aria-valuenow',
    '1',
  );
  expect(screen.queryByRole('progressbar', { name: /Foil/ })).not.toBeInTheDocument();
  expect(screen.getByText(/7 copies of 2 of [\d,]+ cards?/)).toBeVisible();
  expect(document.title).toBe('My Collection · Starbinder');
});

test('copies of all printings of a card make a playset, whatever kinds the owner collects', async () => {
  const own = { 'sor-001-standard': 1, 'sor-001-foil': 2, 'sor-002-standard': 2 };
  show('/collections/my', { catalogue: { cardSets, collections: someCollections({ own }) } });
  expect(await screen.findByText(/^1 playset \(of 3\)/)).toBeVisible();
});

test('the owner sees what others see: their counts alone, and who may see them', async () => {
  const { user, router, api } = show('/collections/my?set=sor', {
    answers: sharingAnswers(aFakeSharing({ emails: ['fern@example.com'] })),
  });
  await table();
  await user.click(screen.getByRole('link', { name: 'What others see' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: "collector's Collection" }),
  ).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: '/collections/my/shared',
    search: '?set=sor',
  });
  expect(await screen.findByText('You and one other person can see it.')).toBeVisible();
  expect((await cells('Lantern Scout')).slice(0, 2)).toEqual(['1', '0']);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByText(/copies missing/)).not.toBeInTheDocument();
  for (const name of ['Missing', 'Import']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  const asked = api.calls.filter(({ operationName }) => operationName === 'UserCardSetCollection');
  expect(asked).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Back to my collection' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My Collection' })).toBeVisible();
});

test('Missing shows what the owner lacks and what that costs, and the link says so', async () => {
  const { user, router } = show('/collections/my', {
    answers: { missingBySet: [{ cardSetCode: 'SHD', copies: 12, cents: 3_450, unpriced: 0 }] },
  });
  await table();
  await user.click(screen.getByRole('button', { name: 'Missing' }));
  await waitFor(() => expect(screen.queryByText('Brass Harrier')).toBeNull());
  expect(screen.getByText('Lantern Scout')).toBeVisible();
  expect(screen.getByText(/^\d+ copies missing: \$\d+\.\d\d at market prices/)).toBeVisible();
  expect(await screen.findByText(/^In all sets, \d+ copies missing: \$34\.50/)).toBeVisible();
  expect(router.state.location.search).toBe('?set=sor&show=missing');
});

test('Own and Extra count any printing, and the link says so', async () => {
  const { user, router } = show('/collections/my');
  await table();
  await user.click(screen.getByRole('button', { name: 'Own' }));
  expect(await names()).toEqual(['Lantern Scout', 'Brass Harrier']);
  await user.click(screen.getByRole('button', { name: 'Extra' }));
  expect(await names()).toEqual(['Brass Harrier']);
  expect(router.state.location.search).toBe('?set=sor&show=extra');
  await act(() => router.navigate(-1));
  expect(await names()).toEqual(['Lantern Scout', 'Brass Harrier']);
});

test('a kind’s header sorts by its inventory, 0 where there is no such printing', async () => {
  const { user, router } = show('/collections/my?set=sor&sort=-standard');
  expect(await names()).toEqual(['Brass Harrier', 'Lantern Scout', 'Quiet Comet']);
  const foil = screen.getByRole('columnheader', { name: /^Foil/ });
  await user.click(within(foil).getByRole('button'));
  await user.click(within(foil).getByRole('button'));
  expect(foil).toHaveAttribute('aria-sort', 'descending');
  expect(await names()).toEqual(['Brass Harrier', 'Lantern Scout', 'Quiet Comet']);
  expect(router.state.location.search).toBe('?set=sor&sort=-foil');
});

test('editing keeps the filter, and rows keep their places while their counts change', async () => {
  const { user, router } = show('/collections/my?set=sor&show=own&sort=-standard');
  await table();
  await user.click(screen.getByRole('link', { name: 'Edit' }));
  expect(router.state.location.pathname).toBe('/collections/my/edit');
  expect(router.state.location.search).toBe('?set=sor&show=own&sort=-standard');
  const have = await screen.findByRole('textbox', { name: /Brass Harrier, Standard.*: have/ });
  await user.type(have, '0{Enter}');
  expect(screen.getByRole('textbox', { name: /Lantern Scout, Standard.*: have/ })).toHaveFocus();
  await waitFor(() => expect(screen.getByText(/3 copies of 2 of [\d,]+ cards?/)).toBeVisible());
  expect(await names()).toEqual(['Brass Harrier', 'Lantern Scout']);
  await user.click(screen.getByRole('link', { name: 'View' }));
  expect(router.state.location.pathname).toBe('/collections/my');
  expect(await names()).toEqual(['Lantern Scout', 'Brass Harrier']);
});

test('one control asks for the owned cards, and another hides fields but no card', async () => {
  const { user } = show('/collections/my/edit');
  await table();
  expect(screen.getAllByRole('button', { name: /own|have/i }).map((it) => it.textContent)).toEqual([
    'Own',
  ]);
  expect(within(screen.getByRole('main')).queryByRole('switch')).not.toBeInTheDocument();
  const all = await names();
  const fields = () => screen.queryAllByRole('textbox', { name: /: need$/ }).length;
  const before = fields();
  expect(before).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Hide Need fields' }));
  expect(fields()).toBe(0);
  expect(await names()).toEqual(all);
  await user.click(screen.getByRole('button', { name: 'Show Need fields' }));
  expect(fields()).toBe(before);
});

test('Edit leads to the field that adds cards, and a filter leaves the focus where it is', async () => {
  const { user, router } = show('/collections/my?set=sor');
  await table();
  await user.click(screen.getByRole('link', { name: 'Edit' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Add cards/ })).toHaveFocus());
  const search = screen.getByRole('combobox', { name: /^Search/ });
  await user.type(search, 'harrier');
  await waitFor(() => expect(router.state.location.search).toContain('harrier'));
  expect(search).toHaveFocus();
  const own = screen.getByRole('button', { name: 'Own' });
  await user.click(own);
  expect(router.state.location.search).toContain('show=own');
  expect(own).toHaveFocus();
});

test('an address that names no field leaves the focus alone', async () => {
  show('/collections/my/edit?set=sor');
  await table();
  expect(screen.getByRole('combobox', { name: /^Add cards/ })).not.toHaveFocus();
});

test('the owner’s own handle leads to the owner’s view', async () => {
  show('/collections/collector');
  expect(await screen.findByRole('heading', { name: 'Progress' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'My Collection' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/collections/my/edit?set=sor#add',
    ),
  );
});

test('somebody else’s collection shows what they have, and nothing to edit', async () => {
  show('/collections/moss');
  expect((await cells('Quiet Comet'))[0]).toBe('5');
  expect(screen.getByRole('heading', { level: 1, name: "moss's Collection" })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Progress' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.queryByText(/missing/)).not.toBeInTheDocument();
});

describe('what the viewer wants', () => {
  const wantLists = { own: { 'sor-003-standard': 2, 'sor-001-standard': 1 }, shared: {} };
  const SWITCH = { name: 'Show Wanted Cards With Inventory Only' };

  test('is shown in another player’s collection, and can be filtered by', async () => {
    const { user, router } = show('/collections/moss', { catalogue: { wantLists } });
    await user.click(await screen.findByRole('switch', SWITCH));
    expect(await names()).toEqual(['Quiet Comet']);
    expect((await cells('Quiet Comet'))[0]).toBe('5Wanted: 2');
    expect(router.state.location.search).toBe('?set=sor&wanted=only');
  });

  test('isn’t offered if the want list is empty', async () => {
    const { store } = show('/collections/moss', {
      catalogue: { wantLists: { own: {}, shared: {} } },
    });
    await table();
    const asked = () =>
      Object.values(store.getState().api.queries).find(
        (query) => query?.endpointName === 'wantList',
      );
    await waitFor(() => expect(asked()?.status).toBe('fulfilled'));
    expect(screen.queryByRole('switch', SWITCH)).not.toBeInTheDocument();
  });

  test('isn’t offered to the owner, to visitors, or without a handle', async () => {
    const own = show('/collections/my?set=sor&wanted=only', { catalogue: { wantLists } });
    expect((await names()).length).toBe(3);
    expect(screen.queryByRole('switch', SWITCH)).not.toBeInTheDocument();
    own.unmount();
    for (const viewer of [aUser({ handle: null }), undefined]) {
      const { unmount } = renderApp('/collections/moss', {
        ...(viewer && { user: viewer }),
        catalogue: { cardSets, collections: collections(), wantLists },
      });
      await table();
      expect(screen.queryByRole('switch', SWITCH)).not.toBeInTheDocument();
      unmount();
    }
  });
});

test('a row opens the card, in which the owner counts prestige printings', async () => {
  const { user } = show('/collections/my');
  await user.click(await screen.findByRole('button', { name: '2 Open Brass Harrier' }));
  const dialog = await screen.findByRole('dialog', { name: 'Brass Harrier' });
  await user.click(within(dialog).getByRole('tab', { name: 'Prestige' }));
  const have = await within(dialog).findByRole('textbox', { name: /Prestige.*: have/ });
  await user.type(have, '1{Enter}');
  await waitFor(() =>
    expect(screen.getByText(/8 copies of 2 of [\d,]+ cards?/)).toBeInTheDocument(),
  );
});

test('a private collection is not found, like one that doesn’t exist', async () => {
  show('/collections/hidden');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Collection not found' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See shared collections' })).toBeVisible();
});

test('a newcomer is led to counting', async () => {
  const { user, router } = show('/collections/my?set=sor&show=own', {
    catalogue: { collections: someCollections() },
  });
  expect(await screen.findByRole('link', { name: 'start counting' })).toHaveAttribute(
    'href',
    '/collections/my/edit?set=sor&show=own',
  );
  await user.click(screen.getByRole('link', { name: 'Start counting' }));
  expect(router.state.location.pathname).toBe('/collections/my/edit');
  expect(
    await screen.findByRole('textbox', { name: /Lantern Scout, Standard.*: have/ }),
  ).toBeVisible();
  expect(router.state.location.search).toBe('?set=sor');
  await act(() => router.navigate(-1));
  expect(router.state.location).toMatchObject({
    pathname: '/collections/my',
    search: '?set=sor&show=own',
  });
});

test('a failed load says why, and a retry works', async () => {
  const { api, store, user } = show('/collections/my?set=sor', {
    prepare: (it) => it.answerWith(failing.error('The database rests', { code: 'UNAVAILABLE' })),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: The database rests');
  // Cards and counts are asked for at once: what fails after the click needs a click of its own.
  const statuses = () => Object.values(store.getState().api.queries).map((query) => query?.status);
  await waitFor(() => expect(statuses()).not.toContain('pending'));
  api.answerWith(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await names()).toHaveLength(3);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('prestige printings', () => {
  const EACH = { name: 'Each prestige printing' };

  test.each(['/collections/my', '/collections/moss'])(
    'at %s, a counted copy is in a column of its own, which opens',
    async (path) => {
      const given = collections();
      given.own['sor-002-prestige'] = aCount(1);
      given.shared['moss'] = { 'sor-002-prestige': aCount(1) };
      const { user } = show(path, { catalogue: { collections: given } });
      expect((await cells('Brass Harrier')).at(-1)).toBe('1');
      expect((await cells('Lantern Scout')).at(-1)).toBe('–no such printing');
      const toggle = screen.getByRole('button', EACH);
      expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await user.click(toggle);
      expect(toggle).toHaveAttribute('aria-expanded', 'true');
      expect((await cells('Brass Harrier')).at(-1)).toBe('PPrestige 1');
    },
  );

  test('the open column has a field that corrects a count, and progress says the copies', async () => {
    const { user } = show('/collections/my/edit');
    await user.click(await screen.findByRole('button', EACH));
    const field = await screen.findByRole('textbox', { name: /Brass Harrier, Prestige.*: have/ });
    await user.type(field, '2{Enter}');
    const progress = screen.getByRole('heading', { name: 'Progress' }).parentElement!;
    await waitFor(() => expect(progress).toHaveTextContent('Prestige 2 copies'));
  });
});
