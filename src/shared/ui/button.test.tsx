import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

test('is a button that sends no form by accident', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button');
});

test('an icon alone has a name', () => {
  render(<Button icon="close" aria-label="Close" />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
});

test('takes no click while its action is under way', async () => {
  let clicks = 0;
  render(
    <Button loading onClick={() => void (clicks += 1)}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button, { pointerEventsCheck: 0 });
  expect(clicks).toBe(0);
});
