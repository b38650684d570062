import { act, screen, waitFor, within } from '@testing-library/react';
import type { User } from '@domain/user';
import { selectListed } from '@/widgets/card-view';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleList } from '@tests/support/client/sale-lists';

const OWN = { 'scout-1-standard': 2, 'warden-1-standard': 1 };
const MOSS = { 'scout-1-foil': 3, 'scout-1-standard': 1, 'diver-2-showcase': 5 };

interface Given {
  user?: User | null;
  own?: Record<string, number> | null;
  shared?: Record<string, Record<string, number>>;
  /** Printings that the viewer sells. */
  selling?: readonly string[];
}

function show(path: string, given: Given = {}) {
  const { user = aUser({ handle: 'fern' }), own = OWN, shared = { moss: MOSS }, selling } = given;
  const wantLists = { own, shared };
  const saleItem = {
    quantity: 1,
    priceType: 'MARKET' as const,
    fixedPriceInCents: null,
    marketAdjustedPriceInCents: null,
    version: 1,
  };
  const items = Object.fromEntries(
    (selling ?? []).map((id) => [id, { ...saleItem, cardId: id.split('-', 2).join('-') }]),
  );
  const shown = renderApp(path, {
    ...(user && { user }),
    catalogue: {
      cardSets: tradeSets(),
      wantLists,
      saleLists: { own: selling ? aSaleList({ items }) : null, shared: {} },
    },
  });
  return { ...shown, wantLists };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const cards = () => screen.findByRole('region', { name: 'Wanted cards' });
const names = async () =>
  within(await cards())
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent);
const main = () => within(screen.getByRole('main'));

/** Once every request is answered: what isn't shown then won't appear. */
const answered = ({ store }: ReturnType<typeof show>) =>
  waitFor(() =>
    expect(
      Object.values(store.getState().api.queries).filter((query) => query?.status === 'pending'),
    ).toEqual([]),
  );

describe('the viewer’s own list', () => {
  test('is shown with its quantities, set by set', async () => {
    show('/collections/my/want');
    expect(await title('My Want List')).toBeVisible();
    expect(await names()).toEqual(['Lantern Scout', 'Ember Warden']);
    const sets = within(await cards()).getAllByRole('heading', { level: 2 });
    expect(sets.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Lanterns of the Rim'),
      expect.stringContaining('Harbours of Dusk'),
    ]);
    expect(within(await cards()).getByText('2 copies')).toBeVisible();
    expect(document.title).toBe('My Want List · Starbinder');
  });

  test('has separate addresses for viewing and editing, which keep the filter', async () => {
    const { user, router } = show('/collections/my/want?text=scout');
    await cards();
    await user.click(main().getByRole('link', { name: 'Edit' }));
    expect(await title('Edit Want List')).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: '/collections/my/want/edit',
      search: '?text=scout',
    });
    expect(main().getByRole('button', { name: 'Add Cards' })).toBeVisible();
    await user.click(main().getByRole('link', { name: 'View' }));
    expect(await title('My Want List')).toBeVisible();
    expect(router.state.location.pathname).toBe('/collections/my/want');
  });

  test('is shared in view mode only', async () => {
    const { user } = show('/collections/my/want');
    await cards();
    expect(main().getByRole('button', { name: 'Share List' })).toBeVisible();
    expect(main().queryByRole('button', { name: 'Add Cards' })).not.toBeInTheDocument();
    await user.click(main().getByRole('link', { name: 'Edit' }));
    await title('Edit Want List');
    expect(main().queryByRole('button', { name: 'Share List' })).not.toBeInTheDocument();
  });

  test('is the owner’s at its public address too', async () => {
    const { user, router } = show('/collections/fern/want');
    expect(await title('My Want List')).toBeVisible();
    await cards();
    expect(main().queryByRole('button', { name: 'Make an Offer' })).not.toBeInTheDocument();
    await user.click(main().getByRole('link', { name: 'Edit' }));
    await title('Edit Want List');
    expect(router.state.location.pathname).toBe('/collections/my/want/edit');
  });

  test('is shown to its owner as others see it, without a question of its own', async () => {
    const { user, api } = show('/collections/my/want?text=scout', {
      selling: ['scout-1-standard'],
    });
    await cards();
    await user.click(main().getByRole('link', { name: 'What others see' }));
    expect(await title("fern's Want List")).toBeVisible();
    expect(await screen.findByText('This is what others see')).toBeVisible();
    expect(await names()).toHaveLength(1);
    for (const name of ['Share List', 'Make an Offer', 'Add Cards']) {
      const buttons = main().queryAllByRole('button', { name });
      expect(buttons).toHaveLength(name === 'Share List' ? 1 : 0);
    }
    expect(main().queryByRole('switch')).not.toBeInTheDocument();
    expect(main().queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    const asked = api.calls.map(({ operationName }) => operationName);
    expect(asked.filter((name) => name === 'UserWantLists')).toHaveLength(1);
    expect(asked).not.toContain('MatchWith');
  });

  test('leads to cards whose previous and next are those of the list', async () => {
    const { user, store, router } = show('/collections/moss/want');
    await cards();
    const links = within(await cards()).getAllByRole('link');
    await user.click(links[0]!);
    const listed = selectListed(store.getState());
    expect(router.state.location.pathname).toBe(`/cards/${listed?.[0]}`);
    expect(listed).toEqual(['scout-1', 'diver-2']);
  });

  test('needs a handle', async () => {
    const { api } = show('/collections/my/want', { user: aUser({ handle: null }), own: null });
    expect(await screen.findByRole('heading', { name: 'Handle Required' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Create Handle' })).toHaveAttribute('href', '/profile');
    expect(api.calls.map(({ operationName }) => operationName)).not.toContain('UserWantLists');
  });

  test.each([
    ['there is none', null],
    ['nothing is on it', {}],
  ])('is created if %s, and then edited', async (_case, own) => {
    const { user, router } = show('/collections/my/want', { own });
    expect(
      await screen.findByRole('heading', { name: "You don't have a want list yet" }),
    ).toBeVisible();
    await user.click(main().getByRole('button', { name: 'Start a new list' }));
    expect(await title('Edit Want List')).toBeVisible();
    expect(router.state.location.pathname).toBe('/collections/my/want/edit');
    expect(await screen.findByRole('heading', { name: 'No cards wanted yet' })).toBeVisible();
  });

  test('says so when it couldn’t be started', async () => {
    const { user, api } = show('/collections/my/want', { own: null });
    const start = await screen.findByRole('button', { name: 'Start a new list' });
    api.answerWith(failing.html(500));
    await user.click(start);
    expect(await screen.findByText(/couldn’t be started/)).toBeVisible();
    expect(start).toBeEnabled();
  });
});

describe('another player’s list', () => {
  test('is shown to the person that it is shared with', async () => {
    show('/collections/moss/want');
    expect(await title("moss's Want List")).toBeVisible();
    expect(await names()).toEqual(['Lantern Scout', 'Lantern Scout', 'Tide Diver']);
    expect(main().queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    expect(main().queryByRole('button', { name: 'Share List' })).not.toBeInTheDocument();
  });

  test.each([
    ['private or none', {}],
    ['empty', { moss: {} }],
  ])('looks missing if it is %s', async (_case, shared) => {
    show('/collections/moss/want', { shared });
    expect(
      await screen.findByRole('heading', { name: "moss doesn't have a want list yet" }),
    ).toBeVisible();
    expect(main().queryByRole('button', { name: 'Make an Offer' })).not.toBeInTheDocument();
    expect(main().queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });

  test('may be there for a visitor who logs in', async () => {
    const { user, router } = show('/collections/moss/want?text=scout', { user: null, shared: {} });
    await screen.findByRole('heading', { name: "moss doesn't have a want list yet" });
    await user.click(main().getByRole('link', { name: 'Log in' }));
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      state: { from: '/collections/moss/want?text=scout' },
    });
  });

  test.each([
    ['shown', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['focused', () => window.dispatchEvent(new Event('focus'))],
  ])('disappears when the window is %s again and it is no longer shared', async (_how, look) => {
    const { wantLists } = show('/collections/moss/want');
    await cards();
    delete (wantLists.shared as Record<string, unknown>)['moss'];
    act(() => void look());
    expect(
      await screen.findByRole('heading', { name: "moss doesn't have a want list yet" }),
    ).toBeVisible();
    expect(screen.queryByText('Lantern Scout')).not.toBeInTheDocument();
  });
});

describe('loading', () => {
  test('shows a spinner, then what went wrong, and can retry', async () => {
    const { user, api } = show('/collections/moss/want');
    const release = api.hold();
    api.answerWith(failing.html(500));
    await title("moss's Want List");
    expect(await screen.findByText('Loading...')).toBeVisible();
    release();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(/doesn't have a want list/)).not.toBeInTheDocument();
    api.answerWith(null);
    await user.click(again);
    expect(await names()).toHaveLength(3);
  });

  test('keeps the list when a refetch fails', async () => {
    const { api } = show('/collections/moss/want');
    await cards();
    api.answerWith(failing.offline);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await names()).toHaveLength(3);
  });
});

describe('the viewer’s switch', () => {
  const SWITCH = "Show Cards I'm Selling Only";

  test('shows only the printings that the viewer sells, and is in the link', async () => {
    const { user, router } = show('/collections/moss/want', {
      selling: ['scout-1-foil', 'harrier-2-standard'],
    });
    await user.click(await screen.findByRole('switch', { name: SWITCH }));
    await waitFor(async () => expect(await names()).toEqual(['Lantern Scout']));
    expect(within(await cards()).getByText('3 copies')).toBeVisible();
    expect(router.state.location.search).toContain('only=matches');
  });

  test('says so if it leaves none, and can be switched off there', async () => {
    const { user } = show('/collections/moss/want?only=matches', {
      selling: ['harrier-2-standard'],
    });
    await screen.findByRole('heading', { name: 'You sell none of these' });
    await user.click(screen.getByRole('button', { name: 'Show all cards' }));
    expect(await names()).toHaveLength(3);
  });

  test.each<[string, string, Given]>([
    ['the owner', '/collections/my/want', { selling: ['scout-1-standard'] }],
    ['a visitor', '/collections/moss/want', { user: null, selling: ['scout-1-standard'] }],
    ['who sells nothing', '/collections/moss/want', { selling: [] }],
    [
      'who has no handle',
      '/collections/moss/want',
      { user: aUser({ handle: null }), selling: ['scout-1-standard'] },
    ],
  ])('isn’t shown to %s', async (_who, path, given) => {
    const shown = show(path, given);
    await cards();
    await answered(shown);
    expect(screen.queryByRole('switch', { name: SWITCH })).not.toBeInTheDocument();
  });
});

test('an ignored part of the link is named and removed from it', async () => {
  const { user, router } = show('/collections/moss/want?groupBy=PRICE&only=mine&groupBy=x');
  await cards();
  const note = await screen.findByText(/Ignored in this link: .*groupBy=PRICE.*/);
  expect(note).toHaveTextContent('only=mine');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(within(await cards()).queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(note).not.toBeInTheDocument();
});

test.each<[string, string, Given]>([
  ['none that the viewer may see', '/collections/moss/want', { shared: {} }],
  ['none yet', '/collections/my/want', { own: null }],
  ['one with nothing on it', '/collections/my/want/edit', { own: {} }],
  ['none without a handle', '/collections/my/want', { user: aUser({ handle: null }), own: null }],
])('an ignored part is named, too, if the list is %s', async (_which, path, given) => {
  const { user } = show(`${path}?groupBy=PRICE`, given);
  const note = await screen.findByText(/Ignored in this link: groupBy=PRICE/);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(note).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('printings are grouped by variant if the link says so', async () => {
  const { user, router } = show('/collections/moss/want?groupBy=VARIANT_TYPE');
  expect(within(await cards()).getByRole('heading', { level: 3, name: /^Foil/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'By number' }));
  expect(within(await cards()).queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});
