import { screen, within } from '@testing-library/react';
import { anOffer, anOfferItem } from '@tests/factories/offer';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';
import { openOffer } from '@tests/support/screens/offer-page';

const builtReserves = [
  { cardId: 'scout-1', name: 'Lantern Scout', inBuilt: 3, free: 1 },
  { cardId: 'harrier-2', name: 'Brass Harrier', inBuilt: 1, free: 4 },
];
const main = () => within(screen.getByRole('main'));

test('one’s own sale list names the copies that built decks hold', async () => {
  const items = {
    'scout-1-standard': aSaleItem({ cardId: 'scout-1', quantity: 3 }),
    'harrier-2-standard': aSaleItem({ cardId: 'harrier-2', quantity: 2 }),
  };
  renderApp('/collections/my/sell', {
    user: aUser({ handle: 'fern' }),
    catalogue: { cardSets: tradeSets(), saleLists: { own: aSaleList({ items }), shared: {} } },
    answers: { builtReserves },
  });
  expect(await screen.findByText('2 copies here are in your built decks')).toBeVisible();
  expect(main().getByText('2 × Lantern Scout.')).toBeVisible();
});

test('so does an open offer, of what the viewer gives', async () => {
  const offerItems = [
    anOfferItem({ variantId: 'scout-1-standard', cardId: 'scout-1', quantity: 2 }),
  ];
  openOffer(anOffer({ offerItems }), { builtReserves });
  expect(await screen.findByText('1 copy here is in your built decks')).toBeVisible();
});
