import type { CardSortColumn } from '@domain/card';
import { cardSortReducer, sortBegun, sortChosen } from './card-sort-slice';

const after = (...columns: CardSortColumn[]) =>
  columns.reduce(
    (state, column) => cardSortReducer(state, sortChosen(column)),
    cardSortReducer(undefined, sortBegun()),
  );

test.each<[CardSortColumn[], string, string]>([
  [[], 'number', 'ascending'],
  [['number'], 'number', 'descending'],
  [['number', 'number'], 'number', 'ascending'],
  [['name'], 'name', 'ascending'],
  [['name', 'name'], 'name', 'descending'],
  [['name', 'name', 'cost'], 'cost', 'ascending'],
])('after clicks on %j it sorts by %s, %s', (clicks, column, direction) => {
  expect(after(...clicks)).toEqual({ column, direction });
});

test('a table opened anew is sorted as at first', () => {
  expect(cardSortReducer({ column: 'name', direction: 'descending' }, sortBegun())).toEqual({
    column: 'number',
    direction: 'ascending',
  });
});
