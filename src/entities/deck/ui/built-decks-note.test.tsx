import { screen, within } from '@testing-library/react';
import { anOffer, anOfferItem } from '@tests/factories/offer';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';
import { openFilling } from '@tests/support/screens/fill-trade-list';
import { openOffer as openNewOffer } from '@tests/support/screens/make-offer';
import { openOffer } from '@tests/support/screens/offer-page';
import { proposeSwap } from '@tests/support/screens/propose-swap';

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

test('so does an offer that is put together, once it gives more than they leave', async () => {
  const { user, dialog, more } = await openNewOffer('SELL', { answers: { builtReserves } });
  await user.click(more('Lantern Scout'));
  expect(dialog.queryByText(/in your built decks/)).not.toBeInTheDocument();
  await user.click(more('Lantern Scout'));
  expect(await dialog.findByText('1 copy here is in your built decks')).toBeVisible();
  expect(dialog.getByText('1 × Lantern Scout.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Send offer' })).toBeEnabled();
});

test('so does a swap, of what the viewer gives alone', async () => {
  const reserved = [
    { cardId: 'harrier-2', name: 'Brass Harrier', inBuilt: 2, free: 0 },
    { cardId: 'scout-1', name: 'Lantern Scout', inBuilt: 3, free: 0 },
  ];
  const { user, form } = await proposeSwap({ builtReserves: reserved });
  const more = (name: string) =>
    user.click(form.getByRole('button', { name: `One more: ${name}` }));
  await more('Lantern Scout, Standard, got');
  await more('Brass Harrier, Standard, given');
  expect(await form.findByText('1 copy here is in your built decks')).toBeVisible();
  expect(form.getByText('1 × Brass Harrier.')).toBeVisible();
});

test('so does what is to be added to the sale list', async () => {
  const inventory = { 'sor-1-standard': 9 };
  const inBuilt = [{ cardId: 'sor-1', name: 'Lantern Scout', inBuilt: 8, free: 1 }];
  const { user } = await openFilling('SALE_LIST', {
    inventory,
    answers: { builtReserves: inBuilt },
  });
  expect(await screen.findByText('5 copies here are in your built decks')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Lantern Scout/ }));
  expect(screen.queryByText(/in your built decks/)).not.toBeInTheDocument();
});
