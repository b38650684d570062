import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '@tests/support/client/render-app';
import { choiceToggled } from '../model/card-list-slice';
import { NumberRange } from './number-range';

const OPTIONS = [1, 2, 3, 5, 8];

function open(chosen: readonly number[] = []) {
  const app = renderWithProviders(<NumberRange field="selectedCosts" options={OPTIONS} />);
  for (const value of chosen)
    act(() => void app.store.dispatch(choiceToggled({ field: 'selectedCosts', value })));
  const move = (name: string, to: number) =>
    fireEvent.change(screen.getByRole('slider', { name }), {
      target: { value: OPTIONS.indexOf(to) },
    });
  return { move, costs: () => app.store.getState().cardList.filter.selectedCosts };
}

const shown = () =>
  screen.getAllByRole('slider').map((thumb) => thumb.getAttribute('aria-valuetext'));

test.each([
  ['none', [], ['1', '8']],
  ['one', [3], ['3', '3']],
  ['some, from the first to the last of them', [5, 2], ['2', '5']],
  ['one that no card has', [9], ['1', '8']],
])('stands at what is chosen: %s', (_, chosen, ends) => {
  open(chosen);
  expect(shown()).toEqual(ends);
});

test('chooses all numbers between both thumbs', () => {
  const { move, costs } = open();
  move('Cost from', 2);
  expect(costs()).toEqual([2, 3, 5, 8]);
  move('Cost to', 5);
  expect(costs()).toEqual([2, 3, 5]);
  expect(shown()).toEqual(['2', '5']);
});

test('fills what was chosen with gaps', () => {
  const { move, costs } = open([2, 5]);
  move('Cost to', 8);
  expect(costs()).toEqual([2, 3, 5, 8]);
});

test('from end to end, none is chosen', () => {
  const { move, costs } = open([2, 3]);
  move('Cost from', 1);
  move('Cost to', 8);
  expect(costs()).toEqual([]);
});

test('a thumb stops at the other one', () => {
  const { move, costs } = open([3]);
  move('Cost from', 8);
  expect(costs()).toEqual([3]);
  move('Cost to', 1);
  expect(costs()).toEqual([3]);
});
