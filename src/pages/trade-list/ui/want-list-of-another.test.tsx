import { act, screen, waitFor, within } from '@testing-library/react';
import { aUser } from '@tests/factories/user';
import { cards, main, names, show, title, type Given } from '@tests/support/client/want-list-page';

/** Once every request is answered: what isn't shown then won't appear. */
const answered = ({ store }: ReturnType<typeof show>) =>
  waitFor(() =>
    expect(
      Object.values(store.getState().api.queries).filter((query) => query?.status === 'pending'),
    ).toEqual([]),
  );

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
      search: '?redirect_to=%2Fcollections%2Fmoss%2Fwant%3Ftext%3Dscout',
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
