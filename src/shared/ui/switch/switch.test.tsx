import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Switch } from './switch';

function Example() {
  const [on, setOn] = useState(false);
  return (
    <Switch
      label="Share with everyone"
      hint="Anyone with the address can look at it."
      checked={on}
      onChange={(event) => setOn(event.target.checked)}
    />
  );
}

test('is a switch that a click on its label or the keyboard turns', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const control = screen.getByRole('switch', { name: 'Share with everyone' });
  expect(control).not.toBeChecked();
  expect(control).toHaveAccessibleDescription('Anyone with the address can look at it.');

  await user.click(screen.getByText('Share with everyone'));
  expect(control).toBeChecked();
  await user.keyboard(' ');
  expect(control).not.toBeChecked();
});
