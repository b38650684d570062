import { screen, within } from '@testing-library/react';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';
// Translated before any test waits for what is in them.
import '@/pages/trade-list';

const commitments = [{ variantId: 'scout-1-standard', promised: 1, asked: 2 }];

/** Opens a list with three Lantern Scouts: one is in an accepted offer, two are in pending offers. */
function look(path: string, isSignedIn: boolean) {
  const items = {
    'scout-1-standard': aSaleItem({ cardId: 'scout-1', quantity: 3 }),
    'warden-1-standard': aSaleItem({ cardId: 'warden-1' }),
  };
  const wanted = { 'scout-1-standard': 3, 'warden-1-standard': 1 };
  renderApp(path, {
    ...(isSignedIn && { user: aUser({ handle: 'fern' }) }),
    catalogue: {
      cardSets: tradeSets(),
      saleLists: { own: aSaleList({ items }), shared: { moss: aSaleList({ items }) } },
      wantLists: { own: wanted, shared: { moss: wanted } },
    },
    answers: { promisedPrintings: commitments },
  });
}

test.each([
  ['the owner of a sale list', '/collections/my/sell', true, /2 of 3 free · 2 in open offers/],
  ['a visitor of a sale list', '/collections/moss/sell', false, /2 of 3 free · 2 in open offers/],
  ['the owner of a want list', '/collections/my/want', true, /2 of 3 still wanted · 2 offered/],
  ['a visitor of a want list', '/collections/moss/want', false, /2 of 3 still wanted · 2 offered/],
])('%s sees the copies in open offers', async (_who, path, isSignedIn, words) => {
  look(path, isSignedIn);
  const list = within(
    await screen.findByRole('region', { name: /^(Cards for sale|Wanted cards)$/ }),
  );
  await list.findByText(/2 of 3/);
  const rows = list.getAllByRole('listitem');
  expect(rows.map(({ textContent }) => words.test(textContent ?? ''))).toEqual([true, false]);
});
