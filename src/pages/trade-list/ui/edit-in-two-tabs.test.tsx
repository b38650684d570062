import { screen, waitFor } from '@testing-library/react';
import { editSaleList, saleRow } from '@tests/support/client/own-sale-list';
import { changeSaleItem } from '@tests/support/client/sale-items';

const SCOUT = 'scout-1-standard';

/** This tab sets five copies, after another one changed the item. */
async function conflict(theirs: Parameters<typeof changeSaleItem>[2]) {
  const edited = await editSaleList();
  changeSaleItem(edited.list, SCOUT, theirs);
  await edited.user.type(saleRow().copies(), '5{Enter}');
  await screen.findByText('Lantern Scout, Standard was changed elsewhere');
  return edited;
}

test('nothing is overwritten unseen; both are shown', async () => {
  const { list } = await conflict({ quantity: 7 });
  expect(screen.getByText('You set 5 copies. It is now 7 copies.')).toBeVisible();
  expect(saleRow().copies()).toHaveValue('5');
  expect(saleRow().copies()).toBeInvalid();
  expect(list.items[SCOUT]?.quantity).toBe(7);
});

test('takes the other tab’s item if the person chooses so', async () => {
  const { user, writes } = await conflict({ quantity: 7 });
  await user.click(screen.getByRole('button', { name: 'Take 7 copies' }));
  expect(saleRow().copies()).toHaveValue('7');
  expect(saleRow().copies()).toBeValid();
  expect(writes()).toHaveLength(1);
});

test('keeps the person’s change, without undoing the other tab’s other changes', async () => {
  const { user, list } = await conflict({ priceType: 'CONTACT', fixedPriceInCents: null });
  await user.click(screen.getByRole('button', { name: 'Keep 5 copies' }));
  await waitFor(() =>
    expect(list.items[SCOUT]).toMatchObject({ quantity: 5, priceType: 'CONTACT' }),
  );
});

test('puts back what the other tab took off, or leaves it off', async () => {
  const { user, list } = await conflict(null);
  expect(screen.getByText(/It was taken off the list\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep 5 copies, $2.50 each' }));
  await waitFor(() =>
    expect(list.items[SCOUT]).toMatchObject({ quantity: 5, fixedPriceInCents: 250 }),
  );
  expect(saleRow().copies()).toHaveValue('5');

  changeSaleItem(list, SCOUT, null);
  await user.type(saleRow().copies(), '6{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Leave it off' }));
  expect(screen.queryByRole('group', { name: /^Lantern Scout/ })).not.toBeInTheDocument();
});

test('a removal here is a conflict if the other tab changed the item', async () => {
  const { user, list } = await editSaleList();
  changeSaleItem(list, SCOUT, { quantity: 9 });
  await user.click(saleRow().remove());
  await user.click(await screen.findByRole('button', { name: 'Take 9 copies, $2.50 each' }));
  expect(saleRow().copies()).toHaveValue('9');
  expect(list.items[SCOUT]?.quantity).toBe(9);
});

test('the same change in both is no conflict', async () => {
  const { user, list } = await editSaleList();
  changeSaleItem(list, SCOUT, { quantity: 5 });
  await user.type(saleRow().copies(), '5{Enter}');
  await waitFor(() => expect(saleRow().copies()).toHaveAttribute('title', 'Saved'));
});
