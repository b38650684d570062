import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SortHeader, type SortDirection } from './sort-header';

function renderHeader(direction: SortDirection | null, onSort = () => undefined) {
  render(
    <table>
      <thead>
        <tr>
          <SortHeader direction={direction} onSort={onSort}>
            Name
          </SortHeader>
        </tr>
      </thead>
    </table>,
  );
}

test.each([
  ['ascending', 'ascending'],
  ['descending', 'descending'],
  [null, 'none'],
] as const)('sorted %s, its column says %s', (direction, said) => {
  renderHeader(direction);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', said);
});

test('its button sorts, by keyboard too', async () => {
  let sorted = 0;
  renderHeader(null, () => void (sorted += 1));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(sorted).toBe(1);
});
