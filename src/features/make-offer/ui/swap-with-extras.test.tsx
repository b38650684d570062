import { screen, within } from '@testing-library/react';
// Compiled in advance, so that tests don't wait for it.
import '@/features/make-offer/ui/offer-dialog';
import { aFairness } from '@tests/factories/fairness';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { terms } from '@tests/factories/wants';
import { someCollections } from '@tests/support/client/collections';
import { pricedSets } from '@tests/support/screens/make-offer';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';

const extra = (cardId: string, available: number) => ({
  variantId: `${cardId}-standard`,
  cardId,
  available,
});

/** The form of a swap that fern begins on moss's collection, who sells a warden and has three more of them. */
async function propose() {
  const shown = renderApp('/collections/moss', {
    user: aUser({ id: 'me', handle: 'fern' }),
    catalogue: {
      cardSets: pricedSets(),
      collections: someCollections({ handle: 'fern', shared: { moss: {} }, opensExtras: true }),
      saleLists: {
        own: null,
        shared: {
          moss: aSaleList({
            items: { 'warden-1-standard': aSaleItem({ cardId: 'warden-1', quantity: 1 }) },
          }),
        },
      },
      // More than moss has beyond a playset.
      wantLists: { own: { 'scout-1-standard': 4 }, shared: {} },
    },
    answers: {
      extrasForSwap: {
        gives: [extra('harrier-2', 2)],
        gets: [extra('scout-1', 1), extra('warden-1', 3)],
      },
      exchangeFairness: aFairness([], []),
    },
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Propose a swap' }));
  const form = within(await screen.findByRole('dialog', { name: 'Swap with moss' }));
  await form.findByRole('list', { name: 'Other cards to get' });
  return { ...shown, form };
}

test('extras of both players can be chosen, as many as there are', async () => {
  const { form, user } = await propose();
  const others = (name: string) =>
    within(form.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((item) => within(item).getByText(/free/).textContent);
  expect(others('Other cards to give')).toEqual(['2 free']);
  // The wanted one first; and what is for sale of the other one isn't the limit.
  expect(others('Other cards to get')).toEqual(['1 free · you want it', '3 free']);

  const more = (name: string) =>
    user.click(form.getByRole('button', { name: `One more: ${name}` }));
  await more('Brass Harrier, Standard, given');
  await more('Lantern Scout, Standard, got');
  // Wanting four of them doesn't make more of them free.
  expect(form.getByRole('list', { name: 'Cards you get from moss' })).toHaveTextContent('1 free');
  expect(form.getByRole('button', { name: 'Propose swap' })).toBeEnabled();
});

test('what would do for a want counts as wanted', async () => {
  const sold = { 'scout-1-foil': aSaleItem({ cardId: 'scout-1' }) };
  const { user } = renderApp('/collections/moss', {
    user: aUser({ id: 'me', handle: 'fern' }),
    catalogue: {
      cardSets: tradeSets(),
      collections: someCollections({ handle: 'fern', shared: { moss: {} }, opensExtras: true }),
      saleLists: { own: null, shared: { moss: aSaleList({ items: sold }) } },
      wantLists: {
        own: { 'scout-1-standard': 1 },
        terms: { 'scout-1-standard': terms({ wouldDo: 'ANY' }) },
        shared: {},
      },
    },
    answers: {
      extrasForSwap: { gives: [extra('harrier-2', 2)], gets: [] },
      exchangeFairness: aFairness([], []),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Propose a swap' }));
  const cards = within(await screen.findByRole('list', { name: 'Other cards to get' }));
  expect(cards.getByText('1 free · you want it')).toBeVisible();
});
