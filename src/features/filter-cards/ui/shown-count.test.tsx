import { render, screen } from '@testing-library/react';
import { ShownCount } from './shown-count';

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

test('a change is heard, since it happens in a status that was there before', () => {
  const { rerender } = render(<ShownCount shown={252} total={252} />);
  const status = screen.getByRole('status');
  rerender(<ShownCount shown={84} total={252} />);
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('84 of 252 cards');
});
