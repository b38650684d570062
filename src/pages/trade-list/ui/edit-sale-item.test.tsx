import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { choose } from '@tests/support/client/person';
import { failing } from '@tests/support/client/fake-api';
import { editSaleList, saleRow } from '@tests/support/client/own-sale-list';
import { aSaleItem } from '@tests/support/client/sale-items';

const SCOUT = 'scout-1-standard';

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation()));
afterEach(() => logged.mockRestore());

/** Whether the browser would ask before it closes the window. */
const wouldAsk = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

describe('copies', () => {
  test('are a field, also before anybody has focused it', async () => {
    const { user } = await editSaleList();
    const { copies, less } = saleRow();
    expect(copies()).toHaveValue('2');
    expect(copies()).toHaveAccessibleName('Lantern Scout, Standard: copies');
    less().focus();
    await user.tab();
    expect(copies()).toHaveFocus();
    await user.keyboard('7');
    expect(copies()).toHaveValue('7');
    await user.tab();
    expect(copies()).toHaveValue('7');
  });

  test('whose wrong text is taken back keep the focus', async () => {
    const { user } = await editSaleList();
    const { copies } = saleRow();
    await user.type(copies(), '0{Tab}');
    await user.type(copies(), '{Escape}');
    expect(copies()).toHaveFocus();
    expect(copies()).toHaveValue('2');
  });

  test('are typed, or changed by one; reducing stops at 1', async () => {
    const { user, list } = await editSaleList();
    const { copies, less, more } = saleRow();
    await user.click(less());
    await user.click(less());
    expect(copies()).toHaveValue('1');
    expect(less()).toHaveAttribute('aria-disabled', 'true');
    await user.click(more());
    expect(copies()).toHaveValue('2');
    await user.type(copies(), '40{Enter}');
    await user.keyboard('+');
    expect(copies()).toHaveValue('41');
    await waitFor(() => expect(list.items[SCOUT]?.quantity).toBe(41));
  });

  test('of none or too many aren’t saved, and the typed text stays until it is corrected', async () => {
    const { user, writes } = await editSaleList();
    const { copies } = saleRow();
    await user.type(copies(), '0{Tab}');
    expect(copies()).toHaveValue('0');
    expect(copies()).toBeInvalid();
    expect(screen.getByText(/Enter a whole number from 1 to 9,999/)).toBeVisible();
    expect(wouldAsk()).toBe(true);
    await user.type(copies(), '{Escape}');
    expect(copies()).toHaveValue('2');
    expect(copies()).toBeValid();
    expect(wouldAsk()).toBe(false);
    expect(writes()).toHaveLength(0);
  });

  test('emptied go back to what they were', async () => {
    const { user, writes } = await editSaleList();
    await user.click(saleRow().copies());
    await user.clear(saleRow().copies());
    await user.tab();
    expect(saleRow().copies()).toHaveValue('2');
    expect(writes()).toHaveLength(0);
  });
});

describe('a fixed price', () => {
  test('is typed in dollars and stored in cents', async () => {
    const { user, list } = await editSaleList();
    const { price } = saleRow();
    expect(price()).toHaveValue('2.50');
    await user.type(price(), '999.99{Enter}');
    await waitFor(() => expect(list.items[SCOUT]?.fixedPriceInCents).toBe(99_999));
    await user.keyboard('50000{Enter}');
    await waitFor(() => expect(list.items[SCOUT]?.fixedPriceInCents).toBe(5_000_000));
  });

  test.each([
    ['1.250,00', /in 6 characters\. Write 1250\.$/],
    ['1,250', /can mean two amounts: write 1250 or 1\.25\.$/],
    ['12345.67', /in 6 characters\.$/],
    ['1234567', /in 6 characters\.$/],
    ['-12.34', /can’t be negative\.$/],
    ['1.2345', /has more than two decimals\.$/],
    ['€5', /in dollars, not in euro\.$/],
  ])('typed as “%s” stays as it was typed, isn’t saved, and says why', async (typed, why) => {
    const { user, writes } = await editSaleList();
    const { price } = saleRow();
    await user.type(price(), `${typed}{Tab}`);
    expect(price()).toHaveValue(typed);
    expect(price()).toBeInvalid();
    expect(screen.getByText(why)).toBeVisible();
    expect(writes()).toHaveLength(0);
  });

  test.each([
    ['12,50', 1_250],
    ['1 250', 125_000],
    [',5', 50],
  ])('typed as “%s” is %s cents', async (typed, cents) => {
    const { user, list } = await editSaleList();
    await user.type(saleRow().price(), `${typed}{Enter}`);
    await waitFor(() => expect(list.items[SCOUT]?.fixedPriceInCents).toBe(cents));
  });

  test('above 50,000 dollars isn’t saved, and isn’t lost', async () => {
    const { user, list, writes } = await editSaleList();
    const { price } = saleRow();
    await user.type(price(), '50001{Tab}');
    expect(price()).toHaveValue('50001');
    expect(price()).toBeInvalid();
    expect(screen.getByText(/Enter a price of at most \$50,000/)).toBeVisible();
    await user.type(price(), '5000{Enter}');
    await waitFor(() => expect(list.items[SCOUT]?.fixedPriceInCents).toBe(500_000));
    expect(price()).toBeValid();
    expect(writes()).toHaveLength(1);
  });
});

describe('the kind of price', () => {
  test('is shown in its own words, and the fixed price is kept', async () => {
    const { user, list } = await editSaleList();
    const { row, kind, price } = saleRow();
    await choose(user, kind, 'Market');
    expect(row.getByText('$1.20 (Market)')).toBeVisible();
    await choose(user, kind, 'Contact');
    expect(row.getByText('Contact for Price')).toBeVisible();
    await waitFor(() =>
      expect(list.items[SCOUT]).toMatchObject({ priceType: 'CONTACT', fixedPriceInCents: null }),
    );
    await choose(user, kind, 'Fixed');
    expect(price()).toHaveValue('2.50');
    await waitFor(() =>
      expect(list.items[SCOUT]).toMatchObject({ priceType: 'FIXED', fixedPriceInCents: 250 }),
    );
  });

  test('becomes fixed at the market’s price', async () => {
    const { user, list } = await editSaleList({
      [SCOUT]: aSaleItem({ cardId: 'scout-1', marketAdjustedPriceInCents: 310 }),
    });
    await choose(user, saleRow().kind, 'Fixed');
    expect(saleRow().price()).toHaveValue('3.10');
    await waitFor(() => expect(list.items[SCOUT]?.fixedPriceInCents).toBe(310));
  });

  test('becomes fixed once a price is typed, if there was none', async () => {
    const { user, list, writes } = await editSaleList({
      [SCOUT]: aSaleItem({ cardId: 'scout-1' }),
    });
    const { row, kind, price } = saleRow();
    expect(row.getByText('Market Price')).toBeVisible();
    await choose(user, kind, 'Fixed');
    expect(price()).toHaveValue('');
    await user.click(saleRow().copies());
    expect(price()).toBeInvalid();
    expect(writes()).toHaveLength(0);
    await user.type(price(), '4{Enter}');
    await waitFor(() =>
      expect(list.items[SCOUT]).toMatchObject({ priceType: 'FIXED', fixedPriceInCents: 400 }),
    );
  });
});

describe('removal', () => {
  test('removes the row at once, keeps the focus in the list, and can be undone', async () => {
    const { user, api, list } = await editSaleList({
      [SCOUT]: aSaleItem({ cardId: 'scout-1', quantity: 3, priceType: 'CONTACT' }),
      'warden-1-standard': aSaleItem({ cardId: 'warden-1' }),
    });
    const release = api.hold();
    await user.click(saleRow().remove());
    expect(screen.queryByRole('group', { name: /^Lantern Scout/ })).not.toBeInTheDocument();
    expect(saleRow('Ember Warden, Standard').remove()).toHaveFocus();
    release();
    await waitFor(() => expect(list.items[SCOUT]).toBeUndefined());
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(saleRow().copies()).toHaveValue('3');
    await waitFor(() =>
      expect(list.items[SCOUT]).toMatchObject({ quantity: 3, priceType: 'CONTACT' }),
    );
  });

  test('of the last one says that nothing is for sale', async () => {
    const { user } = await editSaleList();
    await user.click(saleRow().remove());
    expect(screen.getByRole('heading', { name: 'Nothing for sale yet' })).toBeVisible();
    expect(screen.getByText('Lantern Scout, Standard is off the list.')).toBeVisible();
  });
});

describe('one write at a time', () => {
  test('of changes during a call, only the last is sent', async () => {
    const { user, api, list, writes } = await editSaleList();
    const release = api.hold();
    const { copies, more, kind } = saleRow();
    await user.click(more());
    await user.click(more());
    await choose(user, kind, 'Contact');
    expect(copies()).toHaveValue('4');
    release();
    await waitFor(() =>
      expect(list.items[SCOUT]).toMatchObject({ quantity: 4, priceType: 'CONTACT' }),
    );
    expect(writes()).toMatchObject([
      { quantity: 3, priceType: 'FIXED', expectedVersion: 1 },
      { quantity: 4, priceType: 'CONTACT', expectedVersion: 2 },
    ]);
  });
});

describe('a failure', () => {
  test('rolls the row back, says so, and can be retried', async () => {
    const { user, api, list } = await editSaleList();
    api.answerWith(failing.error('Oh dear', { code: 'INTERNAL' }));
    await user.type(saleRow().price(), '9{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to update sale list');
    expect(alert).toHaveTextContent('Lantern Scout, Standard: $9.00 each wasn’t saved.');
    expect(logged.mock.calls).toEqual([
      ['Failed to update sale list', expect.objectContaining({ code: 'INTERNAL' })],
    ]);
    expect(saleRow().price()).toHaveValue('2.50');
    api.answerWith(null);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(list.items[SCOUT]?.fixedPriceInCents).toBe(900));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('of a removal brings the row back', async () => {
    const { user, api } = await editSaleList();
    api.answerWith(failing.error('Oh dear', { code: 'INTERNAL' }));
    await user.click(saleRow().remove());
    expect(await screen.findByRole('alert')).toHaveTextContent('it is still on your list');
    expect(saleRow().copies()).toHaveValue('2');
    expect(screen.queryByRole('button', { name: 'Put it back' })).not.toBeInTheDocument();
  });

  test('of the connection keeps what was changed, and sends it when it is back', async () => {
    const { user, api, list } = await editSaleList();
    api.answerWith(failing.offline);
    await user.click(saleRow().more());
    expect(await screen.findByText('1 change isn’t saved yet')).toBeVisible();
    expect(saleRow().copies()).toHaveValue('3');
    expect(wouldAsk()).toBe(true);
    api.answerWith(null);
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(list.items[SCOUT]?.quantity).toBe(3));
    await waitFor(() => expect(wouldAsk()).toBe(false));
  });
});
