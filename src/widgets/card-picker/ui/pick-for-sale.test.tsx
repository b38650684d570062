import { screen, waitFor } from '@testing-library/react';
import { addButton, copiesOf, oneMore, openPicker } from '@tests/support/client/card-picker';
import { giveListsRoom } from '@tests/support/client/room-for-lists';
import { aSaleItem, changeSaleItem } from '@tests/support/client/sale-items';
import { aSaleList, type FakeSaleLists } from '@tests/support/client/sale-lists';

beforeAll(giveListsRoom);
beforeEach(() => localStorage.clear());

test('somebody without a list gets one with the first cards', async () => {
  const saleLists: FakeSaleLists = { own: null, shared: {} };
  const { user, api } = await openPicker('SALE_LIST', { saleLists });
  await user.click(oneMore('Quiet Comet, Foil'));
  await user.click(addButton());
  await waitFor(() => expect(saleLists.own?.items['sor-3-foil']).toMatchObject({ quantity: 1 }));
  expect(api.calls.map(({ operationName }) => operationName)).toContain('CreateSaleList');
});

describe('on a sale list', () => {
  const selling = () =>
    aSaleList({
      items: {
        'sor-1-standard': aSaleItem({
          cardId: 'sor-1',
          quantity: 2,
          priceType: 'FIXED',
          fixedPriceInCents: 250,
        }),
      },
    });

  test('what is new goes by the market, and what is there keeps its price', async () => {
    const own = selling();
    const { user } = await openPicker('SALE_LIST', { saleLists: { own, shared: {} } });
    await user.click(oneMore('Lantern Scout, Standard'));
    await user.click(copiesOf('Lantern Scout, Foil'));
    await user.keyboard('40');
    await user.click(addButton());
    await waitFor(() => expect(own.revision).toBe(2));
    expect(own.items).toMatchObject({
      'sor-1-standard': { quantity: 3, priceType: 'FIXED', fixedPriceInCents: 250 },
      'sor-1-foil': { quantity: 40, priceType: 'MARKET', fixedPriceInCents: null },
    });
  });

  test('nothing that changed elsewhere is overwritten unseen', async () => {
    const own = selling();
    const { user } = await openPicker('SALE_LIST', { saleLists: { own, shared: {} } });
    await user.click(oneMore('Lantern Scout, Standard'));
    changeSaleItem(own, 'sor-1-standard', { quantity: 7 });
    await user.click(addButton());
    expect(await screen.findByText(/changed elsewhere/)).toBeVisible();
    expect(own.items['sor-1-standard']).toMatchObject({ quantity: 7 });
    expect(await screen.findByText('On the list: 7')).toBeVisible();
    await user.click(oneMore('Lantern Scout, Standard'));
    await user.click(addButton());
    await waitFor(() => expect(own.items['sor-1-standard']).toMatchObject({ quantity: 8 }));
  });

  test('all that can be spared is picked, keeping a playset', async () => {
    const { user } = await openPicker('SALE_LIST', {
      saleLists: { own: selling(), shared: {} },
      inventory: { 'sor-1-standard': 9, 'sor-2-standard': 3, 'sor-3-foil': 4 },
    });
    await user.click(await screen.findByRole('button', { name: 'Pick extras (2)' }));
    expect(copiesOf('Lantern Scout, Standard')).toHaveValue('6');
    expect(copiesOf('Brass Harrier, Standard')).toHaveValue('0');
    expect(copiesOf('Quiet Comet, Foil')).toHaveValue('1');
  });
});
