import { act, screen, waitFor, within } from '@testing-library/react';
import type { User } from '@domain/user';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { aMatch } from '@tests/factories/match';
import { type AskedPage, type Fixture, pageOf } from '@tests/support/client/answers';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

const printing = (cardId: string, kind = 'standard', quantity = 1) => ({
  variantId: `${cardId}-${kind}`,
  cardId,
  quantity,
});
const MOSS = aMatch('moss', {
  toBuy: [printing('scout-1', 'foil', 2), printing('warden-1')],
  toSell: [printing('scout-1')],
});
const aFern = (handle = 'fern') => aMatch(handle, { toSell: [printing('warden-1')] });

const open = (matches: Fixture<'Match'>[], user: User | null = aUser({ handle: 'ivy' })) =>
  renderApp('/trading', {
    ...(user && { user }),
    catalogue: { cardSets: tradeSets() },
    answers: { matchingPlayers: (asked: AskedPage) => pageOf(matches, asked) },
  });
const main = () => within(screen.getByRole('main'));
const players = async () =>
  within(await main().findByRole('list', { name: 'Players who match' })).getAllByRole('listitem');

test('shows who matches, in which ways and with which cards', async () => {
  open([MOSS, aFern()]);
  const [moss, fern] = await players();
  expect(within(moss!).getByRole('heading', { name: 'moss' })).toBeVisible();
  expect(moss).toHaveTextContent('Both ways');
  expect(within(moss!).getByRole('link', { name: 'Can sell 2 cards you want' })).toHaveAttribute(
    'href',
    '/collections/moss/sell',
  );
  expect(
    await within(moss!).findByText('Lantern Scout, Foil · Ember Warden, Standard'),
  ).toBeVisible();
  expect(within(moss!).getByRole('link', { name: 'Wants 1 card you can sell' })).toHaveAttribute(
    'href',
    '/collections/moss/want',
  );
  expect(fern).not.toHaveTextContent('Both ways');
  expect(within(fern!).queryByRole('button', { name: 'Offer to buy' })).not.toBeInTheDocument();
});

test('says what a match is worth to each side, and what is asked', async () => {
  open([
    {
      ...MOSS,
      buyWorth: { copies: 3, cents: 1240, unpriced: 0 },
      buyAsked: { copies: 3, cents: 1100, unpriced: 1 },
      sellWorth: { copies: 1, cents: 50, unpriced: 0 },
      sellAsked: { copies: 1, cents: 75, unpriced: 0 },
    },
    aFern(),
  ]);
  const [moss, fern] = await players();
  expect(moss).toHaveTextContent('Worth $12.40 to youAsks $11.00, 1 copy without a price');
  expect(moss).toHaveTextContent('Worth $0.50 to themYou ask $0.75');
  expect(fern).toHaveTextContent('1 copy without a market price1 copy without a price');
});

test('names the first few and counts the others', async () => {
  const cards = [printing('scout-1'), printing('scout-1', 'foil'), printing('warden-1')];
  open([aMatch('moss', { toBuy: [...cards, printing('diver-2', 'showcase')] })]);
  const [moss] = await players();
  expect(await within(moss!).findByText(/ and 1 more$/)).toHaveTextContent(
    'Lantern Scout, Standard · Lantern Scout, Foil · Ember Warden, Standard and 1 more',
  );
});

test('an offer begins with what matches', async () => {
  const { user, store } = open([MOSS]);
  const [moss] = await players();
  await user.click(within(moss!).getByRole('button', { name: 'Offer to buy' }));
  await waitFor(() =>
    expect(store.getState().offerDrafts).toMatchObject({
      open: { key: 'BUY moss' },
    }),
  );
});

test('shows more, and the focus moves to the first new one', async () => {
  const { user } = open(Array.from({ length: 8 }, (_, at) => aFern(`fern-${at}`)));
  expect(await players()).toHaveLength(7);
  await user.click(main().getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await players()).toHaveLength(8));
  const next = (await players())[6]!;
  expect(within(next).getByRole('link')).toHaveFocus();
  expect(next).toHaveTextContent('fern-6');
});

test('says that nobody matches, and links to the viewer’s own lists', async () => {
  open([]);
  expect(await main().findByText(/^Nobody sells what you want/)).toBeVisible();
  expect(main().getByRole('link', { name: 'Your want list' })).toHaveAttribute(
    'href',
    '/collections/my/want',
  );
  expect(main().getByRole('link', { name: 'Your sale list' })).toHaveAttribute(
    'href',
    '/collections/my/sell',
  );
});

test.each([
  ['a visitor', null],
  ['somebody without a handle', aUser({ handle: null })],
])('requests nothing for %s', async (_who, user) => {
  const { api } = open([MOSS], user);
  await main().findByRole('heading', { name: 'No Shared Want Lists' });
  expect(api.calls.map(({ operationName }) => operationName)).not.toContain('MatchingPlayers');
  expect(main().queryByText('Players who match')).not.toBeInTheDocument();
});

test('says what failed and can retry', async () => {
  const { api, user, router } = open([MOSS]);
  await players();
  await act(() => router.navigate('/contact'));
  await screen.findByRole('heading', { level: 1, name: /Contact/ });
  api.answerWith(failing.html(500));
  await act(() => router.navigate('/trading'));
  const alert = await main().findByRole('region', { name: 'Players who match' });
  await within(alert).findByText(/status 500/);
  api.answerWith(null);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(alert).queryByText(/status 500/)).not.toBeInTheDocument());
  expect(await players()).toHaveLength(1);
});
