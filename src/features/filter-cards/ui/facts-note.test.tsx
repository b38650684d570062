import { screen, within } from '@testing-library/react';
import { aUser } from '@tests/factories/user';
import { cardSets, collections } from '@tests/support/screens/collection-page';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';
import '..';

const COUNTS = 'UserCardSetCollection';
const WANTS = 'UserWantLists';

function open(query: string, given: Parameters<typeof renderApp>[1] = {}) {
  return renderApp(`/cards/sor?view=list&q=${encodeURIComponent(query)}`, {
    user: aUser({ handle: 'collector' }),
    catalogue: { cardSets, collections: collections() },
    ...given,
  });
}

const names = () =>
  within(screen.getByRole('table', { name: /^Cards of/ }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const count = (text: string) => screen.findByText(text, { selector: '[role=status]' });

test.each([
  ['own>=6', '1 of 3 cards', ['Brass Harrier']],
  ['own:foil>=2', '1 of 3 cards', ['Brass Harrier']],
  ['-own', '1 of 3 cards', ['Quiet Comet']],
  ['own=0 or own=1', '2 of 3 cards', ['Lantern Scout', 'Quiet Comet']],
])(
  '%s finds cards by the viewer’s counts, which are requested once',
  async (query, text, found) => {
    const { api } = open(query);
    await count(text);
    expect(names()).toEqual(found);
    expect(api.calls.filter(({ operationName }) => operationName === COUNTS)).toHaveLength(1);
    expect(screen.queryByText(/asks for your copies/)).not.toBeInTheDocument();
  },
);

test('a search that asks for nothing of the viewer’s lists requests none', async () => {
  const { api } = open('lantern');
  await count('1 of 3 cards');
  expect(api.calls.filter(({ operationName }) => operationName === WANTS)).toEqual([]);
});

test('a visitor has nothing, and the page says so', async () => {
  const { api } = renderApp('/cards/sor?view=list&q=own', {
    catalogue: { cardSets, collections: collections() },
  });
  await count('0 of 3 cards');
  const note = screen.getByText(/asks for your copies/).closest('[role=status]');
  expect(within(note as HTMLElement).getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(api.calls.filter(({ operationName }) => operationName === COUNTS)).toEqual([]);
});

test('while a list can’t be loaded the cards stay, and a retry finds them', async () => {
  const wanted = { 'sor-001-standard': 1, 'sor-002-standard': 1 };
  const wantLists = { own: wanted, shared: {} };
  const { api, user } = open('lantern', {
    catalogue: { cardSets, collections: collections(), wantLists },
  });
  await count('1 of 3 cards');
  api.answerWith(failing.html(502));
  const line = screen.getByRole('combobox', { name: 'Search cards' });
  await user.clear(line);
  await user.type(line, '-wanted');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(names()).toHaveLength(3);
  api.answerWith(null);
  await user.click(retry);
  await count('1 of 3 cards');
  expect(names()).toEqual(['Quiet Comet']);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

const market = {
  market: {
    'sor-001-foil': { sellers: 2, copies: 2, lowestCents: 150 },
    'sor-003-standard': { sellers: 1, copies: 1, lowestCents: null },
  },
  changes: { 'sor-001-foil': { 30: 25 } },
};

test.each([
  ['forsale', ['Lantern Scout', 'Quiet Comet']],
  ['sellers>=2', ['Lantern Scout']],
  ['forsale<2', ['Lantern Scout']],
  ['seller:moss or seller:fern', ['Lantern Scout']],
  ['change30>20%', ['Lantern Scout']],
  ['forsale -change30>20%', ['Quiet Comet']],
])('%s finds cards by what others sell, which is requested once', async (query, found) => {
  const { api } = open(query, {
    catalogue: { cardSets, collections: collections(), market },
    answers: { printingsOfSellers: [{ handle: 'moss', variantIds: ['sor-001-foil'] }] },
  });
  await count(`${found.length} of 3 cards`);
  expect(names()).toEqual(found);
  expect(api.rest.count('GET /api/market')).toBe(query.startsWith('seller:') ? 0 : 1);
  const calls = api.calls.filter(({ operationName }) => operationName === 'PrintingsOfSellers');
  const handles = query.includes('seller:') ? [{ handles: ['fern', 'moss'] }] : [];
  expect(calls.map(({ variables }) => variables)).toEqual(handles);
});

test('while the market can’t be loaded the cards stay, and a retry finds them', async () => {
  const { api, user } = open('lantern', {
    catalogue: { cardSets, collections: collections(), market },
  });
  await count('1 of 3 cards');
  api.answerWith(failing.html(502));
  const line = screen.getByRole('combobox', { name: 'Search cards' });
  await user.clear(line);
  await user.type(line, 'sellers:1');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.answerWith(null);
  await user.click(retry);
  await count('1 of 3 cards');
  expect(names()).toEqual(['Quiet Comet']);
});
