import { act, screen, waitFor, within } from '@testing-library/react';
import { selectListed } from '@/widgets/card-view';
import { aUser } from '@tests/factories/user';
import { failing } from '@tests/support/client/fake-api';
import { cards, main, names, show, title, type Given } from '@tests/support/client/want-list-page';

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

  test('is shown to its owner as others see it, without another request', async () => {
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

  test('links to cards whose previous and next cards are those of the list', async () => {
    const { user, store, router } = show('/collections/moss/want');
    await cards();
    const links = within(await cards()).getAllByRole('link');
    await user.click(links[0]!);
    const listed = selectListed(store.getState());
    expect(router.state.location.pathname).toBe(`/cards/${listed?.[0]}`);
    expect(listed).toEqual(['scout-1', 'diver-2']);
  });

  test('needs a handle', async () => {
    const viewer = aUser({ handle: null });
    const { api, user } = show('/collections/my/want', { user: viewer, own: null });
    expect(await screen.findByRole('heading', { name: 'Handle Required' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Create Handle' })).toHaveAttribute('href', '/profile');
    expect(api.calls.map(({ operationName }) => operationName)).not.toContain('UserWantLists');
    await user.click(main().getByRole('button', { name: 'Choose it here' }));
    expect(await screen.findByRole('dialog', { name: 'Choose your handle' })).toBeVisible();
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
    const empty = within(
      (await screen.findByRole('heading', { name: 'No cards wanted yet' })).closest('section')!,
    );
    await user.click(empty.getByRole('button', { name: 'Add Cards' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Add cards to your want list' }),
    );
    await user.click(await dialog.findByRole('button', { name: 'One more: Lantern Scout, Foil' }));
    await user.click(dialog.getByRole('button', { name: 'Add 1 printing' }));
    expect(await names()).toEqual(['Lantern Scout']);
    expect(main().getByRole('button', { name: 'Add Cards' })).toHaveFocus();
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
