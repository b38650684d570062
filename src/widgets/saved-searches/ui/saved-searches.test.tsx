import { screen, waitFor, within } from '@testing-library/react';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { failing } from '@tests/support/client/fake-api';
import { previewed } from '@tests/support/screens/fill-trade-list';
import { renderApp } from '@tests/support/client/render-app';
import { aSavedSearch, savedSearchAnswers } from '@tests/support/client/saved-searches';
import type { FakeWantLists } from '@tests/support/client/want-lists';

interface Given {
  path?: string;
  own?: ReturnType<typeof aSavedSearch>[];
  /** The ids of the printings that each of them would add. */
  finds?: string[];
  total?: number;
  want?: Record<string, number>;
  user?: ReturnType<typeof aUser> | null;
}

async function openSaved({
  path = '/cards',
  own = [],
  want = {},
  user = aUser(),
  finds = [],
  total = finds.length,
}: Given) {
  const wantLists: FakeWantLists = { own: want, shared: {} };
  const cardSets = tradeSets();
  const app = renderApp(path, {
    ...(user && { user }),
    catalogue: { cardSets, wantLists },
    answers: savedSearchAnswers(own, {
      total,
      upTo: 7,
      printings: finds.map((id) => ({ variantId: id, cardId: id.replace(/-[a-z]+$/, '') })),
    }),
  });
  await app.user.click(await screen.findByRole('button', { name: 'Saved searches' }));
  return { ...app, saved: { own }, wantLists };
}

const dialog = (name = 'Saved searches') => within(screen.getByRole('dialog', { name }));
const row = (name: string) => within(dialog().getByRole('listitem', { name }));
const nameField = () => dialog().findByRole('textbox', { name: 'Name' });

describe('save a search', () => {
  test('the line’s text is proposed as its name; the saved one is listed with its link', async () => {
    const { user, saved } = await openSaved({ path: '/cards?q=price%3C2' });
    expect(await nameField()).toHaveValue('price<2');
    await user.click(await nameField());
    await user.keyboard('Cheap ones{Enter}');
    expect(await dialog().findByText('This search is saved as “Cheap ones”.')).toBeVisible();
    expect(saved.own).toMatchObject([{ name: 'Cheap ones', line: 'price<2', addsNew: false }]);
    expect(row('Cheap ones').getByRole('link')).toHaveAttribute('href', '/cards?q=price%3C2');
  });

  test('on a set’s page, the set is part of it', async () => {
    const { user, saved } = await openSaved({ path: '/cards/SHD?q=own+or+missing' });
    await user.click(await nameField());
    await user.keyboard('Dusk{Enter}');
    await waitFor(() => expect(saved.own).toMatchObject([{ line: 'set:shd (own or missing)' }]));
  });

  test('a refusal and a lost connection keep what was typed', async () => {
    const { user, api, saved } = await openSaved({
      path: '/cards?q=own',
      own: [aSavedSearch({ name: 'Cheap' })],
    });
    const { createSavedSearch } = api.answers;
    const message = 'You have a saved search with this name.';
    api.answers.createSavedSearch = { errors: [{ field: 'name', message, code: 'NAME_TAKEN' }] };
    await user.click(await nameField());
    await user.keyboard('cheap{Enter}');
    expect(await dialog().findByText(message)).toBeVisible();
    api.answers.createSavedSearch = createSavedSearch;
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.answerWith(failing.offline);
    await user.type(await nameField(), ' 2{Enter}');
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(await nameField()).toBeInvalid();
    logged.mockRestore();
    api.answerWith(null);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Saved searches' }));
    expect(await nameField()).toHaveValue('cheap 2');
    await user.type(await nameField(), '{Enter}');
    await waitFor(() => expect(saved.own).toHaveLength(2));
  });

  test.each([
    ['/cards', 'Search for something first: this line finds every card.'],
    ['/cards?q=own', null],
  ])('at %s: %s', async (path, words) => {
    await openSaved({ path });
    if (words === null) expect(await nameField()).toBeVisible();
    else expect(await dialog().findByText(words)).toBeVisible();
  });

  test('a visitor is asked to sign in, and comes back to the same search', async () => {
    const { user, api } = await openSaved({ path: '/cards?q=price%3C2', user: null });
    await user.click(await dialog().findByRole('button', { name: 'Login with Google' }));
    await waitFor(() =>
      expect(api.rest.calls.find(({ route }) => route.startsWith('POST'))?.json).toMatchObject({
        redirect_to: '/cards?q=price%3C2',
      }),
    );
  });
});

describe('keep searches', () => {
  test('one is opened, renamed, deleted and taken back', async () => {
    const { user, saved, router } = await openSaved({
      own: [aSavedSearch({ name: 'Cheap', copies: 2, filledUpTo: 3 })],
    });
    await user.click(await screen.findByRole('button', { name: /^Rename/ }));
    const field = row('Cheap').getByRole('textbox');
    expect(field).toHaveFocus();
    await user.keyboard('Bargains{Enter}');
    await dialog().findByRole('listitem', { name: 'Bargains' });

    await user.click(row('Bargains').getByRole('button', { name: /^Delete/ }));
    expect(await dialog().findByText('“Bargains” is deleted')).toBeVisible();
    expect(saved.own).toEqual([]);
    await user.click(dialog().getByRole('button', { name: 'Undo' }));
    await dialog().findByRole('listitem', { name: 'Bargains' });
    expect(saved.own).toMatchObject([{ name: 'Bargains', copies: 2, filledUpTo: 3 }]);

    await user.click(row('Bargains').getByRole('link', { name: 'Bargains' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.search).toBe('?q=price%3C2');
  });

  test('Escape leaves a name as it was, and the dialog open', async () => {
    const { user, saved } = await openSaved({ own: [aSavedSearch()] });
    await user.click(await screen.findByRole('button', { name: /^Rename/ }));
    await user.keyboard('Other{Escape}');
    expect(row('Cheap').getByRole('link', { name: 'Cheap' })).toBeVisible();
    expect(row('Cheap').getByRole('button', { name: /^Rename/ })).toHaveFocus();
    expect(saved.own).toMatchObject([{ name: 'Cheap' }]);
  });

  test('a change made elsewhere isn’t overwritten unseen', async () => {
    const { user, api, saved } = await openSaved({ own: [aSavedSearch()] });
    await user.click(await screen.findByRole('button', { name: /^Rename/ }));
    const savedSearch = Object.assign(saved.own[0]!, { name: 'Elsewhere', version: 2 });
    const { updateSavedSearch } = api.answers;
    const conflict = { field: 'expectedVersion', message: 'Changed', code: 'CONFLICT' };
    api.answers.updateSavedSearch = { savedSearch, errors: [conflict] };
    await user.keyboard('Here{Enter}');
    expect(await dialog().findByText(/changed elsewhere/)).toBeVisible();
    api.answers.updateSavedSearch = updateSavedSearch;
    await dialog().findByRole('listitem', { name: 'Elsewhere' });
    await user.type(row('Elsewhere').getByRole('textbox'), '{Enter}');
    await waitFor(() => expect(saved.own).toMatchObject([{ name: 'Here', version: 3 }]));
    const seen = api.calls
      .filter(({ operationName }) => operationName === 'UpdateSavedSearch')
      .map(({ variables }) => variables['expectedVersion']);
    expect(seen).toEqual([1, 2]);
  });

  test('the choice for new cards is kept, and what was added is shown', async () => {
    const { user, saved } = await openSaved({
      own: [aSavedSearch({ lastAdded: 3, lastAddedAt: '2026-11-22T12:00:00.000Z' })],
    });
    expect((await dialog().findByText(/Added 3 new printings to/)).parentElement).toHaveTextContent(
      'on Nov 22, 2026',
    );
    const choice = dialog().getByRole('switch');
    await user.click(choice);
    await waitFor(() => expect(choice).toBeChecked());
    expect(saved.own).toMatchObject([{ addsNew: true, version: 2 }]);
  });

  test('a player without a handle is asked for one before their list is filled', async () => {
    const { user, saved } = await openSaved({
      own: [aSavedSearch()],
      user: aUser({ handle: null }),
    });
    await user.click(await dialog().findByRole('switch'));
    expect(await screen.findByRole('textbox', { name: /handle/i })).toBeVisible();
    expect(saved.own).toMatchObject([{ addsNew: false }]);
  });
});

describe('fill the want list', () => {
  test('everything is shown first, added in one request, remembered, and taken back', async () => {
    const { user, saved, wantLists, api } = await openSaved({
      own: [aSavedSearch()],
      finds: ['scout-1-standard', 'warden-1-standard', 'diver-2-showcase'],
      want: { 'warden-1-standard': 1 },
    });
    await user.click(await dialog().findByRole('button', { name: /^Fill want list/ }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Copies of each' }), '2');
    expect(await previewed()).toEqual([
      'scout-1-standard 0 → 2',
      'warden-1-standard 1 → 2',
      'diver-2-showcase 0 → 2',
    ]);
    await user.click(screen.getByRole('button', { name: 'Add 3 printings' }));
    expect(await screen.findByText('3 printings added to your want list')).toBeVisible();
    expect(wantLists.own).toEqual({
      'scout-1-standard': 2,
      'warden-1-standard': 2,
      'diver-2-showcase': 2,
    });
    await waitFor(() => expect(saved.own).toMatchObject([{ copies: 2, filledUpTo: 7 }]));
    const written = api.calls.filter(({ operationName }) => operationName.startsWith('Update'));
    expect(written).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/Undone/)).toBeVisible();
    expect(wantLists.own).toEqual({ 'warden-1-standard': 1 });
  });

  test('what was changed since isn’t taken back', async () => {
    const { user, wantLists } = await openSaved({
      own: [aSavedSearch()],
      finds: ['scout-1-standard'],
    });
    await user.click(await dialog().findByRole('button', { name: /^Fill want list/ }));
    await user.click(await screen.findByRole('button', { name: 'Add 1 printing' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    wantLists.own!['scout-1-standard'] = 4;
    await user.click(undo);
    expect(await screen.findByText(/changed since/)).toBeVisible();
    expect(wantLists.own).toEqual({ 'scout-1-standard': 4 });
  });

  test('new printings are offered alone', async () => {
    const { user, api } = await openSaved({
      own: [aSavedSearch({ filledUpTo: 3, newPrintings: 2 })],
      finds: ['scout-1-standard', 'diver-2-showcase'],
    });
    expect(
      await dialog().findByText('2 new printings since you filled your want list'),
    ).toBeVisible();
    await user.click(dialog().getByRole('button', { name: /^Add them/ }));
    expect(await previewed()).toHaveLength(2);
    const [asked] = api.calls.filter(({ operationName }) => operationName === 'SavedSearchFill');
    expect(asked?.variables).toMatchObject({ onlyNew: true, copies: 1 });
  });

  test('too many printings are refused with their number', async () => {
    const { user } = await openSaved({
      own: [aSavedSearch()],
      finds: ['scout-1-standard'],
      total: 1_612,
    });
    await user.click(await dialog().findByRole('button', { name: /^Fill want list/ }));
    expect(await screen.findByText(/lacks 1,612 printings/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  });
});
