import { act, screen, waitFor, within } from '@testing-library/react';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { pickedSets } from '@tests/factories/picked-cards';
import { aCount, someCollections } from '@tests/support/client/collections';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';

beforeEach(() => localStorage.clear());

type View = ReturnType<typeof renderApp>;

const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`${name}$`) });
const bar = () => within(screen.getByRole('region', { name: 'Selected rows' }));
const begin = async ({ user }: View) =>
  user.click(await screen.findByRole('button', { name: 'Select' }));
const choose = async ({ user }: View, name: string) =>
  user.click(bar().getByRole('button', { name }));
/** The changes in the preview, such as `sor-1-standard 0 → 3`. */
const previewed = async () =>
  within(await screen.findByRole('list', { name: 'What will change' }))
    .getAllByRole('listitem')
    .map(
      (item) =>
        `${item.dataset['itemId']} ${item.querySelector('[aria-hidden]')?.textContent ?? ''}`,
    );
const apply = async ({ user }: View) =>
  user.click(screen.getByRole('button', { name: /^(Change|Remove copies of) \d+ / }));

describe('a collection', () => {
  const collecting = (own: Record<string, number>, path = '/collections/my?set=sor') => {
    const collections = someCollections({ own, handle: 'collector' });
    const saleLists = { own: null, shared: {} };
    const view = renderApp(path, {
      user: aUser({ handle: 'collector' }),
      catalogue: { cardSets: pickedSets(), collections, saleLists },
    });
    const steps = () =>
      view.api.calls.filter(
        ({ operationName }) => operationName === 'UpdateCollectionVariantInventories',
      );
    return { ...view, collections, saleLists, steps };
  };
  const inventory = { 'sor-1-standard': 1, 'sor-2-standard': 5, 'sor-2-foil': 2 };

  test('copies are added to selected cards as one step, after a preview, and undone as one', async () => {
    const view = collecting(inventory);
    await begin(view);
    await view.user.click(box('Select Lantern Scout'));
    await view.user.click(box('Select Brass Harrier'));
    expect(bar().getByText('2 cards selected')).toBeVisible();
    await choose(view, 'Add');
    expect(await previewed()).toEqual(['sor-1-standard 1 → 2', 'sor-2-standard 5 → 6']);
    expect(view.steps()).toHaveLength(0);
    await apply(view);

    expect(await screen.findByText('2 printings, 2 copies added')).toBeVisible();
    expect(view.steps()).toHaveLength(1);
    expect(view.collections.own).toMatchObject({
      'sor-1-standard': { inventory: 2 },
      'sor-2-standard': { inventory: 6 },
    });
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: 2 printings, 2 copies added')).toBeVisible();
    expect(view.collections.own).toMatchObject({
      'sor-1-standard': { inventory: 1 },
      'sor-2-standard': { inventory: 5 },
    });
  });

  test('one copy of each is removed at first, or all copies of all printings except those that are left out', async () => {
    const view = collecting(inventory, '/collections/my/edit?set=sor');
    await begin(view);
    await choose(view, 'All shown');
    await choose(view, 'Remove');
    expect(await previewed()).toEqual(['sor-1-standard 1 → 0', 'sor-2-standard 5 → 4']);
    const dialog = within(screen.getByRole('dialog'));
    const printings = dialog.getByRole('combobox', { name: 'Printings' });
    await view.user.selectOptions(printings, 'any');
    await view.user.click(dialog.getByRole('checkbox', { name: 'All copies' }));
    expect(await previewed()).toEqual([
      'sor-1-standard 1 → 0',
      'sor-2-standard 5 → 0',
      'sor-2-foil 2 → 0',
    ]);
    await view.user.click(dialog.getByRole('checkbox', { name: /Lantern Scout/ }));
    await apply(view);
    expect(await screen.findByText('2 printings, 7 copies removed')).toBeVisible();
    expect(view.collections.own).toMatchObject({
      'sor-1-standard': { inventory: 1 },
      'sor-2-standard': { inventory: 0 },
      'sor-2-foil': { inventory: 0 },
    });
  });

  test('a change made elsewhere isn’t overwritten, and the preview shows it', async () => {
    const view = collecting(inventory);
    await begin(view);
    await view.user.click(box('Select Brass Harrier'));
    await choose(view, 'Add');
    await previewed();
    view.collections.own['sor-2-standard'] = { ...aCount(9), version: 7 };
    await apply(view);
    expect(await screen.findByText(/changed elsewhere in the meantime/)).toBeVisible();
    await waitFor(async () => expect(await previewed()).toEqual(['sor-2-standard 9 → 10']));
    await apply(view);
    await waitFor(() => expect(view.collections.own['sor-2-standard']?.inventory).toBe(10));
  });

  test('extras or all copies are put on a new sale list, and taken off again', async () => {
    const view = collecting(inventory);
    await begin(view);
    await choose(view, 'All shown');
    await choose(view, 'Sell');
    expect(await previewed()).toEqual(['sor-2-standard 0 → 2']);
    await view.user.selectOptions(
      screen.getByRole('combobox', { name: 'Copies' }),
      'All copies that you have',
    );
    expect(await previewed()).toHaveLength(3);
    await apply(view);
    await screen.findByText('3 printings, 8 copies added');
    const lists = view.saleLists as { own: ReturnType<typeof aSaleList> | null };
    expect(lists.own?.items).toMatchObject({ 'sor-2-standard': { quantity: 5 } });
    expect(view.steps()).toHaveLength(0);
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(lists.own?.items).toEqual({}));
  });

  test('rows that a filter hides aren’t changed', async () => {
    const view = collecting(inventory);
    await begin(view);
    await choose(view, 'All shown');
    await view.user.type(screen.getByRole('combobox', { name: /Search/ }), 'Lantern Scout');
    expect(await bar().findByText('1 card selected')).toBeVisible();
  });

  test('keys select: space one row, shift and arrows a range, Escape none', async () => {
    const view = collecting(inventory);
    await begin(view);
    act(() => box('Select Lantern Scout').focus());
    await view.user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    expect(box('Select Lantern Scout')).toBeChecked();
    expect(box('Select Brass Harrier')).toBeChecked();
    expect(box('Select Brass Harrier')).toHaveFocus();
    expect(bar().getByText('2 cards selected')).toBeVisible();
    await view.user.keyboard('{Control>}a{/Control}');
    expect(bar().getByText('6 cards selected')).toBeVisible();
    await view.user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
    expect(screen.getByRole('button', { name: /Open Brass Harrier$/ })).toHaveFocus();
  });

  test('others can’t select anything', async () => {
    renderApp('/collections/moss?set=sor', {
      user: aUser({ handle: 'collector' }),
      catalogue: {
        cardSets: pickedSets(),
        collections: someCollections({ shared: { moss: {} }, handle: 'collector' }),
      },
    });
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
  });
});

describe('a sale list', () => {
  const selling = () => {
    const own = aSaleList({
      items: {
        'scout-1-standard': aSaleItem({
          cardId: 'scout-1',
          quantity: 2,
          priceType: 'FIXED',
          fixedPriceInCents: 250,
          marketAdjustedPriceInCents: 120,
        }),
        'warden-1-standard': aSaleItem({ cardId: 'warden-1', quantity: 4 }),
      },
    });
    const view = renderApp('/collections/my/sell/edit', {
      user: aUser({ handle: 'fern' }),
      catalogue: { cardSets: tradeSets(), saleLists: { own, shared: {} } },
    });
    return { ...view, own };
  };

  test('one price is set for all selected cards, and undoing restores each one’s price', async () => {
    const view = selling();
    await begin(view);
    await choose(view, 'All shown');
    await choose(view, 'Set price');
    expect(await previewed()).toEqual(['scout-1-standard $2.50 → $1.20 (Market)']);
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Kind of price' }), 'Fixed');
    expect(screen.getByText('Enter the price of each copy.')).toBeVisible();
    await view.user.type(screen.getByRole('textbox', { name: 'Price in dollars' }), '3');
    expect(await previewed()).toHaveLength(2);
    await apply(view);
    await screen.findByText('2 prices changed');
    expect(view.own.items).toMatchObject({
      'scout-1-standard': { quantity: 2, priceType: 'FIXED', fixedPriceInCents: 300 },
      'warden-1-standard': { quantity: 4, priceType: 'FIXED', fixedPriceInCents: 300 },
    });
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone: 2 prices changed');
    expect(view.own.items).toMatchObject({
      'scout-1-standard': { fixedPriceInCents: 250 },
      'warden-1-standard': { priceType: 'MARKET', fixedPriceInCents: null },
    });
  });

  test('a card that changed since isn’t undone', async () => {
    const view = selling();
    await begin(view);
    await view.user.click(box('Select Lantern Scout, Standard'));
    await choose(view, 'Remove');
    await apply(view);
    await screen.findByText('1 printing, 2 copies removed');
    expect(view.own.items['scout-1-standard']).toBeUndefined();
    view.own.revision += 1;
    const again = { cardId: 'scout-1', quantity: 7, version: view.own.revision };
    view.own.items['scout-1-standard'] = aSaleItem(again);
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/so nothing was undone/)).toBeVisible();
    expect(view.own.items['scout-1-standard']).toMatchObject({ quantity: 7 });
  });
});

test('selected printings of a want list get up to five copies, or come off', async () => {
  const wantLists = { own: { 'scout-1-standard': 2, 'warden-1-standard': 5 }, shared: {} };
  const view = renderApp('/collections/my/want', {
    user: aUser({ handle: 'fern' }),
    catalogue: { cardSets: tradeSets(), wantLists },
  });
  await begin(view);
  await choose(view, 'All shown');
  await choose(view, 'Add');
  expect(await previewed()).toEqual(['scout-1-standard 2 → 3']);
  await apply(view);
  await waitFor(() => expect(wantLists.own).toMatchObject({ 'scout-1-standard': 3 }));
  await choose(view, 'Remove');
  expect(await previewed()).toHaveLength(2);
  await apply(view);
  await waitFor(() => expect(wantLists.own).toEqual({}));
});
