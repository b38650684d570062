import { act, screen, waitFor, within } from '@testing-library/react';
import { aCard, aPrinting } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { aUser } from '@tests/factories/user';
import type { Answers, Fixture } from '@tests/support/client/answers';
import { someCollections } from '@tests/support/client/collections';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';

const card = (id: string, name: string, standardCardNumber: number) =>
  aCard({
    id,
    name,
    standardCardNumber,
    cardVariants: [
      aPrinting('STANDARD', 117, {
        id: `${id}-standard`,
        number: `00${standardCardNumber}`,
        artist: 'Ida Quill',
      }),
      aPrinting('FOIL', 300, { id: `${id}-foil`, number: '063F' }),
    ],
  });
const CARDS = [
  card('sor-001', 'Lantern Scout', 1),
  card('sor-002', 'Brass Harrier', 2),
  card('sor-003', 'Ember Warden', 3),
];
const listing = (
  userHandle: string,
  given: Partial<Fixture<'Listing'>> = {},
): Fixture<'Listing'> => ({
  userHandle,
  variantId: 'sor-002-standard',
  available: 2,
  priceType: 'MARKET' as const,
  priceInCents: 117,
  ...given,
});

/** A set of three cards, and what somebody called fern has, wants and sells of the second one. */
const world = () => ({
  cardSets: [aCardSet({ cards: CARDS })],
  collections: someCollections({ own: { 'sor-002-standard': 2 }, handle: 'fern' }),
  wantLists: { own: null, shared: {} } as {
    own: Record<string, number> | null;
    shared: Record<string, never>;
  },
  saleLists: {
    own: aSaleList({ items: { 'sor-002-foil': aSaleItem({ cardId: 'sor-002', quantity: 3 }) } }),
    shared: {
      moss: aSaleList({ items: { 'sor-002-standard': aSaleItem({ cardId: 'sor-002' }) } }),
    },
  },
});

const SOLD_BY = [
  listing('moss', { priceType: 'FIXED', priceInCents: 90 }),
  listing('oak'),
  listing('ash', { variantId: 'sor-002-foil', priceType: 'CONTACT', priceInCents: null }),
  listing('elm'),
  listing('yew'),
];
const answers: Answers = {
  listingsOfCard: ({ offerType, first }: { offerType: string; first: number }) => {
    const listed = offerType === 'BUY' ? SOLD_BY : [];
    return { total: listed.length, nodes: listed.slice(0, first) };
  },
  promisedPrintings: [{ variantId: 'sor-002-foil', promised: 1, asked: 0 }],
  priceChanges: [
    { variantId: 'sor-002-standard', changes: [{ days: 30, fromCents: 100, toCents: 117 }] },
  ],
};

async function open(options: Parameters<typeof renderApp>[1]) {
  const app = renderApp('/cards/sor', { answers, ...options });
  await app.user.click(await screen.findByRole('button', { name: 'Brass Harrier' }));
  const dialog = () => within(screen.getByRole('dialog'));
  await waitFor(() => expect(dialog().getByRole('list', { name: 'Printings' })).toBeVisible());
  return { ...app, dialog };
}

test('a printing shows number, price and change, and is counted, wanted and sold on the spot', async () => {
  const catalogue = world();
  const { user, dialog } = await open({
    user: aUser({ handle: 'fern' }),
    catalogue,
  });
  expect(dialog().getByText('Ida Quill')).toBeVisible();
  // In the summary and in the list of printings.
  expect(await dialog().findAllByText('+17 % in 30 days')).toHaveLength(2);

  const have = await dialog().findByRole('textbox', { name: 'Brass Harrier, Standard: have' });
  expect(have).toHaveValue('2');
  await user.type(have, '5{Enter}');
  await waitFor(() => expect(catalogue.collections.own['sor-002-standard']?.inventory).toBe(5));

  // There is no want list yet: the first wanted printing starts one.
  await user.click(await dialog().findByRole('button', { name: 'Want Brass Harrier, Standard' }));
  await waitFor(() => expect(catalogue.wantLists.own).toEqual({ 'sor-002-standard': 1 }));
  await user.click(await dialog().findByRole('button', { name: 'Remove Brass Harrier, Standard' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(catalogue.wantLists.own).toEqual({}));
  expect(await dialog().findByRole('button', { name: /^Want .* Standard/ })).toHaveFocus();

  await user.click(dialog().getByRole('button', { name: 'Sell Brass Harrier, Standard' }));
  await waitFor(() =>
    expect(catalogue.saleLists.own.items['sor-002-standard']).toMatchObject({
      quantity: 1,
      priceType: 'MARKET',
    }),
  );
  expect(dialog().getByText('2 of 3 free')).toBeVisible();
});

const fact = (term: string) => {
  const [found] = screen.getAllByText(term, { selector: 'dt' });
  return found!.nextElementSibling;
};

test('price, copies of all printings and the cheapest seller come first', async () => {
  const { user, dialog } = await open({ user: aUser({ handle: 'fern' }), catalogue: world() });
  await waitFor(() => expect(fact('Standard')).toHaveTextContent('$1.17 +17 % in 30 days'));
  await waitFor(() => expect(fact('You have')).toHaveTextContent('2 of 3'));
  await waitFor(() => expect(fact('For sale')).toHaveTextContent('$0.90 by moss, Standard'));
  // A mouse has buttons as well.
  await user.click(
    await dialog().findByRole('button', { name: 'Have one more: Brass Harrier, Foil' }),
  );
  expect(fact('You have')).toHaveTextContent('3 of 3');
  await user.click(dialog().getByRole('button', { name: 'Foil' }));
  expect(fact('Foil')).toHaveTextContent('$3.00');
});

test('a visitor is led to sign-in in the summary too, and hears that nobody sells a card', async () => {
  await open({
    catalogue: world(),
    answers: { ...answers, listingsOfCard: { total: 0, nodes: [] } },
  });
  expect(fact('You have')).toHaveTextContent('Log in to count copies');
  await waitFor(() => expect(fact('For sale')).toHaveTextContent('No nobody lists it'));
});

test('shows who sells it, the cheapest first, and begins an offer', async () => {
  const { user, dialog } = await open({ user: aUser({ handle: 'fern' }), catalogue: world() });
  const sellers = await dialog().findByRole('list', { name: 'Sold by' });
  const rows = () =>
    within(sellers)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  expect(rows()).toEqual([
    'mossStandard · 2 freeasks $0.90 · market $1.17 (−23 %)Offer to buy',
    'oakStandard · 2 freeasks $1.17 · the market priceOffer to buy',
    'ashFoil 063F · 2 freeContact for Price · market $3.00Offer to buy',
    'elmStandard · 2 freeasks $1.17 · the market priceOffer to buy',
  ]);
  await user.click(dialog().getByRole('button', { name: 'Show all 5' }));
  await waitFor(() => expect(rows()).toHaveLength(5));
  expect(dialog().getByText(/on none of the want lists/)).toBeVisible();

  await user.click(dialog().getAllByRole('button', { name: 'Offer to buy' })[0]!);
  const offer = within(await screen.findByRole('dialog', { name: 'Offer to buy from moss' }));
  expect(await offer.findByRole('textbox', { name: /^Copies: .* in the offer$/ })).toHaveValue('1');
});

test('a visitor is led to sign-in, and back to the card', async () => {
  const { user, dialog, router } = await open({ catalogue: world() });
  expect(dialog().getAllByRole('link', { name: 'Want' })).toHaveLength(2);
  await user.click((await dialog().findAllByRole('link', { name: 'Offer to buy' }))[0]!);
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    search: '?redirect_to=%2Fcards%2Fsor-002',
  });
});

test('arrow keys and buttons leaf through the list, up to its ends', async () => {
  const { user, dialog } = await open({ user: aUser({ handle: 'fern' }), catalogue: world() });
  const title = () => screen.getByRole('dialog');
  const place = within(dialog().getByRole('group', { name: 'Cards of the list' }));
  expect(place.getByRole('status')).toHaveTextContent('Card 2 /of 3');
  await user.keyboard('{ArrowRight}');
  expect(title()).toHaveAccessibleName('Ember Warden');
  await user.keyboard('{ArrowRight}');
  expect(title()).toHaveAccessibleName('Ember Warden');
  await user.click(dialog().getByRole('button', { name: 'Previous card' }));
  expect(title()).toHaveAccessibleName('Brass Harrier');

  // In a field they move the caret.
  const have = await dialog().findByRole('textbox', { name: 'Brass Harrier, Standard: have' });
  act(() => have.focus());
  await user.keyboard('{ArrowRight}');
  expect(title()).toHaveAccessibleName('Brass Harrier');
});

test('a card’s page that was opened from a list leafs through that list, and Back leads to the list', async () => {
  const path = '/cards/sor?view=list&sort=-number';
  const { user, router } = renderApp(path, { catalogue: world() });
  await user.click(await screen.findByRole('link', { name: 'Ember Warden' }));
  await screen.findByRole('heading', { level: 1, name: 'Ember Warden' });
  await user.click(screen.getByRole('button', { name: 'Next card' }));
  await screen.findByRole('heading', { level: 1, name: 'Brass Harrier' });
  expect(router.state.location.pathname).toBe('/cards/sor-002');
  expect(screen.getByRole('link', { name: 'Lanterns of the Rim' })).toHaveAttribute(
    'href',
    '/card-sets/SOR',
  );
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(path);
});

test('a card’s page that was opened by itself leafs through the set', async () => {
  const { user } = renderApp('/cards/sor-001', { catalogue: world() });
  await screen.findByRole('group', { name: 'Cards of the list' });
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Brass Harrier' })).toBeVisible();
});

test('a caption opens its card', async () => {
  const { user } = renderApp('/cards/sor', { catalogue: world() });
  await screen.findByRole('button', { name: 'Brass Harrier' });
  await user.click(screen.getByText('Brass Harrier', { selector: 'span[aria-hidden]' }));
  expect(await screen.findByRole('dialog', { name: 'Brass Harrier' })).toBeVisible();
});
