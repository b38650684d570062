import { act, screen } from '@testing-library/react';
import { aCard } from '@tests/factories/card';
import { renderWithProviders } from '@tests/support/client/render-app';
import { choiceToggled, searchLineTyped } from '@/entities/card-list';
import { FilterDrawer } from './filter-drawer';
import { FilterToggle } from './filter-toggle';

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

test('counts what is asked, in the drawer and beyond it', async () => {
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
