import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '@tests/support/client/render-app';
import { cardListReducer, choiceToggled } from '@/entities/card-list';
import { WordGroup } from './word-group';

const SIXTY = Array.from({ length: 60 }, (_, index) => `Guild ${index + 100}`);

const open = (options: readonly string[], chosen: readonly string[] = []) => {
  const cardList = chosen
    .map((value) => choiceToggled({ field: 'selectedTraits', value }))
    .reduce(cardListReducer, cardListReducer(undefined, { type: 'start' }));
  return renderWithProviders(
    <WordGroup label="Traits" noun="trait" field="selectedTraits" options={options} />,
    { preloadedState: { cardList } },
  );
};
const words = () =>
  within(screen.getByRole('group', { name: 'Traits' }))
    .queryAllByRole('button', { name: /^[GS]/ })
    .map((button) => button.textContent);

test('says that a card has to have all of them', () => {
  open(['Scout']);
  const group = screen.getByRole('group', { name: 'Traits' });
  expect(group).toHaveAccessibleDescription('cards that have all of these');
});

test('a few words are all in sight and need no field to find them', () => {
  open(['Guild', 'Scout']);
  expect(words()).toEqual(['Guild', 'Scout']);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('what was chosen comes first, however it is spelt; what is chosen now stays in its place', async () => {
  const { user } = open(SIXTY, ['guild 130']);
  expect(words().slice(0, 3)).toEqual(['Guild 130', 'Guild 100', 'Guild 101']);
  await user.click(screen.getByRole('button', { name: 'Guild 101' }));
  expect(words().slice(0, 3)).toEqual(['Guild 130', 'Guild 100', 'Guild 101']);
  expect(screen.getByRole('button', { name: 'Guild 101' })).toHaveFocus();
});

test('of many words those are found that have what is typed', async () => {
  const { store, user } = open(SIXTY);
  const find = screen.getByRole('textbox', { name: 'Find a trait' });
  await user.type(find, ' gUILD 15');
  expect(words()).toEqual(SIXTY.slice(50));
  await user.type(find, '9?');
  expect(words()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('There is no trait like this.');
  await user.click(screen.getByRole('button', { name: 'Clear Find a trait' }));
  expect(words()).toHaveLength(60);
  expect(store.getState().cardList.filter.selectedTraits).toEqual([]);
});
