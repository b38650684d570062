import { screen, within } from '@testing-library/react';
import { aCard } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { aUser } from '@tests/factories/user';
import { someCollections } from '@tests/support/client/collections';
import { renderApp, renderWithProviders } from '@tests/support/client/render-app';
import { ExportCollection } from './collection-toolbar';
import { pickedSets } from '@tests/factories/picked-cards';
import { previewed } from '@tests/support/screens/fill-trade-list';
import '..';

describe('collection toolbar', () => {
  const show = async (path: string, handle: string | null) => {
    renderApp(path, {
      user: aUser({ handle }),
      catalogue: {
        cardSets: [aCardSet({ cards: [aCard()] })],
        collections: someCollections({ handle, shared: { moss: {} } }),
      },
    });
    await screen.findByRole('table', { name: /^Collection of/ });
  };
  const share = () => within(screen.getByRole('main')).queryByRole('button', { name: 'Share' });

  test.each([
    ['its owner', '/collections/my', 'fern', true],
    ['its owner at its public address', '/collections/fern', 'fern', true],
    ['its owner while they edit', '/collections/my/edit', 'fern', false],
    ['its owner without a handle', '/collections/my', null, false],
    ['its owner as others see it', '/collections/my/shared', 'fern', true],
    ['somebody else', '/collections/moss', 'fern', false],
  ])('offers to share to %s: %s as %s: %s', async (_who, path, handle, isOffered) => {
    await show(path, handle);
    expect(share() !== null).toBe(isOffered);
  });
});

describe('a collection whose extras may be picked for swaps', () => {
  const show = async (
    path: string,
    user: Parameters<typeof aUser>[0] | null,
    opensExtras = true,
  ) => {
    const app = renderApp(path, {
      ...(user && { user: aUser(user) }),
      catalogue: {
        cardSets: [aCardSet({ cards: [aCard()] })],
        collections: someCollections({
          handle: user?.handle ?? null,
          shared: { moss: {}, fern: {} },
          opensExtras,
        }),
      },
    });
    await screen.findByRole('table', { name: /^Collection of/ });
    return app;
  };

  test('offers a swap, which begins empty', async () => {
    const { user } = await show('/collections/moss', { handle: 'fern' });
    await user.click(screen.getByRole('button', { name: 'Propose a swap' }));
    const form = within(await screen.findByRole('dialog', { name: 'Swap with moss' }));
    expect(await form.findAllByText('No cards yet. Choose some below.')).toHaveLength(2);
  });

  test.each([
    ['a visitor', null, 'Log in to propose a swap'],
    ['somebody without a handle', { handle: null }, 'Set a handle to propose a swap'],
  ])('tells %s what they need', async (_who, user, words) => {
    await show('/collections/moss', user);
    expect(screen.getByRole('link', { name: words })).toBeVisible();
  });

  test.each([
    ['its owner', '/collections/my', true],
    ['its owner as others see it', '/collections/my/shared', true],
    ['somebody else if they may not be picked', '/collections/moss', false],
  ])('offers no swap to %s', async (_who, path, opensExtras) => {
    await show(path, { handle: 'fern' }, opensExtras);
    expect(screen.queryByRole('button', { name: 'Propose a swap' })).not.toBeInTheDocument();
  });
});

describe('export menu', () => {
  const ROUTE = 'GET /api/export_collection';
  const saved: { name: string; url: string }[] = [];

  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = () => 'blob:http://localhost/1';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, url: this.href });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const file =
    (headers: HeadersInit = {}) =>
    async () =>
      new Response('Set\r\n', { headers });

  async function choose(item: RegExp, handle: string | null, answer: () => Promise<Response>) {
    const app = renderWithProviders(<ExportCollection handle={handle} />, {
      prepare: (api) => api.rest.answerWith(ROUTE, answer),
    });
    const fetched = jest.spyOn(globalThis, 'fetch');
    await app.user.click(screen.getByRole('button', { name: 'Export' }));
    await app.user.click(screen.getByRole('menuitem', { name: item }));
    return {
      ...app,
      asked: () =>
        fetched.mock.calls.map(([url]) => String(url)).filter((url) => url.includes('export')),
    };
  }

  test('saves the file under the name that the server gives it', async () => {
    const disposition = 'attachment; filename="moss_collection_export.csv"';
    const { asked } = await choose(/CSV/, 'moss', file({ 'content-disposition': disposition }));
    expect(
      await screen.findByText('moss_collection_export.csv is being saved.'),
    ).toBeInTheDocument();
    expect(asked()).toEqual(['/api/export_collection?user_handle=moss&format=csv']);
    expect(saved).toEqual([{ name: 'moss_collection_export.csv', url: 'blob:http://localhost/1' }]);
  });

  test.each([
    ['moss', 'moss_collection_export.json'],
    [null, 'my_collection_export.json'],
  ])('names the file of %s itself where the server does not', async (handle, name) => {
    await choose(/JSON/, handle, file());
    expect(await screen.findByText(`${name} is being saved.`)).toBeInTheDocument();
    expect(saved.map((each) => each.name)).toEqual([name]);
  });

  test('copies the collection as text', async () => {
    const { user } = await choose(/^Text/, 'moss', file());
    expect(await screen.findByText('moss_collection_export.txt is being saved.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('menuitem', { name: 'Copy as text' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Set\r\n');
  });

  test('what the browser doesn’t copy is there to be copied by hand', async () => {
    const { user } = await choose(/^Text/, 'moss', file());
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed'));
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('menuitem', { name: 'Copy as text' }));
    const text = await screen.findByRole('textbox', { name: 'The cards as text' });
    expect(text).toHaveFocus();
    expect(text).toHaveValue('Set\n');
  });

  test('says why there is no file, and can retry', async () => {
    const errors = [{ message: 'Collection not found', extensions: { code: 'NOT_FOUND' } }];
    const { user, api } = await choose(/CSV/, 'fern', async () =>
      Response.json({ errors }, { status: 404 }),
    );
    const dialog = await screen.findByRole('alertdialog', { name: 'The export failed' });
    expect(within(dialog).getByText('Collection not found')).toBeVisible();
    expect(saved).toEqual([]);
    api.rest.answerWith(ROUTE, file());
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByText('fern_collection_export.csv is being saved.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('fill lists', () => {
  beforeEach(() => localStorage.clear());

  const show = async (path: string, handle: string | null = 'fern') => {
    const shown = renderApp(path, {
      user: aUser({ handle }),
      catalogue: {
        cardSets: pickedSets(),
        collections: someCollections({ own: { 'sor-6-foil': 4 }, handle, shared: { moss: {} } }),
      },
    });
    await screen.findByRole('table', { name: /^Collection of/ });
    return shown;
  };
  const fillers = () =>
    within(screen.getByRole('main'))
      .queryAllByRole('button', { name: /^(Want all missing|Sell my extras)$/ })
      .map((button) => button.textContent);

  test('lists are filled from the cards that match the filter', async () => {
    const { user } = await show('/collections/my?set=sor&text=raider');
    await user.click(await screen.findByRole('button', { name: 'Want all missing' }));
    expect(await previewed()).toEqual(['sor-6-standard 0 → 3']);
    expect(screen.getByRole('radio', { name: 'Playsets' })).toHaveAccessibleDescription(
      /^3 copies/,
    );
    const one = screen.getByRole('radio', { name: 'One of each' });
    expect(one).toHaveAccessibleDescription(/^1 copy/);
    await user.click(one);
    expect(await previewed()).toEqual(['sor-6-standard 0 → 1']);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Sell my extras' }));
    expect(await previewed()).toEqual(['sor-6-foil 0 → 1']);
  });

  test.each([
    ['its owner', '/collections/my?set=sor', 'fern', 2],
    ['its owner without a handle', '/collections/my?set=sor', null, 0],
    ['its owner while they edit', '/collections/my/edit?set=sor', 'fern', 0],
    ['somebody else', '/collections/moss?set=sor', 'fern', 0],
  ])('%s at %s as %s is offered %i ways to fill lists', async (_who, path, handle, count) => {
    await show(path, handle);
    expect(fillers()).toHaveLength(count);
  });
});
