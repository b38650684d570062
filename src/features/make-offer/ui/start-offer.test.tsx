import { screen } from '@testing-library/react';
import { OpenOffer, StartOffer } from '@/features/make-offer';
import { aUser } from '@tests/factories/user';
import { tradeSets } from '@tests/factories/trade-cards';
import { offerDialog } from '@tests/support/client/make-offer';
import { noOffers } from '@tests/support/client/offers';
import { renderWithProviders } from '@tests/support/client/render-app';
import { giveListsRoom } from '@tests/support/client/room-for-lists';
import { aSaleItem } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';

beforeAll(giveListsRoom);

test('printings that were found elsewhere are in the offer, and what is gone since is said', async () => {
  const items = { 'scout-1-foil': aSaleItem({ cardId: 'scout-1', quantity: 2 }) };
  const { user } = renderWithProviders(
    <>
      <StartOffer
        recipientHandle="moss"
        offerType="BUY"
        picks={[
          { variantId: 'scout-1-foil', cardId: 'scout-1', quantity: 3 },
          { variantId: 'diver-2-showcase', cardId: 'diver-2', quantity: 1 },
        ]}
        label="Offer to buy these"
      />
      <OpenOffer />
    </>,
    {
      user: aUser({ handle: 'fern' }),
      catalogue: {
        cardSets: tradeSets(),
        saleLists: { own: null, shared: { moss: aSaleList({ items }) } },
        offers: noOffers(),
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Offer to buy these' }));
  const { dialog, note } = await offerDialog();
  expect(dialog.getByRole('list', { name: 'Cards in your offer' })).toBeInTheDocument();
  expect(dialog.getByText('2 printings, 4 copies')).toBeInTheDocument();
  expect(dialog.getByText('Only 2 left.')).toBeInTheDocument();
  expect(dialog.getByText('No longer on the list.')).toBeInTheDocument();
  expect(note()).toHaveValue('');
});
