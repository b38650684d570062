import { act, screen, waitFor, within } from '@testing-library/react';
import type { RoundingStep } from '@domain/pricing';
import type { User } from '@domain/user';
import { inEuro } from '@tests/factories/currency';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';
import { aSaleList, type FakeSaleItem } from '@tests/support/client/sale-lists';

const MOSS = {
  'scout-1-standard': aSaleItem({
    cardId: 'scout-1',
    quantity: 3,
    priceType: 'FIXED',
    fixedPriceInCents: 1_250,
    marketAdjustedPriceInCents: 80,
  }),
  'harrier-2-standard': aSaleItem({ cardId: 'harrier-2', marketAdjustedPriceInCents: 75 }),
  // The server computes the seller's market price of every card, whatever they ask.
  'warden-1-standard': aSaleItem({
    cardId: 'warden-1',
    priceType: 'CONTACT',
    marketAdjustedPriceInCents: 90,
  }),
  'diver-2-showcase': aSaleItem({ cardId: 'diver-2' }),
};

interface Given {
  user?: User | null;
  own?: Record<string, FakeSaleItem> | null;
  shared?: Record<string, Record<string, FakeSaleItem>>;
  banner?: string;
  pricing?: { percentageAdjustment: number; roundingStep: RoundingStep };
  cardSets?: ReturnType<typeof tradeSets>;
  /** Printings that the viewer wants. */
  wanting?: Record<string, number> | null;
}

function show(path: string, given: Given = {}) {
  const { user = aUser({ handle: 'fern' }), own = MOSS, shared = { moss: MOSS } } = given;
  const { banner = '', wanting = null, pricing = {}, cardSets = tradeSets() } = given;
  const listOf = (items: Record<string, FakeSaleItem>) =>
    aSaleList({ items, settings: { banner, ...pricing } });
  const saleLists = {
    own: own && listOf(own),
    shared: Object.fromEntries(
      Object.entries(shared).map(([handle, items]) => [handle, listOf(items)]),
    ),
  };
  const wantLists = { own: wanting, shared: {} };
  const shown = renderApp(path, {
    ...(user && { user }),
    catalogue: { cardSets, saleLists, wantLists },
  });
  return { ...shown, saleLists };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const cards = () => screen.findByRole('region', { name: 'Cards for sale' });
const rows = async () => within(await cards()).getAllByRole('listitem');
const rowOf = async (name: string) => {
  const row = (await rows()).find((each) => within(each).queryByRole('link', { name }));
  return within(row!);
};
const main = () => within(screen.getByRole('main'));

/** Once every request is answered: what isn't shown then won't appear. */
const answered = ({ store }: ReturnType<typeof show>) =>
  waitFor(() =>
    expect(
      Object.values(store.getState().api.queries).filter((query) => query?.status === 'pending'),
    ).toEqual([]),
  );

describe('prices', () => {
  test.each([
    ['Lantern Scout', '3 copies', '$12.50'],
    ['Brass Harrier', '1 copy', '$0.75 (Market)'],
    ['Ember Warden', '1 copy', 'Contact for Price'],
    ['Tide Diver', '1 copy', 'Market Price'],
  ])('of %s: %s at %s', async (name, copies, price) => {
    show('/collections/moss/sell');
    const row = await rowOf(name);
    expect(row.getByText(copies)).toBeVisible();
    expect(row.getByText(price)).toBeVisible();
  });
});

describe('the market’s price', () => {
  /** Cards of which each printing has this market price. */
  const setsAt = (priceCents: number) =>
    tradeSets().map((set) => ({
      ...set,
      cards: set.cards.map((card) => ({
        ...card,
        cardVariants: card.cardVariants.map((printing) => ({
          ...printing,
          currentMarketPrice: { priceCents, recordedAt: '2026-03-01T00:00:00.000Z' },
        })),
      })),
    }));

  test('is shown beside prices that aren’t the plain market price', async () => {
    show('/collections/moss/sell', { cardSets: setsAt(75) });
    expect((await rowOf('Lantern Scout')).getByText(/^market \$0\.75/)).toBeVisible();
    // No percentage: nobody asks for an amount.
    expect((await rowOf('Ember Warden')).getByText('market $0.75')).toBeVisible();
    expect((await rowOf('Brass Harrier')).queryByText(/^market /)).not.toBeInTheDocument();
    expect(main().queryByText(/^Seller’s price/)).not.toBeInTheDocument();
  });

  test.each([
    [{ percentageAdjustment: 5, roundingStep: 25 }, 'market +5 %, rounded up to 25¢'],
    [{ percentageAdjustment: -10, roundingStep: 0 }, 'market −10 %'],
    [{ percentageAdjustment: 0, roundingStep: 100 }, 'market, rounded up to $1'],
  ] as const)('of %j is named: %s', async (pricing, words) => {
    show('/collections/moss/sell', { pricing, cardSets: setsAt(71) });
    const row = await rowOf('Brass Harrier');
    expect(row.getByText('$0.75 (Market)')).toBeVisible();
    expect(row.getByText(/^market \$0\.71/)).toHaveTextContent(/^market \$0\.71 \(.+\)$/);
    expect(main().getByText(`Seller’s price: ${words}`)).toBeVisible();
  });
});

describe('the viewer’s own list', () => {
  test('can be viewed, edited, and shared only in view mode', async () => {
    const { user, router } = show('/collections/my/sell');
    expect(await title('My Sale List')).toBeVisible();
    expect(document.title).toBe('My Sale List · Starbinder');
    expect(await rows()).toHaveLength(4);
    expect(main().getByRole('button', { name: 'Share List' })).toBeVisible();
    await user.click(main().getByRole('link', { name: 'Edit' }));
    expect(await title('Edit Sale List')).toBeVisible();
    expect(router.state.location.pathname).toBe('/collections/my/sell/edit');
    expect(main().getByRole('button', { name: 'Add Cards' })).toBeVisible();
    expect(await main().findByRole('button', { name: /^Settings/ })).toBeVisible();
    expect(main().getByRole('heading', { level: 2, name: 'Cards for sale' })).toBeVisible();
    expect(main().queryByRole('button', { name: 'Share List' })).not.toBeInTheDocument();
    await user.click(main().getByRole('link', { name: 'View' }));
    expect(await title('My Sale List')).toBeVisible();
    expect(main().queryByRole('textbox', { name: /copies/ })).not.toBeInTheDocument();
    expect(main().queryByRole('button', { name: /^Settings/ })).not.toBeInTheDocument();
  });

  test('shows unsaved changes in view mode, too', async () => {
    const { user, api } = show('/collections/my/sell/edit');
    const price = await screen.findByRole('textbox', { name: /^Lantern Scout.*price in dollars/ });
    const release = api.hold();
    await user.type(price, '7{Enter}');
    await user.click(main().getByRole('link', { name: 'View' }));
    await title('My Sale List');
    expect((await rowOf('Lantern Scout')).getByText('$7.00')).toBeVisible();
    release();
  });

  test('leads a visitor to the login page and back', async () => {
    const { router } = show('/collections/my/sell', { user: null });
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/login',
        search: '?redirect_to=%2Fcollections%2Fmy%2Fsell',
      }),
    );
  });

  test('needs a handle', async () => {
    const { api } = show('/collections/my/sell', { user: aUser({ handle: null }), own: null });
    expect(await screen.findByRole('heading', { name: 'Handle Required' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Create Handle' })).toHaveAttribute('href', '/profile');
    expect(api.calls.map(({ operationName }) => operationName)).not.toContain('UserSaleLists');
  });

  test('is created if there is none, and then edited', async () => {
    const { user } = show('/collections/my/sell', { own: null });
    await screen.findByRole('heading', { name: "You don't have a sale list yet" });
    await user.click(main().getByRole('button', { name: 'Start a new list' }));
    expect(await title('Edit Sale List')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Nothing for sale yet' })).toBeVisible();
  });
});

test('an ignored part of the link is named, even with nothing for sale', async () => {
  const { router } = show('/collections/my/sell/edit?groupBy=PRICE', { own: {} });
  expect(await screen.findByText(/Ignored in this link: groupBy=PRICE/)).toBeVisible();
  expect(router.state.location.search).toBe('');
});

describe('another player’s list', () => {
  test('is shown to a person that it is shared with, without edit controls', async () => {
    show('/collections/moss/sell');
    expect(await title("moss's Sale List")).toBeVisible();
    expect(await rows()).toHaveLength(4);
    expect(main().queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    expect(main().queryByRole('button', { name: 'Share List' })).not.toBeInTheDocument();
    expect(main().getByRole('button', { name: 'Make an Offer' })).toBeVisible();
  });

  test.each([
    ['private or none', {}],
    ['empty', { moss: {} }],
  ])('looks missing if it is %s', async (_case, shared) => {
    show('/collections/moss/sell', { shared });
    expect(
      await screen.findByRole('heading', { name: "moss doesn't have a sale list yet" }),
    ).toBeVisible();
    expect(main().queryByRole('button', { name: 'Make an Offer' })).not.toBeInTheDocument();
  });

  test('disappears with its banner when it is no longer shared', async () => {
    const { saleLists } = show('/collections/moss/sell', { banner: 'Bargains!' });
    expect(await screen.findByText('Bargains!')).toBeVisible();
    delete (saleLists.shared as Record<string, unknown>)['moss'];
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByRole('heading', { name: "moss doesn't have a sale list yet" });
    expect(screen.queryByText('Bargains!')).not.toBeInTheDocument();
    expect(screen.queryByText('Lantern Scout')).not.toBeInTheDocument();
  });
});

describe('the banner', () => {
  test('is plain text, with the seller’s line breaks', async () => {
    const banner = '<img src=x onerror=alert(1)>\n<b>Cheap</b> javascript:alert(1)';
    show('/collections/moss/sell', { banner });
    const message = await screen.findByRole('complementary', { name: 'Message from the seller' });
    expect(message.querySelector('p')?.textContent).toBe(banner);
    expect(message.querySelector('img, b, a')).toBeNull();
  });

  test('isn’t shown if it is blank', async () => {
    show('/collections/moss/sell', { banner: ' \n' });
    await cards();
    expect(screen.queryByRole('complementary', { name: /seller/ })).not.toBeInTheDocument();
  });
});

describe('what the viewer wants', () => {
  const SWITCH = 'Show Wanted Cards Only';
  const wanting = { 'harrier-2-standard': 2, 'harrier-2-foil': 1 };

  test('has a badge, and can be filtered by, which the link says', async () => {
    const { user, router } = show('/collections/moss/sell', { wanting });
    const withBadges = async () =>
      (await rows()).map(({ textContent }) => /Wanted: \d/.exec(textContent)?.[0] ?? null);
    await waitFor(async () => expect(await withBadges()).toEqual([null, 'Wanted: 2', null, null]));
    await user.click(await screen.findByRole('switch', { name: SWITCH }));
    expect(await rows()).toHaveLength(1);
    expect(router.state.location.search).toContain('only=matches');
  });

  test.each<[string, string, Given]>([
    ['the owner', '/collections/my/sell', { wanting }],
    ['a visitor', '/collections/moss/sell', { user: null, wanting }],
    ['who wants nothing', '/collections/moss/sell', { wanting: {} }],
    ['who has no handle', '/collections/moss/sell', { user: aUser({ handle: null }), wanting }],
  ])('can’t be used as a filter by %s', async (_who, path, given) => {
    const shown = show(path, given);
    await cards();
    await answered(shown);
    expect(screen.queryByRole('switch', { name: SWITCH })).not.toBeInTheDocument();
  });
});

test('a card opens at the printing that is for sale', async () => {
  const { user } = show('/collections/moss/sell');
  await user.click((await rowOf('Tide Diver')).getByRole('button', { name: /Open Tide Diver/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Tide Diver' });
  expect(within(dialog).getByRole('tab', { name: 'Showcase', selected: true })).toBeVisible();
});

test('in another currency, asked prices stay in dollars with its amount beside them', async () => {
  const items = {
    'scout-1-standard': aSaleItem({
      cardId: 'scout-1',
      priceType: 'FIXED',
      fixedPriceInCents: 1_250,
      marketAdjustedPriceInCents: 80,
    }),
    'harrier-2-standard': aSaleItem({ cardId: 'harrier-2', marketAdjustedPriceInCents: 75 }),
    'warden-1-standard': aSaleItem({
      cardId: 'warden-1',
      priceType: 'CONTACT',
      marketAdjustedPriceInCents: 99,
    }),
  };
  renderApp('/collections/moss/sell', {
    user: aUser({ handle: 'fern' }),
    currency: inEuro(),
    catalogue: {
      cardSets: tradeSets(),
      saleLists: { own: null, shared: { moss: aSaleList({ items }) } },
      wantLists: { own: null, shared: {} },
    },
  });
  await title("moss's Sale List");
  expect((await rowOf('Lantern Scout')).getByText('$12.50')).toBeVisible();
  expect((await rowOf('Lantern Scout')).getByText('≈€11.53')).toBeVisible();
  expect((await rowOf('Brass Harrier')).getByText('$0.75 (Market)')).toBeVisible();
  expect((await rowOf('Brass Harrier')).getByText('≈€0.69')).toBeVisible();
  expect((await rowOf('Ember Warden')).getByText('Contact for Price')).toBeVisible();
  expect((await rowOf('Ember Warden')).queryByText('≈€0.91')).not.toBeInTheDocument();
});
