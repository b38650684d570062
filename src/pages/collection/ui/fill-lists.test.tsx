import { screen, within } from '@testing-library/react';
import { aUser } from '@tests/factories/user';
import { pickedSets } from '@tests/support/client/card-picker';
import { someCollections } from '@tests/support/client/collections';
import { previewed } from '@tests/support/client/fill-trade-list';
import { renderApp } from '@tests/support/client/render-app';
import { giveListsRoom } from '@tests/support/client/room-for-lists';
// Translated before the clock of the first test runs, which a busy machine takes its time for.
import '..';

beforeAll(giveListsRoom);
beforeEach(() => localStorage.clear());

const show = async (path: string, handle: string | null = 'fern') => {
  const shown = renderApp(path, {
    user: aUser({ handle }),
    catalogue: {
      cardSets: pickedSets(),
      collections: someCollections({ own: { 'sor-6-foil': 4 }, handle, shared: { moss: {} } }),
    },
  });
  await screen.findByRole('table', { name: /^Collection of/ });
  return shown;
};
const fillers = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('button', { name: /^(Want all missing|Sell my extras)$/ })
    .map((button) => button.textContent);

test('the cards that the filter lets through are what the lists are filled by', async () => {
  const { user } = await show('/collections/my?set=sor&text=raider');
  await user.click(await screen.findByRole('button', { name: 'Want all missing' }));
  expect(await previewed()).toEqual(['sor-6-standard 0 → 3']);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Sell my extras' }));
  expect(await previewed()).toEqual(['sor-6-foil 0 → 1']);
});

test.each([
  ['its owner', '/collections/my?set=sor', 'fern', 2],
  ['its owner without a handle', '/collections/my?set=sor', null, 0],
  ['its owner while they edit', '/collections/my/edit?set=sor', 'fern', 0],
  ['somebody else', '/collections/moss?set=sor', 'fern', 0],
])('%s at %s as %s is offered %i ways to fill lists', async (_who, path, handle, count) => {
  await show(path, handle);
  expect(fillers()).toHaveLength(count);
});
