import { render, screen } from '@testing-library/react';
import { Notice } from './notice';

test('an error interrupts', () => {
  render(<Notice tone="error">It failed</Notice>);
  expect(screen.getByRole('alert')).toHaveTextContent('It failed');
});

test.each(['info', 'success', 'warning'] as const)('a %s waits its turn', (tone) => {
  render(
    <Notice tone={tone} title="Mind">
      the gap
    </Notice>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Mindthe gap');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
