import { screen, waitFor, within } from '@testing-library/react';
import { aFairness } from '@tests/factories/fairness';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { terms } from '@tests/factories/wants';
import { someCollections } from '@tests/support/client/collections';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';
import { extra, proposeSwap } from '@tests/support/screens/propose-swap';

test('extras of both players can be chosen, as many as there are', async () => {
  const { form, user } = await proposeSwap();
  const others = (name: string) =>
    within(form.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((item) => /\d free.*/.exec(item.textContent)?.[0]);
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
  const cards = await screen.findByRole('list', { name: 'Other cards to get' });
  await waitFor(() => expect(cards).toHaveTextContent('1 free · you want it'));
});
