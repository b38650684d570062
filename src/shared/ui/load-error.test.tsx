import { render, screen } from '@testing-library/react';
import { LoadError } from './load-error';

test.each([
  ['UNKNOWN_OPERATION', 'Reload'],
  ['UNKNOWN_VALUE', 'Reload'],
  ['OUTDATED_BUILD', 'Reload'],
  ['NETWORK', 'Try again'],
])('what helps against %s: %s', (code, help) => {
  render(<LoadError error={{ code, message: 'No cards.' }} onRetry={() => undefined} />);
  expect(screen.getByRole('button')).toHaveAccessibleName(help);
  expect(screen.getByRole('alert')).toHaveTextContent('Error: No cards.');
});
