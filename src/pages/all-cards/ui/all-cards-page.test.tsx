import { screen, waitFor, within } from '@testing-library/react';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { someCollections } from '@tests/support/client/collections';
import { renderApp } from '@tests/support/client/render-app';

const SPARKS = tradeSets()[0]!.name;

const open = (path: string) => renderApp(path, { catalogue: { cardSets: tradeSets() } });
const main = () => within(screen.getByRole('main'));
const table = () => main().findByRole('table', { name: 'All cards' });
const headings = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const names = async () =>
  [...(await table()).querySelectorAll('tr[data-item-id]')].map(
    (row) => row.querySelector('a')?.textContent,
  );

test('cards are grouped by set, with headings and sorted within each set, and the address follows', async () => {
  const { user, router } = open('/cards?view=list&sort=-name');
  expect(await names()).toEqual(['Tide Diver', 'Lantern Scout', 'Ember Warden', 'Brass Harrier']);
  await user.click(main().getByRole('switch', { name: 'By set' }));
  expect(router.state.location.search).toBe('?view=list&sort=-name&group=set');
  expect(await names()).toEqual(['Lantern Scout', 'Brass Harrier', 'Tide Diver', 'Ember Warden']);
  expect(headings()).toEqual([`${SPARKS} 2 cards`, 'Harbours of Dusk 2 cards']);
});

test('the rows of a grouped table are numbered with their headings', async () => {
  open('/cards?view=list&group=set');
  const rows = within(await table()).getAllByRole('row');
  expect(await table()).toHaveAttribute('aria-rowcount', '7');
  expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
  ]);
});

test('pictures and table have one order: by set and number', async () => {
  const order = ['scout-1', 'harrier-2', 'warden-1', 'diver-2'];
  const { user, router } = open('/cards?view=list');
  const shownIn = (list: HTMLElement) =>
    [...list.querySelectorAll<HTMLElement>('[data-item-id]')].map((item) => item.dataset.itemId);
  expect(shownIn(await table())).toEqual(order);
  await user.click(main().getByRole('button', { name: 'Images' }));
  const list = await main().findByRole('list', { name: 'All cards' });
  await waitFor(() => expect(shownIn(list)).toEqual(order));
  const menu = main().getByRole('combobox', { name: 'Order' });
  expect(menu).toHaveDisplayValue('By number');
  await user.selectOptions(menu, 'By number, from the end');
  await waitFor(() => expect(shownIn(list)).toEqual(order.toReversed()));
  expect(router.state.location.search).toBe('?sort=-number');
  await user.selectOptions(menu, 'By name');
  await waitFor(() =>
    expect(shownIn(list)).toEqual(['harrier-2', 'warden-1', 'scout-1', 'diver-2']),
  );
});

test('the table comes with the price note', async () => {
  const [first, ...others] = tradeSets();
  const cards = first!.cards.map((card) => ({
    ...card,
    cardVariants: card.cardVariants.map((printing) => ({
      ...printing,
      currentMarketPrice: { priceCents: 125, recordedAt: '2026-03-01T00:00:00.000Z' },
    })),
  }));
  renderApp('/cards?view=list', {
    catalogue: { cardSets: [{ ...first!, cards }, ...others] },
  });
  expect(
    await main().findByText(/^Market prices in USD .* last updated March 1, 2026/),
  ).toBeVisible();
  expect(within(await table()).getByRole('cell', { name: /^Lantern Scout/ })).toHaveTextContent(
    '$1.25',
  );
});

test('a heading counts what the search leaves, and leads to its set', async () => {
  const { user, router } = open('/cards?view=list&group=set');
  await table();
  await user.type(main().getByRole('combobox', { name: 'Search cards' }), 'diver');
  await waitFor(() => expect(headings()).toEqual(['Harbours of Dusk 1 card']));
  await user.click(main().getByRole('link', { name: 'Harbours of Dusk' }));
  expect(router.state.location.pathname).toBe('/card-sets/SHD');
});

test('pictures are grouped, too, and keys move between them across the headings', async () => {
  const { user } = open('/cards?group=set');
  const list = await main().findByRole('list', { name: 'All cards' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(4));
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual([`${SPARKS} 2 cards`, 'Harbours of Dusk 2 cards']);
  await user.click(main().getByRole('combobox', { name: 'Search cards' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{End}');
  expect(document.activeElement?.closest('li')).toHaveAttribute('data-item-id', 'diver-2');
});

test('numbers name the set by its code', async () => {
  open('/cards?view=list');
  expect(
    within(await table()).getByRole('button', { name: /^SHD 001 Open Ember Warden/ }),
  ).toHaveTextContent(/^SHD 001/);
});

test('a set’s page has nothing to group', async () => {
  open('/cards/sor?group=set');
  expect(await main().findByText(/Ignored in this link: group/)).toBeVisible();
  expect(main().queryByRole('switch', { name: 'By set' })).not.toBeInTheDocument();
});

test('what the viewer has of cards of several sets is marked, and found with them', async () => {
  const own = { 'scout-1-standard': 2, 'diver-2-standard': 1, 'diver-2-showcase': 3 };
  const catalogue = { cardSets: tradeSets(), collections: someCollections({ own }) };
  const { user } = renderApp('/cards?view=list', { user: aUser(), catalogue });
  const row = async (name: RegExp) => within(await table()).findByRole('row', { name });
  expect(await within(await row(/Lantern Scout/)).findByText('2/3')).toBeVisible();
  expect(within(await row(/Tide Diver/)).getByText('4/3')).toBeVisible();
  expect(within(await table()).getAllByRole('img', { name: /^You have/ })).toHaveLength(2);

  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /^Cards, sets/ }), 'tide');
  expect(await screen.findByRole('option', { name: /Tide Diver.*You have 4 of 3/ })).toBeVisible();
});
