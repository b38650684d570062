import { screen, within } from '@testing-library/react';
// Compiled in advance, so that tests don't wait for it.
import '@/features/make-offer/ui/offer-dialog';
import { aFairness } from '@tests/factories/fairness';
import { aUser } from '@tests/factories/user';
import type { Answers } from '@tests/support/client/answers';
import { someCollections } from '@tests/support/client/collections';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';
import { pricedSets } from './make-offer';

export const extra = (cardId: string, available: number) => ({
  variantId: `${cardId}-standard`,
  cardId,
  available,
});

/** The form of a swap that fern begins on moss's collection, who sells a warden and has three more of them. */
export async function proposeSwap(answers: Answers = {}) {
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
      ...answers,
    },
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Propose a swap' }));
  const form = within(await screen.findByRole('dialog', { name: 'Swap with moss' }));
  await form.findByRole('list', { name: 'Other cards to get' });
  return { ...shown, form };
}
