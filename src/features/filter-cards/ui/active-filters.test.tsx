import { act, screen, waitFor, within } from '@testing-library/react';
import { EMPTY_CARD_FILTER } from '@domain/card-filter';
import { renderWithProviders } from '@tests/support/client/render-app';
import { choiceToggled } from '../model/card-list-slice';
import { ActiveFilters, FilterToggle } from './active-filters';
import { aCard } from '@tests/factories/card';
import { FilterDrawer } from './filter-drawer';
import { typeSearchLine } from '../model/type-search-line';

/** The letter is painted before its chips. */
async function ask(line: string) {
  const app = renderWithProviders(
    <>
      <FilterToggle />
      <ActiveFilters />
    </>,
  );
  act(() => void app.store.dispatch(typeSearchLine(line)));
  await screen.findByRole('list', { name: 'Active filters' });
  return app;
}
const texts = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const ALL = ['Text: “luke”', 'Rare', 'Cost 3', 'Cost 4', 'Required: Command', 'power>hp'];
const LINE = 'rarity:rare cost:3,4 aspect:command power>hp "luke"';
const remove = (text: string) => screen.getByRole('button', { name: `Remove ${text}` });

test('there are no chips while there is no filter', () => {
  renderWithProviders(<ActiveFilters />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each(ALL)('“%s” is removed alone, and all others stay', async (text) => {
  const { user } = await ask(LINE);
  expect(texts()).toEqual(ALL);
  await user.click(remove(text));
  expect(texts()).toEqual(ALL.filter((other) => other !== text));
});

test('after the last one is removed, the toggle has the focus', async () => {
  const { store, user } = await ask('cost:3');
  await user.click(remove('Cost 3'));
  expect(store.getState().cardList.filter).toEqual(EMPTY_CARD_FILTER);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show Filters' })).toHaveFocus();
});

test('all are removed at once, with the search line’s text', async () => {
  const { store, user } = await ask(LINE);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(store.getState().cardList).toMatchObject({ filter: EMPTY_CARD_FILTER, query: '' });
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show Filters' })).toHaveFocus();
});

const cards = [aCard()];
const open = () =>
  renderWithProviders(
    <>
      <FilterToggle />
      <FilterDrawer cards={cards} />
    </>,
  );
const drawer = () => screen.queryByRole('region', { name: 'Filters' });
/** The pressed toggle is painted before the drawer. */
const shown = () => screen.findByRole('region', { name: 'Filters' });
const hidden = () => waitFor(() => expect(drawer()).not.toBeInTheDocument());

test('shows and hides the drawer that it names, and keeps the focus', async () => {
  const { user } = open();
  expect(drawer()).not.toBeInTheDocument();
  const toggle = screen.getByRole('button', { name: 'Show Filters', expanded: false });
  await user.click(toggle);
  expect(toggle).toHaveAccessibleName('Hide Filters');
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle).toHaveAttribute('aria-controls', (await shown()).id);
  expect(toggle).toHaveFocus();
  await user.click(toggle);
  expect(toggle).toHaveTextContent('Show Filters');
  await hidden();
});

test('counts the active filters, in the drawer and beyond it', async () => {
  const { store, user } = open();
  const toggle = screen.getByRole('button');
  await user.click(toggle);
  await user.click(await screen.findByRole('button', { name: 'Common' }));
  act(() => void store.dispatch(choiceToggled({ field: 'selectedCosts', value: 2 })));
  expect(toggle).toHaveAccessibleName('Hide Filters, 2 active');
  act(() => void store.dispatch(typeSearchLine('power>hp')));
  await waitFor(() => expect(toggle).toHaveAccessibleName('Hide Filters, 1 active'));
  expect(toggle).toHaveTextContent('Hide Filters1');
});

test('Escape in the drawer closes it and gives the focus back, and so does Done', async () => {
  const { user } = open();
  const toggle = screen.getByRole('button');
  await user.click(toggle);
  (await screen.findByRole('button', { name: 'Common' })).focus();
  await user.keyboard('{Escape}');
  await hidden();
  expect(toggle).toHaveFocus();
  await user.click(toggle);
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await hidden();
  expect(toggle).toHaveFocus();
});
