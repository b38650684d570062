import { act, screen, within } from '@testing-library/react';
import { aCard, aCardImage, aPrinting } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { failing } from '@tests/support/client/fake-api';
import { renderApp, renderWithProviders } from '@tests/support/client/render-app';
import { cardClosed, cardOpened, printingOpened } from '../model/card-view-slice';
import { CardDialog } from './card-dialog';

const leader = aCard({
  id: 'sor-001',
  name: 'Ember Warden',
  cardType: 'LEADER',
  images: { front: aCardImage('front', 'LANDSCAPE'), back: aCardImage('back') },
  cardVariants: [
    aPrinting('STANDARD', 125, {
      images: { front: aCardImage('front', 'LANDSCAPE'), back: aCardImage('back') },
    }),
    aPrinting('FOIL', null),
    aPrinting('HYPERSPACE_FOIL', 500),
    aPrinting('SHOWCASE', null),
  ],
});
const plain = aCard({
  id: 'sor-002',
  name: 'Brass Harrier',
  standardCardNumber: 2,
  cardVariants: [aPrinting('STANDARD', 20)],
});
const bare = aCard({ id: 'sor-003', name: 'Hollow Sign', standardCardNumber: 3 });
const catalogue = { cardSets: [aCardSet({ cards: [leader, plain, bare] })] };

async function open(name: string) {
  const app = renderApp('/cards/sor', { catalogue });
  await app.user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: /^(?!Loading)/ });
  return { ...app, dialog };
}
const prices = (dialog: HTMLElement) =>
  within(
    within(dialog).queryByRole('list', { name: 'Market prices' }) ?? document.createElement('ul'),
  )
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

test('shows the card under its name, with the prices of the first group', async () => {
  const { dialog } = await open('Ember Warden');
  expect(dialog).toHaveAccessibleName('Ember Warden');
  expect(within(dialog).getByRole('img', { name: 'Ember Warden' })).toBeVisible();
  // The visible text, then the text for screen readers.
  expect(prices(dialog)).toEqual(['S: $1.25Standard: $1.25', 'F: N/AFoil: N/A']);
  expect(within(dialog).getByText('S: $1.25')).toHaveAttribute('aria-hidden', 'true');
  expect(within(dialog).getByTitle('Standard')).toHaveTextContent('S: $1.25');
});

test('names its tabs after the first type of each group that the card has', async () => {
  const { dialog, user } = await open('Ember Warden');
  const tabs = within(dialog).getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Standard', 'Hyperspace Foil', 'Showcase']);
  await user.click(tabs[1]!);
  expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
  expect(prices(dialog)).toEqual(['HSF: $5.00Hyperspace Foil: $5.00']);
  await user.click(tabs[2]!);
  expect(prices(dialog)).toEqual([]);
});

test('a card that is requested by a printing opens at its tab', async () => {
  const { store } = renderWithProviders(<CardDialog />, { catalogue });
  const printing = { cardId: 'sor-001', variantType: 'HYPERSPACE_FOIL', listed: [] } as const;
  act(() => void store.dispatch(printingOpened(printing)));
  expect(await screen.findByRole('tab', { name: 'Hyperspace Foil', selected: true })).toBeVisible();
});

test('a card with one group has no tabs', async () => {
  const { dialog } = await open('Brass Harrier');
  expect(within(dialog).queryByRole('tab')).not.toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: 'Show Back' })).not.toBeInTheDocument();
});

test('a card with a back can be flipped and flipped back', async () => {
  const { dialog, user } = await open('Ember Warden');
  await user.click(within(dialog).getByRole('button', { name: 'Show Back' }));
  expect(within(dialog).getByRole('img', { name: 'Ember Warden (back)' })).toBeInTheDocument();
  expect(within(dialog).queryByRole('img', { name: 'Ember Warden' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Show Front' }));
  expect(within(dialog).getByRole('img', { name: 'Ember Warden' })).toBeInTheDocument();
});

test('a card without printings is an error that can be closed', async () => {
  const { dialog, user, store } = await open('Hollow Sign');
  expect(dialog).toHaveAccessibleName('Error');
  expect(dialog).toHaveTextContent('No card data available');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(store.getState().cardDetail.cardId).toBeNull();
});

test('Escape closes it and gives the focus back', async () => {
  const { user } = await open('Brass Harrier');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Brass Harrier' })).toHaveFocus();
});

test('the keyboard opens a card of the table', async () => {
  const { user } = renderApp('/cards/sor?view=list', { catalogue });
  const number = await screen.findByRole('button', { name: '2 Open Brass Harrier' });
  act(() => number.focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Brass Harrier' })).toBeVisible();
});

test('opens, and closes at once', async () => {
  const { store } = renderWithProviders(<CardDialog />, { catalogue });
  act(() => void store.dispatch(cardOpened('sor-002')));
  expect(await screen.findByRole('dialog')).toBeVisible();
  act(() => void store.dispatch(cardClosed()));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a card that isn’t cached is loaded first', async () => {
  const { store, api } = renderWithProviders(<CardDialog />, { catalogue });
  act(() => void store.dispatch(cardOpened('sor-002')));
  expect(await screen.findByRole('dialog', { name: 'Loading...' })).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'Brass Harrier' })).toBeVisible();
  expect(api.calls.map(({ operationName }) => operationName)).toContain('Card');
  expect(store.getState().cardCache.byId['sor-002']).toBeDefined();
});

test('a failed load says why, and a retry works', async () => {
  const { api, store, user } = renderWithProviders(<CardDialog />, {
    catalogue,
    prepare: (it) => it.answerWith(failing.offline),
  });
  act(() => void store.dispatch(cardOpened('sor-002')));
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  expect(dialog).toHaveTextContent('No card data available');
  api.answerWith(null);
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Brass Harrier' })).toBeVisible();
});

test('leaving the page closes it', async () => {
  const { store, unmount } = renderWithProviders(<CardDialog />, { catalogue });
  act(() => void store.dispatch(cardOpened('sor-002')));
  expect(await screen.findByRole('dialog', { name: 'Brass Harrier' })).toBeVisible();
  unmount();
  expect(store.getState().cardDetail.cardId).toBeNull();
});
