import { screen, waitFor, within } from '@testing-library/react';
import { hasUnsavedWork } from '@/shared/lib/browser/unsaved-work';
import {
  addButton,
  copiesOf,
  oneFewer,
  oneMore,
  openPicker,
  listedLabels,
} from '@tests/support/screens/card-picker';
import { failing } from '@tests/support/client/fake-api';
import { aSaleItem, changeSaleItem } from '@tests/support/client/sale-items';
import { aSaleList, type FakeSaleLists } from '@tests/support/client/sale-lists';

describe('pick cards', () => {
  beforeEach(() => localStorage.clear());

  const names = ['Lantern Scout', 'Brass Harrier', 'Quiet Comet', 'Lantern Keeper', 'Tin Prophet'];

  test('ten printings of two sets, with quantities, are added in one request', async () => {
    const wantLists = { own: { 'sor-6-foil': 1 }, shared: {} };
    const { user, writes } = await openPicker('WANT_LIST', { wantLists });
    for (const name of names) await user.click(oneMore(`${name}, Standard`));
    for (const name of names.slice(0, 3)) await user.click(oneMore(`${name}, Foil`));
    await user.click(oneMore('Lantern Scout, Standard'));
    await user.click(screen.getByRole('tab', { name: /SHD/ }));
    await user.click(await screen.findByRole('button', { name: 'One more: Dune Shade, Standard' }));
    await user.click(oneMore('Glass Heron, Foil'));
    expect(screen.getByText('10 printings picked')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Add 10 printings' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes()).toHaveLength(1);
    expect(wantLists.own).toEqual({
      'sor-6-foil': 1,
      'sor-1-standard': 2,
      'sor-2-standard': 1,
      'sor-3-standard': 1,
      'sor-4-standard': 1,
      'sor-5-standard': 1,
      'sor-1-foil': 1,
      'sor-2-foil': 1,
      'sor-3-foil': 1,
      'shd-1-standard': 1,
      'shd-2-foil': 1,
    });
    expect(screen.getByText('10 printings added to your want list')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add Cards' })).toHaveFocus();
    // A dozen clicks, each of which a busy machine takes a second for.
  }, 60_000);

  test('quantities on the list are shown, and can be raised but not lowered', async () => {
    const wantLists = { own: { 'sor-1-standard': 2, 'sor-2-standard': 5 }, shared: {} };
    const { user } = await openPicker('WANT_LIST', { wantLists });
    expect(await screen.findByText('On the list: 2')).toBeVisible();
    const scout = copiesOf('Lantern Scout, Standard');
    expect(scout).toHaveValue('2');
    expect(oneFewer('Lantern Scout, Standard')).toBeDisabled();
    expect(oneMore('Brass Harrier, Standard')).toBeDisabled();
    await user.click(scout);
    await user.keyboard('1');
    await user.tab();
    expect(scout).toHaveValue('2');
    expect(addButton()).toBeDisabled();
    await user.click(oneMore('Lantern Scout, Standard'));
    await user.click(addButton());
    await waitFor(() => expect(wantLists.own['sor-1-standard']).toBe(3));
  });

  test('a want list takes at most 5, however much is typed', async () => {
    const { user } = await openPicker('WANT_LIST', { wantLists: { own: {}, shared: {} } });
    const scout = copiesOf('Lantern Scout, Standard');
    await user.click(scout);
    await user.keyboard('99');
    await user.tab();
    expect(scout).toHaveValue('5');
  });

  test('everything can be done by keyboard', async () => {
    const wantLists = { own: {}, shared: {} as Record<string, never> };
    const { user } = await openPicker('WANT_LIST', { wantLists });
    await user.click(screen.getByRole('combobox', { name: 'Search by name or number' }));
    await user.keyboard('lantern{Enter}');
    await waitFor(() => expect(copiesOf('Lantern Scout, Standard')).toHaveFocus());
    await user.keyboard('3{Enter}');
    expect(copiesOf('Lantern Scout, Foil')).toHaveFocus();
    await user.keyboard('++-{ArrowDown}2{ArrowUp}');
    expect(copiesOf('Lantern Scout, Foil')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Picked (3)' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(wantLists.own).toEqual({ 'sor-1-standard': 3, 'sor-1-foil': 1, 'sor-4-standard': 2 }),
    );
  });

  test('while cards are being added, the dialog waits for the result', async () => {
    const wantLists = { own: {}, shared: {} };
    const { user, api } = await openPicker('WANT_LIST', { wantLists });
    await user.click(oneMore('Quiet Comet, Foil'));
    const release = api.hold();
    await user.click(addButton());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(wantLists.own).toEqual({ 'sor-3-foil': 1 });
  });

  test('a failure is shown, and the picks stay for a retry', async () => {
    const wantLists = { own: {}, shared: {} as Record<string, never> };
    const { user, api } = await openPicker('WANT_LIST', { wantLists });
    await user.click(oneMore('Quiet Comet, Foil'));
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.answerWith(failing.offline);
    await user.click(addButton());
    expect(await screen.findByText('Adding failed')).toBeVisible();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
    api.answerWith(null);
    await user.click(addButton());
    await waitFor(() => expect(wantLists.own).toEqual({ 'sor-3-foil': 1 }));
  });
});

describe('look for cards', () => {
  beforeEach(() => localStorage.clear());

  test('printings can be filtered by kind, and a search that finds none says so', async () => {
    const { user } = await openPicker('WANT_LIST');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Printing' }), 'Foil');
    expect(listedLabels()).toHaveLength(6);
    expect(screen.getByText('6 of 12 printings')).toBeInTheDocument();
    await user.type(screen.getByRole('combobox', { name: 'Search by name or number' }), 'no such');
    expect(screen.getByText('No printing of Lanterns of the Rim matches.')).toBeVisible();
  });

  test('the search line has the help, completion and errors of a page’s', async () => {
    const { user } = await openPicker('WANT_LIST');
    const search = screen.getByRole('combobox', { name: 'Search by name or number' });
    await user.type(search, 'lantern');
    expect(screen.getByText('4 of 12 printings')).toBeInTheDocument();
    await user.paste(' printing:fol');
    await user.tab();
    expect(search).toBeInvalid();
    expect(search).toHaveAccessibleDescription(/Did you mean “foil”/);
    // What was found last stays until the line can be understood.
    expect(screen.getByText('4 of 12 printings')).toBeInTheDocument();
    await user.clear(search);
    await user.type(search, 'prin');
    await user.click(await screen.findByRole('option', { name: /^printing/ }));
    expect(search).toHaveValue('printing:');
    await user.click(screen.getByRole('button', { name: 'How to search' }));
    await user.click(await screen.findByRole('button', { name: 'forsale' }));
    expect(search).toHaveValue('forsale');
  });

  test('each picker starts with the set that was last viewed in it', async () => {
    const first = await openPicker('WANT_LIST');
    expect(screen.getByRole('tab', { name: /SOR/ })).toHaveAttribute('aria-selected', 'true');
    await first.user.click(screen.getByRole('tab', { name: /SHD/ }));
    first.unmount();
    const other = await openPicker('SALE_LIST');
    expect(screen.getByRole('tab', { name: /SOR/ })).toHaveAttribute('aria-selected', 'true');
    other.unmount();
    await openPicker('WANT_LIST');
    expect(screen.getByRole('tab', { name: /SHD/ })).toHaveAttribute('aria-selected', 'true');
  });

  test('picks everything missing among the shown cards, and never lowers a pick', async () => {
    const { user } = await openPicker('WANT_LIST', {
      wantLists: { own: { 'sor-4-standard': 3 }, shared: {} },
      inventory: { 'sor-1-standard': 1 },
    });
    const search = screen.getByRole('combobox', { name: 'Search by name or number' });
    await user.type(search, 'lantern');
    expect(await screen.findByText('2 missing')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pick missing (1)' }));
    expect(copiesOf('Lantern Scout, Standard')).toHaveValue('2');
    expect(screen.getByText('1 printing picked')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pick missing' })).toBeDisabled();
  });

  test('picks of all sets can be shown alone, and stay while the dialog is closed', async () => {
    const { user } = await openPicker('WANT_LIST', { wantLists: { own: {}, shared: {} } });
    await user.click(oneMore('Quiet Comet, Foil'));
    await user.click(screen.getByRole('tab', { name: /SHD/ }));
    await user.click(await screen.findByRole('button', { name: 'One more: Dune Shade, Standard' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Add Cards' }));
    await user.click(screen.getByRole('button', { name: 'Picked (2)' }));
    expect(listedLabels()).toEqual(['Quiet Comet, Foil', 'Dune Shade, Standard']);
    expect(
      within(screen.getByRole('list', { name: 'Printings' })).getByText('SHD 001'),
    ).toBeVisible();
    expect(hasUnsavedWork()).toBe(true);
    await user.click(oneFewer('Quiet Comet, Foil'));
    expect(addButton()).toHaveAccessibleName('Add 1 printing');
    await user.click(oneFewer('Dune Shade, Standard'));
    expect(hasUnsavedWork()).toBe(false);
  });
});

describe('pick for sale', () => {
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

    test('new items get the market price, and existing ones keep their price', async () => {
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

    test('no change made elsewhere is overwritten unseen', async () => {
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

    test('picks everything that can be spared, keeping a playset', async () => {
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
});
