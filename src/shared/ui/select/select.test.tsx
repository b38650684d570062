import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Select } from './select';

const options = [
  { value: 'common', label: 'Common' },
  { value: 'rare', label: 'Rare' },
];

const select = () => screen.getByRole('combobox', { name: 'Rarity' });

test('has a name, a first option that chooses nothing, and its messages', () => {
  render(<Select label="Rarity" options={options} placeholder="Any rarity" error="Choose one." />);
  expect(select()).toHaveDisplayValue('Any rarity');
  expect(select()).toHaveValue('');
  expect(select()).toBeInvalid();
  expect(select()).toHaveAccessibleDescription('Choose one.');
});

test('a form registers it', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  function Form() {
    const { register, handleSubmit } = useForm({ defaultValues: { rarity: 'common' } });
    return (
      <form onSubmit={(event) => void handleSubmit((data) => sent.push(data))(event)}>
        <Select label="Rarity" options={options} {...register('rarity')} />
        <button>Save</button>
      </form>
    );
  }
  render(<Form />);
  expect(select()).toHaveDisplayValue('Common');
  await user.selectOptions(select(), 'Rare');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ rarity: 'rare' }]);
});
