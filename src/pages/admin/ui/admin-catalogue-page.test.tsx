import { screen, waitFor, within } from '@testing-library/react';
import { aListedSet, aRun } from '@tests/factories/admin-catalogue';
import {
  openAdminCatalogue,
  renderAdminCatalogue,
  setNames,
} from '@tests/support/screens/admin-catalogue';

test('shows every set with its source, its age and what it holds', async () => {
  await openAdminCatalogue();
  const table = screen.getByRole('table', { name: 'Sets in their order' });
  const cells = within(within(table).getAllByRole('row')[1]!).getAllByRole('cell');
  expect(
    cells
      .slice(0, 1)
      .concat(cells.slice(2, 5))
      .map(({ textContent }) => textContent),
  ).toEqual(['abc.json', '1,252', '4,508', 'Feb 28, 2026']);
  expect(within(table).getByRole('row', { name: /Set DEF/ })).toHaveTextContent('Demo');
});

test('a first import that ended before anybody saw it fetches everything again', async () => {
  const { page, tell } = await openAdminCatalogue();
  page.runs.unshift(aRun({ status: 'DONE' }));
  page.sets.push(aListedSet({ code: 'GHI' }));
  await tell();
  await waitFor(() => expect(setNames()).toEqual(['Set ABCABC', 'Set DEFDEF', 'Set GHIGHI']));
});

test.each(['Accept', 'Drop'])(
  'a price in quarantine stands beside the last one: %s',
  async (decision) => {
    const { user, api, page } = await openAdminCatalogue();
    api.answers.decideQuarantinedPrice = () => {
      page.prices = [];
      return { errors: [] };
    };
    const table = await screen.findByRole('table', { name: 'Prices in quarantine' });
    const row = within(table).getByRole('row', { name: /Lantern Keeper, Standard/ });
    expect(row).toHaveTextContent('$50.00 Feb 28, 2026');
    expect(row).toHaveTextContent('$1.00 Jan 31, 2026');
    await user.click(
      within(row).getByRole('button', { name: `${decision} $50.00 for Lantern Keeper, Standard` }),
    );
    expect(await screen.findByText('No price looks wrong.')).toBeVisible();
    const decided = api.calls.find(
      ({ operationName }) => operationName === 'DecideQuarantinedPrice',
    );
    expect(decided?.variables).toMatchObject({
      variantId: 'abc-001-standard',
      decision: decision.toUpperCase(),
    });
  },
);

test('nothing yet: says so', async () => {
  renderAdminCatalogue({ sets: [], prices: [], products: [] });
  expect(await screen.findByText('No sets yet')).toBeVisible();
  expect(await screen.findByText('No price looks wrong.')).toBeVisible();
  expect(await screen.findByText('Every product of the price sources is matched.')).toBeVisible();
  expect(await screen.findByText('Nobody has changed anything here yet.')).toBeVisible();
});

test('the formats that decks are checked by stand with their rules and sources', async () => {
  await openAdminCatalogue();
  const table = await screen.findByRole('table', { name: 'Deck formats as they are today' });
  const row = within(table).getByRole('row', { name: /^Eternal/ });
  expect(row).toHaveTextContent('at least 50 cards');
  expect(row).toHaveTextContent('War Juggernaut');
  expect(row).toHaveTextContent('Eternally Unlimited');
  expect(screen.getByText(/edit deck-formats\.json in the data folder/)).toBeVisible();
});
