import { screen, waitFor, within } from '@testing-library/react';
import { OpenOffer, StartOffer } from '@/features/make-offer';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { offerDialog, lookAtList } from '@tests/support/screens/make-offer';
import { renderApp, renderWithProviders } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';
import { tabTo } from '@tests/support/client/person';

describe('make offer', () => {
  const at = (path: string, user: ReturnType<typeof aUser> | null) =>
    renderApp(path, {
      ...(user && { user }),
      catalogue: {
        cardSets: tradeSets(),
        wantLists: { own: null, shared: { moss: { 'scout-1-foil': 3 } } },
      },
    });
  const inMain = () => within(screen.getByRole('main'));

  test('a visitor is led to the login page, which remembers the list', async () => {
    const { user, router } = at('/collections/moss/want?text=scout', null);
    await user.click(await screen.findByRole('link', { name: 'Log in to make an offer' }));
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      search: '?redirect_to=%2Fcollections%2Fmoss%2Fwant%3Ftext%3Dscout',
    });
  });

  test('a viewer without a handle is asked to set one', async () => {
    at('/collections/moss/want', aUser({ handle: null }));
    expect(
      await screen.findByRole('link', { name: 'Set a handle to make an offer' }),
    ).toHaveAttribute('href', '/profile');
    expect(inMain().queryByRole('button', { name: 'Make an Offer' })).not.toBeInTheDocument();
  });
});

describe('start offer', () => {
  test('printings found elsewhere are in the offer, with a note about those that are gone', async () => {
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
});

describe('offer by keyboard', () => {
  test('an offer is put together and sent by keyboard alone', async () => {
    const { user, opener, sent } = await lookAtList('BUY');
    await tabTo(user, opener);
    await user.keyboard('{Enter}');
    const { dialog, offered, note, send } = await offerDialog();
    const search = dialog.getByRole('combobox', { name: 'Search by name or number' });
    await tabTo(user, search);
    await user.keyboard('scout{Enter}');
    // The search leads to the field of what it found first, once that is painted.
    await waitFor(() => expect(search).not.toHaveFocus());
    await user.keyboard('1{Tab}');
    await tabTo(user, offered('Lantern Scout').price());
    await user.keyboard('2');
    await tabTo(user, note());
    await user.keyboard('Hello');
    await tabTo(user, send());
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Offer sent' });
    expect(sent()).toMatchObject([
      { note: 'Hello', offerItems: [{ quantity: 1, fixedPriceInCents: 200 }] },
    ]);
  });
});
