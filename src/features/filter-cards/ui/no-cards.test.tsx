import { act, screen } from '@testing-library/react';
import { EMPTY_CARD_FILTER } from '@domain/card-filter';
import { renderWithProviders } from '@tests/support/client/render-app';
import { searchLineTyped } from '@/entities/card-list';
import { FilterToggle } from './filter-toggle';
import { NoCards } from './no-cards';

test('says that no cards match, and brings all back', async () => {
  const { store, user } = renderWithProviders(
    <>
      <FilterToggle />
      <NoCards />
    </>,
  );
  act(() => void store.dispatch(searchLineTyped('cost:3 power>hp')));
  expect(screen.getByRole('heading', { name: 'No cards match' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(store.getState().cardList).toMatchObject({ filter: EMPTY_CARD_FILTER, query: '' });
  expect(screen.getByRole('button', { name: 'Show Filters' })).toHaveFocus();
});
