import { screen, within } from '@testing-library/react';
import { aMatch } from '@tests/factories/match';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { renderApp } from '@tests/support/client/render-app';

const SCOUT = { variantId: 'scout-1-foil', cardId: 'scout-1', quantity: 2 };
const MATCH = aMatch('moss', {
  toBuy: [SCOUT],
  toSell: [SCOUT, SCOUT],
  buyWorth: { copies: 2, cents: 240, unpriced: 0 },
  sellWorth: { copies: 4, cents: 350, unpriced: 1 },
});

const open = (path: string, user: ReturnType<typeof aUser> | null, isMatch = true) =>
  renderApp(path, {
    ...(user && { user }),
    catalogue: {
      cardSets: tradeSets(),
      wantLists: { own: { 'scout-1-foil': 1 }, shared: { moss: { 'scout-1-foil': 3 } } },
    },
    answers: { matchWith: isMatch ? MATCH : null },
  });
const ivy = aUser({ handle: 'ivy' });
const note = async () =>
  within(await screen.findByRole('complementary', { name: 'What matches your lists' }));

test('says what matches on the list and its worth, and links to the other one', async () => {
  const { user, store } = open('/collections/moss/want', ivy);
  const inNote = await note();
  expect(await inNote.findByText('Wants 2 cards you can sell')).toBeVisible();
  expect(inNote.getByText('Worth $3.50 to them, 1 copy without a market price')).toBeVisible();
  expect(inNote.getByText('Worth $2.40 to you')).toBeVisible();
  expect(inNote.getByRole('link', { name: 'Can sell 1 card you want' })).toHaveAttribute(
    'href',
    '/collections/moss/sell',
  );
  await user.click(inNote.getByRole('button', { name: 'Offer to sell' }));
  expect(store.getState().offerDrafts).toMatchObject({
    open: { key: 'SELL moss' },
  });
});

test('says that nothing matches', async () => {
  open('/collections/moss/want', ivy, false);
  expect(await (await note()).findByText('Nothing on your own lists matches yet.')).toBeVisible();
});

test.each([
  ['a visitor', '/collections/moss/want', null],
  ['somebody without a handle', '/collections/moss/want', aUser({ handle: null })],
  ['the owner', '/collections/ivy/want', ivy],
])('isn’t shown to %s', async (_who, path, user) => {
  const { api } = open(path, user);
  await screen.findByRole('region', { name: 'Wanted cards' });
  expect(screen.queryByRole('complementary', { name: /matches/ })).not.toBeInTheDocument();
  expect(api.calls.map(({ operationName }) => operationName)).not.toContain('MatchWith');
});
