import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorPanel } from './error-panel';

test('says that something went wrong, and leads back', async () => {
  let back = 0;
  render(<ErrorPanel error={{ message: 'No luck' }} onBack={() => void (back += 1)} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Oops! Something went wrong');
  expect(screen.getByRole('alert')).toHaveTextContent('No luck');
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(back).toBe(1);
});

test('offers a retry if there is one', async () => {
  let tries = 0;
  render(<ErrorPanel error={{ message: 'No luck' }} onRetry={() => void (tries += 1)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
});

test.each(['UNKNOWN_OPERATION', 'UNKNOWN_VALUE', 'OUTDATED_BUILD'])(
  'an outdated tab (%s) is offered a reload instead',
  (code) => {
    render(<ErrorPanel error={{ code, message: 'Old' }} onRetry={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
);
