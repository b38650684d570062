import { screen, within } from '@testing-library/react';
// Compiled in advance, so that tests don't wait for it.
import '@/features/make-offer/ui/offer-dialog';
import '@/pages/trade-list';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { terms } from '@tests/factories/wants';
import { someCollections } from '@tests/support/client/collections';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';

/** Fern, who sells a foil scout and owns a showcase diver, offers something on moss's want list. */
async function sellToMoss() {
  const foil = aSaleItem({ cardId: 'scout-1', quantity: 2 });
  const { user } = renderApp('/collections/moss/want', {
    user: aUser({ handle: 'fern' }),
    catalogue: {
      cardSets: tradeSets(),
      collections: someCollections({ own: { 'diver-2-showcase': 1 } }),
      saleLists: {
        own: aSaleList({ items: { 'scout-1-foil': foil, 'harrier-2-foil': foil } }),
        shared: {},
      },
      wantLists: {
        own: null,
        shared: { moss: { 'scout-1-standard': 3, 'harrier-2-standard': 1, 'diver-2-standard': 1 } },
        terms: {
          'scout-1-standard': terms({ wouldDo: 'ANY' }),
          'diver-2-standard': terms({ wouldDo: 'KINDS', kinds: ['SHOWCASE'] }),
        },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Make an Offer' }));
  const cards = within(await screen.findByRole('list', { name: 'Cards to choose' }));
  const more = (label: string) => cards.findByRole('button', { name: `One more: ${label}` });
  return { user, cards, more };
}

test('what the seller has and would do can be offered besides what the wants name', async () => {
  const { cards, more } = await sellToMoss();
  expect(await more('Tide Diver, Showcase')).toBeEnabled();
  expect(cards.getAllByRole('button', { name: /^One more/ }).map((each) => each.ariaLabel)).toEqual(
    [
      'One more: Lantern Scout, Standard',
      'One more: Lantern Scout, Foil',
      'One more: Brass Harrier, Standard',
      'One more: Tide Diver, Standard',
      'One more: Tide Diver, Showcase',
    ],
  );
});

test('printings for one want share its copies', async () => {
  const { user, cards, more } = await sellToMoss();
  const [foil, plain] = [await more('Lantern Scout, Foil'), await more('Lantern Scout, Standard')];
  expect(cards.getByText(/3 wanted · you have 2 left/)).toBeVisible();
  await user.click(foil);
  await user.click(foil);
  expect(foil).toBeDisabled();
  expect(cards.getByText('3 wanted · 2 in your offer')).toBeVisible();
  await user.click(plain);
  expect(plain).toBeDisabled();
  await user.click(cards.getByRole('button', { name: 'One fewer: Lantern Scout, Foil' }));
  expect(plain).toBeEnabled();
});
