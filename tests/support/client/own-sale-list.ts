import { screen, within } from '@testing-library/react';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { renderApp } from './render-app';
import { aSaleItem } from './sale-items';
import { aSaleList, type FakeSaleItem, type FakeSaleLists } from './sale-lists';

/** The page on which the viewer edits their sale list; by default it offers two Lantern Scouts at $2.50. */
export async function editSaleList(items: Record<string, FakeSaleItem> = someItems()) {
  const own = aSaleList({ items });
  const saleLists: FakeSaleLists = { own, shared: {} };
  const shown = renderApp('/collections/my/sell/edit', {
    user: aUser({ handle: 'fern' }),
    catalogue: { cardSets: tradeSets(), saleLists },
  });
  await screen.findByRole('group', { name: 'Lantern Scout, Standard: copies for sale' });
  const writes = () =>
    shown.api.calls
      .filter(({ operationName }) => operationName === 'UpsertSaleListVariants')
      .map(({ variables }) => (variables['items'] as object[])[0]);
  return { ...shown, list: own, writes };
}

const someItems = () => ({
  'scout-1-standard': aSaleItem({
    cardId: 'scout-1',
    quantity: 2,
    priceType: 'FIXED',
    fixedPriceInCents: 250,
    marketAdjustedPriceInCents: 120,
  }),
});

/** A row's fields, found by the printing in words. */
export const saleRow = (label = 'Lantern Scout, Standard') => {
  const row = within(
    screen.getByRole('group', { name: `${label}: copies for sale` }).closest('li')!,
  );
  return {
    row,
    copies: () => row.getByRole('textbox', { name: `${label}: copies` }),
    price: () => row.getByRole('textbox', { name: `${label}: price in dollars` }),
    kind: () => row.getByRole('combobox', { name: `${label}: kind of price` }),
    less: () => row.getByRole('button', { name: /^One .* less$/ }),
    more: () => row.getByRole('button', { name: /^One .* more$/ }),
    remove: () => row.getByRole('button', { name: `Take ${label} off the list` }),
  };
};
