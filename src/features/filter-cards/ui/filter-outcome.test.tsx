import { render, screen, act } from '@testing-library/react';
import { EMPTY_CARD_FILTER } from '@domain/card-filter';
import { useAddressLink } from '@/shared/lib/address/address-link';
import { renderWithProviders } from '@tests/support/client/render-app';
import { cardListLink } from '../model/list-links';
import { FilterToggle } from './active-filters';
import { ShownCount, NoCards, DroppedNote } from './filter-outcome';
import { typeSearchLine } from '../model/type-search-line';

test.each([
  [84, 252, '84 of 252 cards'],
  [0, 252, '0 of 252 cards'],
  [252, 252, '252 cards'],
  [0, 1, '0 of 1 card'],
  [1, 1, '1 card'],
])('%i shown of %i', (shown, total, text) => {
  render(<ShownCount shown={shown} total={total} />);
  expect(screen.getByText(text)).toBeVisible();
});

test('a change is announced, since the status element already exists', () => {
  const { rerender } = render(<ShownCount shown={252} total={252} />);
  const status = screen.getByRole('status');
  rerender(<ShownCount shown={84} total={252} />);
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('84 of 252 cards');
});

test('says that no cards match, and can clear all filters', async () => {
  const { store, user } = renderWithProviders(
    <>
      <FilterToggle />
      <NoCards />
    </>,
  );
  act(() => void store.dispatch(typeSearchLine('cost:3 power>hp')));
  expect(screen.getByRole('heading', { name: 'No cards match' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(store.getState().cardList).toMatchObject({ filter: EMPTY_CARD_FILTER, query: '' });
  expect(screen.getByRole('button', { name: 'Show Filters' })).toHaveFocus();
});

function List() {
  useAddressLink(cardListLink);
  return (
    <>
      <DroppedNote />
      <FilterToggle />
    </>
  );
}
const follow = (link: string) => renderWithProviders(<List />, { path: `/${link}` });

test('names the ignored parts of a link, until dismissed', async () => {
  const { store, user } = follow('?colour=red&rarity=rare,shiny');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Ignored in this link: colour, rarity=shiny',
  );
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(store.getState().cardList.filter.selectedRarities).toEqual(['RARE']);
  expect(screen.getByRole('button', { name: /^Show Filters/ })).toHaveFocus();
});

test('a link that is understood needs no note', () => {
  follow('?rarity=rare&cost=3');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
