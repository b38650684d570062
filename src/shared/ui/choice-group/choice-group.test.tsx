import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoiceGroup } from './choice-group';

const options = [
  { value: 0, label: 'No rounding', description: '$1.37 stays $1.37' },
  { value: 25, label: '25¢', description: '$1.37 becomes $1.50' },
  { value: 100, label: '$1', disabled: true },
];

function Example({ error }: { error?: string }) {
  const [cents, setCents] = useState<number | null>(null);
  return (
    <>
      <ChoiceGroup
        label="Rounding"
        options={options}
        value={cents}
        onChange={setCents}
        error={error}
      />
      <output>{JSON.stringify(cents)}</output>
    </>
  );
}

const radio = (name: string) => screen.getByRole('radio', { name });

test('is a group with a name, whose options have descriptions', () => {
  render(<Example />);
  expect(screen.getByRole('radiogroup', { name: 'Rounding' })).toBeVisible();
  expect(radio('25¢')).toHaveAccessibleDescription('$1.37 becomes $1.50');
  expect(radio('No rounding')).not.toBeChecked();
});

test('the whole row chooses, and exactly one is chosen', async () => {
  render(<Example />);
  await userEvent.click(screen.getByText('$1.37 becomes $1.50'));
  expect(radio('25¢')).toBeChecked();
  await userEvent.click(radio('No rounding'));
  expect(radio('25¢')).not.toBeChecked();
  expect(screen.getByText('0')).toBeVisible();
});

test('arrow keys choose', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(radio('No rounding'));
  await user.keyboard('{ArrowDown}');
  expect(radio('25¢')).toBeChecked();
  expect(radio('25¢')).toHaveFocus();
});

test('its error describes the group', () => {
  render(<Example error="Choose one." />);
  const group = screen.getByRole('radiogroup', { name: 'Rounding' });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Choose one.');
});
