import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorPanel } from './error-panel';

test('says that something went wrong, and leads back or offers a reload', async () => {
  let back = 0;
  render(<ErrorPanel message="No luck" onBack={() => void (back += 1)} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Oops! Something went wrong');
  expect(screen.getByRole('alert')).toHaveTextContent('No luck');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(back).toBe(1);
});
