import { act, screen, waitFor, within } from '@testing-library/react';
import { loginPath } from '@domain/user';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import type { Answers } from '@tests/support/client/answers';
import type { FakeCatalogue } from '@tests/support/client/catalogue';
import { failing, type FakeApi } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

const CARDS = '/trading?tab=Cards';

const sold = (lowestCents: number | null, sellers = 1) => ({
  sellers,
  copies: sellers,
  lowestCents,
});

const FOR_SALE = {
  'scout-1-standard': sold(150),
  'scout-1-foil': sold(420, 2),
  'diver-2-showcase': sold(null),
};
const marketOf = (market: Record<string, ReturnType<typeof sold>>) => ({ market, changes: {} });
const cheapestSellers = ({ variantIds }: { variantIds: string[] }) =>
  variantIds.map((variantId) => ({
    variantId,
    sellerHandle: variantId === 'scout-1-foil' ? 'ivy' : 'moss',
  }));

const listing = (userHandle: string, priceInCents: number) => ({
  userHandle,
  variantId: 'scout-1-foil',
  available: 1,
  priceType: 'FIXED' as const,
  priceInCents,
});

function open(
  path = CARDS,
  {
    forSale = FOR_SALE,
    handle = 'fern',
    answers,
    ...options
  }: {
    forSale?: Parameters<typeof marketOf>[0];
    handle?: string | null;
    prepare?: (api: FakeApi) => void;
    answers?: Answers;
  } = {},
  catalogue: Partial<FakeCatalogue> = {},
) {
  return renderApp(path, {
    catalogue: { cardSets: tradeSets(), market: marketOf(forSale), ...catalogue },
    answers: { cheapestSellers, ...answers },
    user: aUser({ handle }),
    ...options,
  });
}

const main = () => within(screen.getByRole('main'));
const rows = async () =>
  within(await main().findByRole('table', { name: 'Cards for sale' }))
    .getAllByRole('row')
    .slice(1);
const names = async () =>
  (await rows()).map(
    (row) =>
      `${within(row).getByRole('link').textContent} ${row.querySelector('[data-column="printing"]')?.textContent}`,
  );
const line = () => main().findByRole('combobox', { name: 'Search cards' });

test('lists what others sell, one row a printing, with its set, prices and sellers', async () => {
  open();
  const table = await main().findByRole('table', { name: 'Cards for sale' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Number', 'Printing', 'Market', 'From', 'Sellers', 'Offer']);
  const [scout, foil, showcase] = await rows();
  expect(scout).toHaveTextContent('Lantern Scout');
  expect(scout).toHaveTextContent(/SOR 001.*Standard.*–.*\$1\.50.*1 seller/);
  expect(foil).toHaveTextContent(/SOR 001.*Foil.*\$4\.20.*2 sellers/);
  expect(showcase).toHaveTextContent(/SHD \d+.*Showcase.*Contact for Price/);
  expect(main().getByText('3 printings for sale')).toBeVisible();
});

test('a search line narrows the rows, and the address follows', async () => {
  const { user, router } = open();
  await rows();
  await user.type(await line(), 'printing:foil');
  await waitFor(async () => expect(await names()).toEqual(['Lantern Scout Foil']));
  expect(main().getByText('1 printing for sale')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?tab=Cards&q=printing:foil'));
});

test('a line that isn’t understood is marked, and the rows stay', async () => {
  const { user } = open();
  await rows();
  await user.click(await line());
  await user.paste('colr:red ');
  await waitFor(async () =>
    expect(await line()).toHaveAccessibleDescription(/Unknown field “colr”/),
  );
  expect(await names()).toHaveLength(3);
});

test('a drawer counts the printings that each choice would leave, and the link holds a choice', async () => {
  const { user, router } = open();
  await rows();
  await user.click(main().getByRole('button', { name: 'Show Filters' }));
  const drawer = within(await main().findByRole('region', { name: 'Filters' }));
  const common = await drawer.findByRole('button', { name: 'Common' });
  await waitFor(() => expect(common).toHaveAccessibleDescription('3 printings'));
  await user.type(await line(), 'printing:foil');
  await waitFor(() => expect(common).toHaveAccessibleDescription('1 printing'));
  await user.click(common);
  await waitFor(() =>
    expect(router.state.location.search).toBe('?tab=Cards&q=rarity:common+printing:foil'),
  );
  expect(await names()).toEqual(['Lantern Scout Foil']);
});

test('headers sort, the same one again turns the order, and Back returns', async () => {
  const { user, router } = open();
  await rows();
  await user.click(main().getByRole('button', { name: 'From' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=Cards&sort=asked'));
  await user.click(main().getByRole('button', { name: 'From' }));
  expect(router.state.location.search).toBe('?tab=Cards&sort=-asked');
  await waitFor(async () => expect((await names())[0]).toBe('Lantern Scout Foil'));
  expect(main().getByRole('columnheader', { name: 'From' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await act(() => router.navigate(-1));
  await waitFor(async () => expect((await names())[0]).toBe('Lantern Scout Standard'));
});

test('a link opens with its search and order', async () => {
  open(`${CARDS}&sort=-name&q=rarity:common+forsale`);
  expect(await line()).toHaveValue('rarity:common forsale');
  expect(await main().findByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('a phone, whose rows have no headers, has a list of orders', async () => {
  const { user, router } = open(`${CARDS}&sort=name`);
  const order = await main().findByRole('combobox', { name: 'Order' });
  expect(order).toHaveDisplayValue('By name');
  await user.selectOptions(order, 'Most sellers first');
  expect(router.state.location.search).toBe('?tab=Cards&sort=-sellers');
});

test('an offer begins at the cheapest seller, with that printing', async () => {
  const { user, store } = open();
  await rows();
  await user.click(
    main().getByRole('button', { name: 'Offer to buy: Lantern Scout, Foil, from ivy' }),
  );
  const { entries, open: shown } = store.getState().offerDrafts;
  expect(shown).toMatchObject({ key: 'BUY ivy' });
  expect(Object.values(entries).map(({ wanted }) => Object.keys(wanted.wants))).toEqual([
    ['scout-1-foil'],
  ]);
});

test('all sellers of a printing are listed, and each can be chosen', async () => {
  const { user, store } = open(CARDS, {
    answers: { listingsOfCard: { total: 2, nodes: [listing('ivy', 420), listing('oak', 500)] } },
  });
  await rows();
  await user.click(main().getByRole('button', { name: '2 sellers of Lantern Scout, Foil' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sellers of Lantern Scout, Foil' });
  const [, oak] = await within(dialog).findAllByRole('listitem');
  expect(oak).toHaveTextContent('oak');
  expect(oak).toHaveTextContent('$5.00');
  await user.click(within(oak!).getByRole('button', { name: 'Offer to buy' }));
  expect(store.getState().offerDrafts.open).toMatchObject({ key: 'BUY oak' });
});

test('a visitor sees what is for sale, and is led to a login that comes back', async () => {
  const { user, router } = renderApp(CARDS, {
    catalogue: { cardSets: tradeSets(), market: marketOf(FOR_SALE) },
    answers: { cheapestSellers },
  });
  const [row] = await rows();
  await user.click(within(row!).getByRole('link', { name: /^Offer to buy/ }));
  expect(router.createHref(router.state.location)).toBe(loginPath(CARDS));
});

test('shows more, and the focus moves to the first new row', async () => {
  const base = tradeSets()[0]!;
  const [first] = base.cards;
  const cards = Array.from({ length: 30 }, (_, at) => ({
    ...first!,
    id: `many-${at}`,
    name: `Many ${at}`,
    cardVariants: [{ ...first!.cardVariants[0]!, id: `many-${at}-standard` }],
  }));
  const { user } = open(
    CARDS,
    {
      forSale: Object.fromEntries(cards.map(({ id }, at) => [`${id}-standard`, sold(100 + at)])),
    },
    { cardSets: [{ ...base, cards }] },
  );
  expect(await rows()).toHaveLength(24);
  await user.click(main().getByRole('button', { name: 'Show more' }));
  expect(await main().findByRole('link', { name: 'Many 24' })).toHaveFocus();
  expect(await rows()).toHaveLength(30);
});

test('an older answer doesn’t replace a newer one', async () => {
  const { user, api } = open();
  await rows();
  const release = api.hold();
  await user.type(await line(), 'printing:foil');
  await user.clear(await line());
  await user.type(await line(), 'printing:showcase');
  act(release);
  await waitFor(async () => expect(await names()).toEqual(['Tide Diver Showcase']));
  await waitFor(() => expect(main().getByText('1 printing for sale')).toBeVisible());
});

test('says that nothing is for sale, or nothing of what is asked for', async () => {
  const { user } = open(`${CARDS}&q=nothing`);
  expect(await main().findByRole('heading', { name: 'No such cards for sale' })).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Show all cards for sale' }));
  expect(await rows()).toHaveLength(3);
});

test('says that nobody sells anything', async () => {
  open(CARDS, { forSale: {} });
  expect(await main().findByRole('heading', { name: 'No cards for sale' })).toBeVisible();
});

test('says what went wrong, and a retry works', async () => {
  const { api, user } = open(CARDS, {
    prepare: (it) => it.answerWith(failing.error('The database rests', { code: 'UNAVAILABLE' })),
  });
  expect(await main().findByRole('alert')).toHaveTextContent('Error: The database rests');
  api.answerWith(null);
  await user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(3);
});

test('holds the table’s place while it loads', async () => {
  open(CARDS, { prepare: (api) => api.answerWith(failing.silent) });
  expect(await main().findByText('Loading cards for sale')).toBeInTheDocument();
  expect(main().queryByRole('table')).not.toBeInTheDocument();
});

test('searches, sorts and counts in the browser, with one market', async () => {
  const { api, user } = open();
  await rows();
  await user.click(main().getByRole('button', { name: 'Show Filters' }));
  await user.type(await line(), 'printing:foil');
  await waitFor(async () => expect(await names()).toEqual(['Lantern Scout Foil']));
  await user.click(main().getByRole('button', { name: 'Sellers' }));
  expect(api.rest.count('GET /api/catalogue')).toBe(1);
  expect(api.rest.count('GET /api/market')).toBe(1);
  const asked = api.calls.map(({ operationName }) => operationName);
  expect(asked.filter((name) => /ForSale|Facets/.test(name))).toEqual([]);
});
