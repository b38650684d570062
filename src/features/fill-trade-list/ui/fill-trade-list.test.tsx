import { screen, waitFor } from '@testing-library/react';
import { failing } from '@tests/support/client/fake-api';
import { openFilling, previewed } from '@tests/support/screens/fill-trade-list';
import { aSaleItem, changeSaleItem } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';
import type { FakeWantLists } from '@tests/support/client/want-lists';

describe('sell extras', () => {
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

  test('a playset is kept, new printings get the market price, others keep their price and are only raised', async () => {
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

  test('a change made elsewhere is not overwritten unseen', async () => {
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
});

describe('want missing', () => {
  const inventory = {
    'sor-1-standard': 1,
    'sor-2-standard': 3,
    'sor-3-standard': 3,
    'sor-4-standard': 0,
    'sor-5-standard': 9,
  };
  const wanting = (own: FakeWantLists['own']): FakeWantLists => ({ own, shared: {} });

  test('everything that is missing is shown first, and then added in one request', async () => {
    const wantLists = wanting({ 'sor-1-standard': 1, 'sor-4-standard': 5, 'sor-2-foil': 2 });
    const { user, api } = await openFilling('WANT_LIST', { inventory, wantLists });
    expect(await previewed()).toEqual(['sor-1-standard 1 → 2', 'sor-6-standard 0 → 3']);
    expect(screen.getByText('2 printings, 4 more copies')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Add 2 printings' }));
    expect(await screen.findByText('2 printings added to your want list')).toBeVisible();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    expect(wantLists.own).toEqual({
      'sor-1-standard': 2,
      'sor-4-standard': 5,
      'sor-2-foil': 2,
      'sor-6-standard': 3,
    });
    const writes = api.calls.filter(
      ({ operationName }) => operationName === 'UpdateWantListVariantCounts',
    );
    expect(writes).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Open my want list' })).toHaveAttribute(
      'href',
      '/collections/my/want',
    );
  });

  test('nothing is added for cards that are not shown', async () => {
    await openFilling('WANT_LIST', { inventory, shown: 'Salt' });
    expect(await previewed()).toEqual(['sor-6-standard 0 → 3']);
  });

  test('single changes can be left out, or all at once', async () => {
    const wantLists = wanting(null);
    const { user } = await openFilling('WANT_LIST', { inventory, wantLists });
    expect(await previewed()).toHaveLength(3);
    await user.click(screen.getByRole('checkbox', { name: /Lantern Keeper/ }));
    expect(screen.getByText('2 printings, 5 more copies')).toBeVisible();
    const all = screen.getByRole('checkbox', { name: 'All of them' });
    expect(all).toBePartiallyChecked();
    await user.click(all);
    await user.click(all);
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /Lantern Scout/ }));
    await user.click(screen.getByRole('button', { name: 'Add 1 printing' }));
    await waitFor(() => expect(wantLists.own).toEqual({ 'sor-1-standard': 2 }));
  });

  test('arrows lead from change to change, and the space bar leaves one out', async () => {
    const { user } = await openFilling('WANT_LIST', { inventory });
    await previewed();
    screen.getByRole('checkbox', { name: 'All of them' }).focus();
    await user.tab();
    expect(screen.getByRole('checkbox', { name: /Lantern Scout/ })).toHaveFocus();
    await user.keyboard('{ArrowDown} ');
    expect(screen.getByRole('checkbox', { name: /Lantern Keeper/ })).not.toBeChecked();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  test('says so if nothing is missing', async () => {
    const { user } = await openFilling('WANT_LIST', { inventory, shown: 'Brass' });
    expect(await screen.findByText(/^You already want everything that is missing/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a failure is shown, and can be retried', async () => {
    const wantLists = wanting({});
    const { user, api } = await openFilling('WANT_LIST', { inventory, wantLists });
    await previewed();
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.answerWith(failing.offline);
    await user.click(screen.getByRole('button', { name: 'Add 3 printings' }));
    expect(await screen.findByText('Adding failed')).toBeVisible();
    logged.mockRestore();
    api.answerWith(null);
    await user.click(screen.getByRole('button', { name: 'Add 3 printings' }));
    await waitFor(() => expect(Object.keys(wantLists.own ?? {})).toHaveLength(3));
  });

  test('a change made elsewhere is not overwritten unseen', async () => {
    const own: Record<string, number> = { 'sor-1-standard': 1 };
    const { user } = await openFilling('WANT_LIST', { inventory, wantLists: wanting(own) });
    expect(await previewed()).toContain('sor-1-standard 1 → 2');
    own['sor-1-standard'] = 5;
    await user.click(screen.getByRole('button', { name: /^Add / }));
    expect(
      await screen.findByText(/Your want list was changed elsewhere in the meantime/),
    ).toBeVisible();
    expect(own).toEqual({ 'sor-1-standard': 5 });
    expect(await previewed()).not.toContain('sor-1-standard 1 → 2');
    await user.click(screen.getByRole('button', { name: /^Add / }));
    await waitFor(() => expect(own).toMatchObject({ 'sor-1-standard': 5, 'sor-6-standard': 3 }));
  });
});
