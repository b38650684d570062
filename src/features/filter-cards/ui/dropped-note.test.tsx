import { screen } from '@testing-library/react';
import { renderWithProviders } from '@tests/support/client/render-app';
import { useCardListLink } from '@/entities/card-list';
import { DroppedNote } from './dropped-note';
import { FilterToggle } from './filter-toggle';

function List() {
  useCardListLink();
  return (
    <>
      <DroppedNote />
      <FilterToggle />
    </>
  );
}
const follow = (link: string) => renderWithProviders(<List />, { path: `/${link}` });

test('names what a link says in vain, until it is dismissed', async () => {
  const { store, user } = follow('?colour=red&rarity=rare,shiny');
  expect(screen.getByRole('status')).toHaveTextContent(
    'What couldn’t be used here was left out: colour, rarity "shiny".',
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
