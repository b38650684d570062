import { screen, waitFor, within } from '@testing-library/react';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { terms } from '@tests/factories/wants';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';

test('“Show Wanted Cards Only” leaves what will do and isn’t above the viewer’s limit', async () => {
  const priced = (cardId: string, fixedPriceInCents: number) =>
    aSaleItem({ cardId, priceType: 'FIXED', fixedPriceInCents });
  const items = {
    'scout-1-standard': priced('scout-1', 1_250),
    'harrier-2-standard': priced('harrier-2', 75),
    'warden-1-standard': aSaleItem({ cardId: 'warden-1', priceType: 'CONTACT' }),
  };
  const { user } = renderApp('/collections/moss/sell', {
    user: aUser({ handle: 'fern' }),
    catalogue: {
      cardSets: tradeSets(),
      saleLists: { own: null, shared: { moss: aSaleList({ items }) } },
      wantLists: {
        own: { 'scout-1-foil': 1, 'harrier-2-foil': 1 },
        terms: {
          'scout-1-foil': terms({ wouldDo: 'ANY', atMostCents: 1_249 }),
          'harrier-2-foil': terms({ wouldDo: 'ANY', atMostCents: 75 }),
        },
        shared: {},
      },
    },
  });
  const rows = async () =>
    within(await screen.findByRole('region', { name: 'Cards for sale' })).getAllByRole('listitem');
  await user.click(await screen.findByRole('switch', { name: 'Show Wanted Cards Only' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect((await rows())[0]).toHaveTextContent('Brass Harrier');
});
