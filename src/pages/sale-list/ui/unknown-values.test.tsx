import { screen } from '@testing-library/react';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';

const ITEM = {
  ...aSaleItem({ cardId: 'scout-1' }),
  variantId: 'scout-1-standard',
  condition: 'NEAR_MINT',
};
const ROUNDING = { type: 'UP', value: 25 };

/** A list as the server of a later build may tell it. */
const told = (item: object, rounding: object) => ({
  id: 'sale-list-of-moss',
  isOwner: false,
  handle: 'moss',
  settings: {
    banner: '',
    version: 1,
    marketPricingSettings: { percentageAdjustment: 0, rounding },
  },
  items: [item],
});

test.each([
  ['price type: AUCTION', told({ ...ITEM, priceType: 'AUCTION' }, ROUNDING)],
  ['condition: SIGNED', told({ ...ITEM, condition: 'SIGNED' }, ROUNDING)],
  ['rounding: DOWN', told(ITEM, { ...ROUNDING, type: 'DOWN' })],
  ['rounding: 75', told(ITEM, { ...ROUNDING, value: 75 })],
])('what this build doesn’t know is told by name, with a reload: %s', async (what, list) => {
  const data = { cardSets: tradeSets(), userSaleLists: [list] };
  renderApp('/collections/moss/sell', {
    user: aUser({ handle: 'fern' }),
    prepare: (api) => api.answerWith(async () => Response.json({ data })),
  });
  expect(await screen.findByText(`Error: Unknown ${what}`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
