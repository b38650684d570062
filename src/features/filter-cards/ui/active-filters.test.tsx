import { act, screen, within } from '@testing-library/react';
import { EMPTY_CARD_FILTER } from '@domain/card-filter';
import { renderWithProviders } from '@tests/support/client/render-app';
import { searchLineTyped, choiceToggled } from '../model/card-list-slice';
import { ActiveFilters, FilterToggle } from './active-filters';
import { aCard } from '@tests/factories/card';
import { FilterDrawer } from './filter-drawer';

function ask(line: string) {
  const app = renderWithProviders(
    <>
      <FilterToggle />
      <ActiveFilters />
    </>,
  );
  act(() => void app.store.dispatch(searchLineTyped(line)));
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
  const { user } = ask(LINE);
  expect(texts()).toEqual(ALL);
  await user.click(remove(text));
  expect(texts()).toEqual(ALL.filter((other) => other !== text));
});

test('after the last one is removed, the toggle has the focus', async () => {
  const { store, user } = ask('cost:3');
  await user.click(remove('Cost 3'));
  expect(store.getState().cardList.filter).toEqual(EMPTY_CARD_FILTER);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show Filters' })).toHaveFocus();
});

test('all are removed at once, with the search line’s text', async () => {
  const { store, user } = ask(LINE);
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

test('shows and hides the drawer that it names, and keeps the focus', async () => {
  const { user } = open();
  expect(drawer()).not.toBeInTheDocument();
  const toggle = screen.getByRole('button', { name: 'Show Filters', expanded: false });
  await user.click(toggle);
  expect(toggle).toHaveAccessibleName('Hide Filters');
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle).toHaveAttribute('aria-controls', drawer()!.id);
  expect(toggle).toHaveFocus();
  await user.click(toggle);
  expect(toggle).toHaveTextContent('Show Filters');
  expect(drawer()).not.toBeInTheDocument();
});

test('counts the active filters, in the drawer and beyond it', async () => {
  const { store, user } = open();
  const toggle = screen.getByRole('button');
  await user.click(toggle);
  await user.click(screen.getByRole('button', { name: 'Common' }));
  act(() => void store.dispatch(choiceToggled({ field: 'selectedCosts', value: 2 })));
  expect(toggle).toHaveAccessibleName('Hide Filters, 2 active');
  act(() => void store.dispatch(searchLineTyped('power>hp')));
  expect(toggle).toHaveAccessibleName('Hide Filters, 1 active');
  expect(toggle).toHaveTextContent('Hide Filters1');
});

test('Escape in the drawer closes it and gives the focus back, and so does Done', async () => {
  const { user } = open();
  const toggle = screen.getByRole('button');
  await user.click(toggle);
  screen.getByRole('button', { name: 'Common' }).focus();
  await user.keyboard('{Escape}');
  expect(drawer()).not.toBeInTheDocument();
  expect(toggle).toHaveFocus();
  await user.click(toggle);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(drawer()).not.toBeInTheDocument();
  expect(toggle).toHaveFocus();
});
