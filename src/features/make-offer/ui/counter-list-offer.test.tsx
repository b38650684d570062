import { screen, waitFor, within } from '@testing-library/react';
// Compiled in advance, so that tests don't wait for it.
import '@/features/make-offer/ui/offer-dialog';
import { anOffer, anOfferItem, aSentOffer, type FakeOffer } from '@tests/factories/offer';
import { aUser } from '@tests/factories/user';
import { offersAnswers } from '@tests/support/client/offers';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';
import { pricedSets } from '@tests/support/screens/make-offer';

const ON_SALE = aSaleList({
  items: {
    'scout-1-standard': aSaleItem({ cardId: 'scout-1', quantity: 3 }),
    'harrier-2-standard': aSaleItem({
      cardId: 'harrier-2',
      quantity: 4,
      marketAdjustedPriceInCents: 80,
    }),
  },
});

/** The form with the terms of an offer of moss's or of fern's, who looks at it. */
async function changeTerms(offer: FakeOffer, saleLists: { own: unknown; shared: object }) {
  const shown = renderApp(`/trading/offers/${offer.id}`, {
    user: aUser({ id: 'me', handle: 'fern' }),
    catalogue: { cardSets: pricedSets(), saleLists: saleLists as never },
    answers: offersAnswers([offer]),
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Change the terms' }));
  const form = within(await screen.findByRole('dialog', { name: 'Other terms for moss' }));
  const copies = await form.findByRole('textbox', {
    name: 'Copies: Lantern Scout, Standard in the offer',
  });
  const sent = () =>
    shown.api.calls
      .filter(({ operationName }) => operationName === 'CounterListOffer')
      .map(({ variables }) => variables);
  return { ...shown, form, copies, sent };
}

test('the seller changes copies, price and cards of an offer to buy, and sends it back', async () => {
  const offer = anOffer({ offerItems: [anOfferItem({ quantity: 2 })] });
  const { form, user, copies, sent } = await changeTerms(offer, { own: ON_SALE, shared: {} });
  expect(copies).toHaveValue('2');
  expect(form.getByRole('region', { name: 'Your cards for sale' })).toBeVisible();
  const price = form.getByRole('textbox', { name: 'Lantern Scout, Standard: price in dollars' });
  expect(price).toHaveValue('1.50');
  await user.clear(price);
  await user.type(price, '2');
  await user.clear(copies);
  await user.type(copies, '9');
  await user.click(form.getByRole('button', { name: 'One more: Brass Harrier, Standard' }));
  expect(form.getByText('was 2 ×')).toBeVisible();
  expect(form.getByText('new')).toBeVisible();
  expect(form.getByText(/^you are/).closest('p')).toHaveTextContent(
    'You give $6.75 · You get $6.80 · you are $0.05 up',
  );
  await user.click(form.getByRole('button', { name: 'Send these terms' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([
    {
      offerId: 'offer-1',
      answers: 1,
      answerDays: 14,
      note: '',
      offerItems: [
        {
          variantId: 'scout-1-standard',
          quantity: 3,
          priceType: 'FIXED',
          fixedPriceInCents: 200,
        },
        {
          variantId: 'harrier-2-standard',
          quantity: 1,
          priceType: 'MARKET',
          fixedPriceInCents: null,
          expectedPriceInCents: 80,
        },
      ],
    },
  ]);
  expect(await screen.findByRole('heading', { name: 'Waiting for moss' })).toBeVisible();
});

test('the buyer answers the seller’s terms, also once the list is hidden', async () => {
  const offer = aSentOffer({
    termsNumber: 2,
    termsBy: 'RECIPIENT',
    offerItems: [anOfferItem({ quantity: 2 })],
  });
  const { form, user, copies, sent } = await changeTerms(offer, { own: null, shared: {} });
  await user.clear(copies);
  await user.type(copies, '3');
  await user.tab();
  // No more than the terms name.
  expect(copies).toHaveValue('2');
  await user.click(
    form.getByRole('button', { name: 'One fewer: Lantern Scout, Standard in the offer' }),
  );
  await user.click(form.getByRole('button', { name: 'Send these terms' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    answers: 2,
    offerItems: [{ variantId: 'scout-1-standard', quantity: 1 }],
  });
});
