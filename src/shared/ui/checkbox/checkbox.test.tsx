import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Checkbox } from './checkbox';

const box = () => screen.getByRole('checkbox', { name: 'Show foils' });

test('can be ticked by its box, its label and the keyboard', async () => {
  const user = userEvent.setup();
  render(<Checkbox label="Show foils" />);
  await user.click(box());
  expect(box()).toBeChecked();
  await user.click(screen.getByText('Show foils'));
  expect(box()).not.toBeChecked();
  await user.keyboard(' ');
  expect(box()).toBeChecked();
});

test('its hint describes it', () => {
  render(<Checkbox label="Show foils" hint="They are rare." />);
  expect(box()).toHaveAccessibleDescription('They are rare.');
});

test('a form registers it', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  function Form() {
    const { register, handleSubmit } = useForm({ defaultValues: { foils: false } });
    return (
      <form onSubmit={(event) => void handleSubmit((data) => sent.push(data))(event)}>
        <Checkbox label="Show foils" {...register('foils')} />
        <button>Save</button>
      </form>
    );
  }
  render(<Form />);
  await user.click(box());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ foils: true }]);
});
