import { screen, within, waitFor } from '@testing-library/react';
import { aUser } from '@tests/factories/user';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

describe('app header', () => {
  async function renderHeader(path = '/nowhere') {
    const app = renderApp(path);
    await screen.findByRole('heading', { level: 1 });
    const header = within(screen.getByRole('banner'));
    return { ...app, header, menu: header.getByRole('button', { name: 'Menu' }) };
  }

  test('a visitor finds the public pages and Login', async () => {
    const { header } = await renderHeader();
    const links = header
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Starbinder', '/'],
      ['Card Sets', '/card-sets'],
      ['Decks', '/decks'],
      ['Shared Collections', '/collections'],
      ['Trading', '/trading'],
      ['Login', '/login?redirect_to=%2Fnowhere'],
      ['Sets', '/card-sets'],
      ['Collections', '/collections'],
      ['Trade', '/trading'],
    ]);
  });

  test('marks the current page', async () => {
    const { header } = await renderHeader('/trading');
    expect(header.getByRole('link', { name: 'Trading' })).toHaveAttribute('aria-current', 'page');
    expect(header.getByRole('link', { name: 'Card Sets' })).not.toHaveAttribute('aria-current');
  });

  test('the menu unfolds and folds at its button and at Escape', async () => {
    const { menu, user } = await renderHeader();
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    await user.click(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  test('after navigation the menu is folded, and the new page’s heading has the focus', async () => {
    const { header, menu, user } = await renderHeader();
    await user.click(menu);
    await user.click(header.getByRole('link', { name: 'Trading' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Trading' })).toHaveFocus();
    expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  test('Search, the first place, opens the search of everything', async () => {
    const { header, user } = await renderHeader();
    await user.click(header.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('dialog', { name: 'Find anything' })).toBeVisible();
  });

  test('the skip link leads to the content', async () => {
    const { user } = await renderHeader();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('the footer says that the program is made by fans, and has links for visitors', async () => {
    await renderHeader();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(/made by fans.*not affiliated/)).toBeVisible();
    expect(footer.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'All Cards',
      'Trading',
      'Contact Us',
    ]);
  });
});

describe('app header.account', () => {
  afterEach(() => localStorage.clear());

  const names = (place: HTMLElement) =>
    within(place)
      .getAllByRole('link')
      .map((link) => link.textContent);

  async function renderSignedIn(user = aUser(), path = '/trading') {
    const app = renderApp(path, { user });
    const button = await screen.findByRole('button', { name: user.name });
    return { ...app, button, banner: screen.getByRole('banner') };
  }

  test('a signed-in person finds their links, in the specification’s order', async () => {
    const { banner } = await renderSignedIn();
    expect(names(banner)).toEqual([
      'Starbinder',
      'Card Sets',
      'My Collection',
      'My Want List',
      'My Sale List',
      'Decks',
      'Shared Collections',
      'Trading',
      'Collection',
      'Add',
      'Trade',
    ]);
    expect(names(screen.getByRole('contentinfo'))).toEqual([
      'All Cards',
      'Trading',
      'My Collection',
      'My Want List',
      'My Sale List',
      'Profile',
      'Contact Us',
    ]);
  });

  test.each([
    ['/collections/my', ['My Collection'], ['Collection']],
    ['/collections/my/edit', ['My Collection'], ['Add']],
    ['/collections/my/worth', ['My Collection'], ['Collection']],
    ['/collections/my/want', ['My Want List'], []],
    ['/collections/my/sell', ['My Sale List'], []],
    ['/trading', ['Trading'], ['Trade']],
  ])('at %s, only %j is the current page, and %j of the places', async (path, pages, places) => {
    const { banner } = await renderSignedIn(aUser(), path);
    const currentOf = (name: string) =>
      within(within(banner).getByRole('navigation', { name }))
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current'))
        .map((link) => link.textContent);
    expect(currentOf('Main')).toEqual(pages);
    expect(currentOf('Places')).toEqual(places);
  });

  test('the profile menu names the person and has its links', async () => {
    const { button, user } = await renderSignedIn();
    await user.click(button);
    const menu = screen.getByRole('menu', { name: 'Collector' });
    expect(menu).toHaveAccessibleDescription('Collector collector@example.com');
    const items = within(menu).getAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Profile', '/profile'],
      ['Preferences', '/preferences'],
      ['Logout', null],
    ]);
  });

  test('an administrator’s menu leads to administration', async () => {
    const { button, user } = await renderSignedIn(aUser({ roles: ['ADMIN', 'USER'] }));
    await user.click(button);
    expect(screen.getByRole('menuitem', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  });

  test('on small screens the menu has the same items within the thumb’s reach', async () => {
    const { banner, user } = await renderSignedIn();
    await user.click(within(banner).getByRole('button', { name: 'Me' }));
    const menu = within(banner).getByRole('navigation', { name: 'Main' });
    expect(within(menu).getByText('collector@example.com')).toBeVisible();
    expect(names(menu).slice(-2)).toEqual(['Profile', 'Preferences']);
    await user.click(within(menu).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Start Your Collection Journey!')).toBeVisible();
    expect(within(banner).queryByText('collector@example.com')).not.toBeInTheDocument();
  });

  test('until the session is known, neither Login nor a name is shown', async () => {
    renderApp('/trading', {
      prepare: ({ rest }) => rest.answerWith('GET /api/auth_status', failing.silent),
    });
    await screen.findByRole('heading', { level: 1, name: 'Trading' });
    expect(within(screen.getByRole('banner')).queryByText('Login')).not.toBeInTheDocument();
    expect(screen.queryByText('My Collection')).not.toBeInTheDocument();
  });

  test('home greets a signed-in person by name', async () => {
    renderApp('/', { user: aUser({ name: 'Mira' }) });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Welcome back, Mira! 👋' }),
    ).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByText('Start Your Collection Journey!')).not.toBeInTheDocument(),
    );
  });
});
