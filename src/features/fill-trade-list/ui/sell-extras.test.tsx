import { screen, waitFor } from '@testing-library/react';
import { openFilling, previewed } from '@tests/support/client/fill-trade-list';
import { giveListsRoom } from '@tests/support/client/room-for-lists';
import { aSaleItem, changeSaleItem } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';

beforeAll(giveListsRoom);

const inventory = { 'sor-1-standard': 9, 'sor-2-standard': 3, 'sor-3-foil': 4, 'sor-4-foil': 6 };

const selling = () =>
  aSaleList({
    items: {
      'sor-1-standard': aSaleItem({
        cardId: 'sor-1',
        quantity: 2,
        priceType: 'FIXED',
        fixedPriceInCents: 250,
      }),
      'sor-4-foil': aSaleItem({ cardId: 'sor-4', quantity: 5 }),
    },
  });

const sellExtras = (own: ReturnType<typeof selling>) =>
  openFilling('SALE_LIST', { inventory, saleLists: { own, shared: {} } });

test('a playset is kept, what is new goes by the market, others keep their price and are only raised', async () => {
  const own = selling();
  const { user } = await sellExtras(own);
  expect(await previewed()).toEqual(['sor-1-standard 2 → 6', 'sor-3-foil 0 → 1']);
  await user.click(screen.getByRole('button', { name: 'Add 2 printings' }));
  expect(await screen.findByText('2 printings added to your sale list')).toBeVisible();
  expect(own.revision).toBe(2);
  expect(own.items).toMatchObject({
    'sor-1-standard': { quantity: 6, priceType: 'FIXED', fixedPriceInCents: 250 },
    'sor-3-foil': { quantity: 1, priceType: 'MARKET', fixedPriceInCents: null },
    'sor-4-foil': { quantity: 5, version: 1 },
  });
});

test('what changed elsewhere meanwhile is not overwritten unseen', async () => {
  const own = selling();
  const { user } = await sellExtras(own);
  await previewed();
  changeSaleItem(own, 'sor-1-standard', { quantity: 4, fixedPriceInCents: 900 });
  await user.click(screen.getByRole('button', { name: 'Add 2 printings' }));
  expect(await screen.findByText(/changed elsewhere/)).toBeVisible();
  expect(await previewed()).toEqual(['sor-1-standard 4 → 6', 'sor-3-foil 0 → 1']);
  await user.click(screen.getByRole('button', { name: 'Add 2 printings' }));
  await waitFor(() =>
    expect(own.items['sor-1-standard']).toMatchObject({ quantity: 6, fixedPriceInCents: 900 }),
  );
});
