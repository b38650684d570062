import { act, screen } from '@testing-library/react';
import { aUser } from '@tests/factories/user';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleList, changeSettings } from '@tests/support/client/sale-lists';

test('the browser’s event has the list asked for again', async () => {
  const own = aSaleList({
    settings: { banner: 'Pickup on Fridays' },
    items: { 'sor-001-standard': anItem() },
  });
  renderApp('/collections/my/sell', {
    user: aUser(),
    catalogue: { saleLists: { own, shared: {} } },
  });
  expect(await screen.findByText('Pickup on Fridays')).toBeVisible();
  changeSettings(own, { percentageAdjustment: 0, roundingStep: 0, banner: 'Back in May' });
  act(() => void window.dispatchEvent(new Event('sale-list-updated')));
  expect(await screen.findByText('Back in May')).toBeVisible();
});

const anItem = () => ({
  quantity: 1,
  priceType: 'CONTACT' as const,
  fixedPriceInCents: null,
  marketAdjustedPriceInCents: null,
  cardId: 'sor-001',
  version: 1,
});
