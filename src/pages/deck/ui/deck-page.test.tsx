import { screen, waitFor, within } from '@testing-library/react';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { aDeck, aNeed, deckAnswers } from '@tests/support/client/decks';
import { renderApp } from '@tests/support/client/render-app';
import { previewed } from '@tests/support/screens/fill-trade-list';
import type { FakeWantLists } from '@tests/support/client/want-lists';

const VERSIONS = [
  {
    version: 2,
    savedAt: '2026-03-02T10:00:00.000Z',
    lines: [{ cardId: 'scout-1', part: 'DECK', copies: 3 }],
  },
  {
    version: 1,
    savedAt: '2026-03-01T10:00:00.000Z',
    lines: [
      { cardId: 'scout-1', part: 'DECK', copies: 1 },
      { cardId: 'diver-2', part: 'DECK', copies: 2 },
    ],
  },
] as const;

function open(
  given: Parameters<typeof aDeck>[0] = {},
  {
    user = aUser({ handle: 'moss' }) as ReturnType<typeof aUser> | null,
    path = '/decks/deck-1',
  } = {},
) {
  const decks = [aDeck({ needs: [aNeed()], ...given })];
  const wantLists: FakeWantLists = { own: {}, shared: {} };
  const app = renderApp(path, {
    ...(user && { user }),
    catalogue: { cardSets: tradeSets(), wantLists },
    answers: deckAnswers(decks),
  });
  return { ...app, decks, wantLists };
}

const row = async (name: string) => {
  const opener = await screen.findByRole('button', { name });
  return within(opener.closest('li')!);
};

test('a deck of Trilogy names the decks that are played with it, and is checked with them', async () => {
  const others = ['deck-2', 'deck-3'].map((id) => aDeck({ id, name: id, format: 'trilogy' }));
  const { user, decks } = open({ format: 'trilogy' });
  decks.push(...others, aDeck({ id: 'deck-4', name: 'Of another format' }));
  const first = await screen.findByRole('combobox', { name: 'Played with (1 of 2)' });
  await within(first).findByRole('option', { name: 'deck-2' });
  expect(within(first).getAllByRole('option')).toHaveLength(3);
  await user.selectOptions(first, 'deck-2');
  expect(
    await screen.findByText('Lantern Scout: 6 copies in the 3 decks together; Trilogy allows 3.'),
  ).toBeVisible();
  const second = screen.getByRole('combobox', { name: 'Played with (2 of 2)' });
  const names = within(second).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual(['None', 'deck-3']);
  await user.selectOptions(first, 'None');
  await waitFor(() => expect(decks[0]?.companions).toEqual([]));
});

test('shows what the viewer owns of each card, and what is missing', async () => {
  open({
    lines: [
      { cardId: 'scout-1', part: 'DECK', copies: 3 },
      { cardId: 'harrier-2', part: 'SIDEBOARD', copies: 1 },
    ],
    needs: [
      aNeed({ owned: 4, committed: 1, inBuilt: 2, missing: 2 }),
      aNeed({ cardId: 'harrier-2', needed: 1, owned: 1, cheapest: null }),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'League night' })).toBeVisible();
  const scout = await row('Lantern Scout');
  expect(scout.getByText('4 owned, 1 in offers, 2 in built decks')).toBeVisible();
  expect(scout.getByText('2 missing')).toBeVisible();
  expect(scout.getByText('$1.00')).toBeVisible();
  expect((await row('Brass Harrier')).getByText('Have')).toBeVisible();
  const panel = within(screen.getByRole('region', { name: 'What is missing' }));
  expect(panel.getByText('2 copies missing')).toBeVisible();
  expect(panel.getByText(/2 of 4 copies are free/)).toHaveTextContent('cost $1.00');
});

test('is edited in its place and saved as a whole', async () => {
  const { user, decks, api } = open();
  const scout = await row('Lantern Scout');
  await user.click(scout.getByRole('button', { name: 'One more: Lantern Scout' }));
  expect(scout.getByText('1 missing')).toBeVisible();
  const field = screen.getByRole('combobox', { name: 'Add a card to this deck' });
  await user.type(field, 'tide');
  await user.click(await screen.findByRole('option', { name: /Tide Diver/ }));
  expect(await row('Tide Diver')).toBeTruthy();
  await user.click((await row('Tide Diver')).getByRole('button', { name: 'One more: Tide Diver' }));

  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Unsaved cards' })).not.toBeInTheDocument(),
  );
  expect(decks[0]!.lines).toEqual([
    { cardId: 'scout-1', part: 'DECK', copies: 4 },
    { cardId: 'diver-2', part: 'DECK', copies: 2 },
  ]);
  expect(api.calls.filter(({ operationName }) => operationName === 'UpdateDeck')).toHaveLength(1);
});

test('a card can go to the sideboard', async () => {
  const { user } = open();
  await row('Lantern Scout');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Where to add it' }), 'Sideboard');
  await user.type(screen.getByRole('combobox', { name: 'Add a card to this deck' }), 'tide');
  await user.click(await screen.findByRole('option', { name: /Tide Diver/ }));
  expect(
    within(screen.getByRole('region', { name: /^Sideboard/ })).getAllByRole('listitem'),
  ).toHaveLength(1);
});

test('a card that is taken out stays in sight until it is saved, and can be put back', async () => {
  const { user, decks } = open({
    lines: [
      { cardId: 'scout-1', part: 'DECK', copies: 1 },
      { cardId: 'harrier-2', part: 'DECK', copies: 2 },
    ],
  });
  const scout = await row('Lantern Scout');
  await user.click(scout.getByRole('button', { name: 'One fewer: Lantern Scout' }));
  expect(scout.getByRole('textbox')).toHaveValue('0');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect((await row('Lantern Scout')).getByRole('textbox')).toHaveValue('1');

  await user.click(
    (await row('Lantern Scout')).getByRole('button', { name: 'One fewer: Lantern Scout' }),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Lantern Scout' })).not.toBeInTheDocument(),
  );
  expect(decks[0]!.lines).toEqual([{ cardId: 'harrier-2', part: 'DECK', copies: 2 }]);
});

test('a deck that was saved elsewhere is overwritten only on purpose', async () => {
  const { user, decks } = open();
  const scout = await row('Lantern Scout');
  await user.click(scout.getByRole('button', { name: 'One more: Lantern Scout' }));
  Object.assign(decks[0]!, {
    version: 2,
    lines: [{ cardId: 'harrier-2', part: 'DECK', copies: 1 }],
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This deck was changed elsewhere')).toBeVisible();
  expect(decks[0]!.lines).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() =>
    expect(decks[0]!.lines).toEqual([{ cardId: 'scout-1', part: 'DECK', copies: 4 }]),
  );
});

test('what is missing goes to the want list after a preview, as the cheapest printing', async () => {
  const { user, wantLists } = open({ needs: [aNeed({ owned: 1, missing: 2 })] });
  await user.click(await screen.findByRole('button', { name: 'Want what is missing' }));
  expect(await previewed()).toEqual(['scout-1-standard 0 → 2']);
  await user.click(screen.getByRole('button', { name: 'Add 1 printing' }));
  expect(await screen.findByText('1 printing added to your want list')).toBeVisible();
  expect(wantLists.own).toEqual({ 'scout-1-standard': 2 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone: your want list is as it was before');
  expect(wantLists.own).toEqual({});
});

test('what is wanted of a card in any printing isn’t wanted once more', async () => {
  const { user, wantLists } = open({
    needs: [aNeed({ owned: 0, missing: 3, variantIds: ['scout-1-standard', 'scout-1-foil'] })],
  });
  wantLists.own = { 'scout-1-foil': 2 };
  await user.click(await screen.findByRole('button', { name: 'Want what is missing' }));
  expect(await previewed()).toEqual(['scout-1-standard 0 → 1']);
});

test('settings are saved at once, without the cards that are being edited', async () => {
  const { user, decks } = open();
  await user.click(
    (await row('Lantern Scout')).getByRole('button', { name: 'One more: Lantern Scout' }),
  );
  await user.click(await screen.findByRole('switch', { name: 'Built' }));
  await waitFor(() => expect(decks[0]).toMatchObject({ isBuilt: true, version: 2 }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who may see it' }), 'Everyone');
  await waitFor(() => expect(decks[0]).toMatchObject({ visibility: 'PUBLIC', version: 3 }));
  expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Its JSON, for other sites' })).toHaveAttribute(
    'href',
    '/api/decks/deck-1.json',
  );
  expect(decks[0]!.lines).toEqual([{ cardId: 'scout-1', part: 'DECK', copies: 3 }]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(decks[0]!.lines).toEqual([{ cardId: 'scout-1', part: 'DECK', copies: 4 }]),
  );
});

test('says which rules of its format it breaks and why, as it is edited', async () => {
  const { user, decks } = open({ lines: [{ cardId: 'scout-1', part: 'DECK', copies: 3 }] });
  const rules = within(await screen.findByRole('region', { name: 'Not legal in Premier' }));
  expect(rules.getByText('A Premier deck has at least 50 cards; this one has 3.')).toBeVisible();
  const scout = await row('Lantern Scout');
  expect(scout.queryByText('Breaks a rule')).not.toBeInTheDocument();
  await user.click(scout.getByRole('button', { name: 'One more: Lantern Scout' }));
  expect(await rules.findByText('Lantern Scout: 4 copies; Premier allows 3.')).toBeVisible();
  expect(scout.getByText('Breaks a rule')).toBeVisible();
  // It can be kept all the same, and another format has other rules.
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(decks[0]!.lines[0]!.copies).toBe(4));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'Limited');
  expect(await screen.findByRole('region', { name: 'Not legal in Limited' })).toBeVisible();
  expect(scout.queryByText('Breaks a rule')).not.toBeInTheDocument();
});

test('shows its costs, aspects with a penalty, and hands to try', async () => {
  const { user } = open({ lines: [{ cardId: 'scout-1', part: 'DECK', copies: 8 }] });
  const costs = within(await screen.findByRole('list', { name: 'Cards by cost' }));
  expect(costs.getByText('Cost 2: 8 cards')).toBeInTheDocument();
  expect(screen.getByText('1 card with an aspect penalty:')).toBeVisible();
  expect(screen.getByText('+2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Draw six cards' }));
  const hand = within(screen.getByRole('list', { name: 'Drawn cards' }));
  expect(hand.getAllByRole('button', { name: 'Lantern Scout' })).toHaveLength(6);
});

const choose = async (user: ReturnType<typeof open>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: item }));
};

test('is renamed, and deleted after a question', async () => {
  const { user, decks, router } = open();
  await choose(user, 'Rename');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Second league{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Second league' })).toBeVisible();
  await choose(user, 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/decks'));
  expect(decks).toEqual([]);
});

test('a former version says what changed since, and can be taken again', async () => {
  const { user } = open({
    versions: VERSIONS.map((version) => ({ ...version, lines: [...version.lines] })),
  });
  await choose(user, 'Versions');
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }));
  expect(await dialog.findByText('+2')).toBeVisible();
  expect((await dialog.findByText('Tide Diver')).closest('li')).toHaveTextContent('−2');
  expect(dialog.getByText('3 copies to begin with')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Take this version' }));
  expect((await row('Tide Diver')).getByRole('textbox')).toHaveValue('2');
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('cards that the catalogue no longer has are counted', async () => {
  open({
    lines: [
      { cardId: 'scout-1', part: 'DECK', copies: 3 },
      { cardId: 'gone-1', part: 'DECK', copies: 2 },
    ],
  });
  expect(await screen.findByText('The catalogue no longer has 1 card of this deck.')).toBeVisible();
});

test('any two versions can be compared', async () => {
  const [newest, oldest] = VERSIONS;
  const between = {
    version: 3,
    savedAt: '2026-03-03T10:00:00.000Z',
    lines: [{ cardId: 'harrier-2', part: 'DECK', copies: 1 }],
  } as const;
  const versions = [between, newest, oldest].map((each) => ({ ...each, lines: [...each.lines] }));
  const { user } = open({ versions });
  await choose(user, 'Versions');
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }));
  const compared = await dialog.findByRole('combobox', { name: 'Compare each with' });
  await user.selectOptions(compared, within(compared).getAllByRole('option').at(-1)!);
  const [last] = dialog.getAllByRole('listitem');
  expect(await within(last!).findByText('Tide Diver')).toBeVisible();
  expect(last).toHaveTextContent('+1');
  expect(last).toHaveTextContent('−2');
  expect(dialog.getByText('The others are compared with this one.')).toBeVisible();
  expect(
    dialog.getAllByRole('button', { name: 'Take this version' })[0],
  ).toHaveAccessibleDescription(/Mar 2/);
});

test('a card that isn’t known is said to be so', async () => {
  const { user } = open();
  await row('Lantern Scout');
  await user.type(screen.getByRole('combobox', { name: 'Add a card to this deck' }), 'zzzzzz');
  expect(await screen.findByText('No card is called so, or has this number.')).toBeVisible();
});

test('is written for other programs, to copy or to save', async () => {
  const { user } = open();
  const write = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('menuitem', { name: item }));
    const dialog = within(await screen.findByRole('dialog'));
    const { value } = dialog.getByRole<HTMLTextAreaElement>('textbox');
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(value);
    await user.keyboard('{Escape}');
    return value;
  };
  await row('Lantern Scout');
  expect(JSON.parse(await write('For Karabast and swudb'))).toMatchObject({
    metadata: { name: 'League night', author: 'moss' },
    deck: [{ id: 'SOR_001', count: 3 }],
  });
  expect(await write('For Melee')).toContain('3 | Lantern Scout');
  expect(await write('As plain text')).toContain('3 Lantern Scout (SOR) 001');
});

test('somebody else’s is shown with what the viewer has, and can be copied', async () => {
  const { user, decks, router } = open(
    { isOwner: false, visibility: 'PUBLIC', needs: [aNeed({ owned: 1, missing: 2 })] },
    { user: aUser({ handle: 'fern' }) },
  );
  expect((await row('Lantern Scout')).getByText('2 missing')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy to my decks' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/decks/deck-2'));
  expect(decks[1]).toMatchObject({ name: 'League night', lines: decks[0]!.lines });
});

test('a visitor sees its cards alone', async () => {
  open({ isOwner: false, needs: null }, { user: null });
  expect((await row('Lantern Scout')).queryByText('Have')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'What is missing' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copy to my decks' })).not.toBeInTheDocument();
});

test('a private and a missing deck look the same', async () => {
  open({}, { path: '/decks/no-such-deck' });
  expect(await screen.findByRole('heading', { name: 'Deck not found' })).toBeVisible();
});
