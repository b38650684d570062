import { screen } from '@testing-library/react';
import { giveListsRoom } from '@tests/support/client/room-for-lists';
import { lookAtList, offerDialog } from '@tests/support/client/make-offer';
import { tabTo } from '@tests/support/client/tab-to';

beforeAll(giveListsRoom);

test('an offer is put together and sent by keyboard alone', async () => {
  const { user, opener, offers } = await lookAtList('BUY');
  await tabTo(user, opener);
  await user.keyboard('{Enter}');
  const { dialog, offered, note, send } = await offerDialog();
  await tabTo(user, dialog.getByRole('textbox', { name: 'Search by name or number' }));
  await user.keyboard('scout{Enter}');
  // The search leads to the field of what it found first.
  await user.keyboard('1{Tab}');
  await tabTo(user, offered('Lantern Scout').price());
  await user.keyboard('2');
  await tabTo(user, note());
  await user.keyboard('Hello');
  await tabTo(user, send());
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Offer sent' });
  expect(offers.made).toMatchObject([
    { note: 'Hello', offerItems: [{ quantity: 1, fixedPriceInCents: 200 }] },
  ]);
});
