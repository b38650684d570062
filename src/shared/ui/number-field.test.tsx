import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { NumberField, wholeNumberText } from './number-field';

const field = () => screen.getByRole('textbox', { name: 'Copies' });

test('opens the keypad on phones, but not where a minus is needed', () => {
  const { rerender } = render(<NumberField label="Copies" />);
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  rerender(<NumberField label="Copies" negative />);
  expect(field()).toHaveAttribute('inputmode', 'text');
});

test('a form gets a whole number of what was typed', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  function Form() {
    const { register, handleSubmit } = useForm<{ copies: number }>();
    return (
      <form onSubmit={(event) => void handleSubmit((data) => sent.push(data))(event)}>
        <NumberField label="Copies" {...register('copies', { valueAsNumber: true })} />
        <button>Save</button>
      </form>
    );
  }
  render(<Form />);
  await user.type(field(), 'x1e2.');
  expect(field()).toHaveValue('12');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ copies: 12 }]);
});

test('works as a controlled field, too', async () => {
  function Held() {
    const [text, setText] = useState('');
    return (
      <NumberField
        label="Copies"
        negative
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    );
  }
  render(<Held />);
  await userEvent.type(field(), '-1a5');
  expect(field()).toHaveValue('-15');
});

test.each([
  ['42', '42'],
  ['4e2', '42'],
  [' 1,250 ', '1250'],
  ['-7', '7'],
  ['two', ''],
])('a count typed as “%s” is “%s”', (text, kept) => {
  expect(wholeNumberText(text, false)).toBe(kept);
});

test.each([
  ['-', '-'],
  ['-7', '-7'],
  ['−15', '-15'],
  ['7-', '7'],
  ['40', '40'],
])('a number that may be negative, typed as “%s”, is “%s”', (text, kept) => {
  expect(wholeNumberText(text, true)).toBe(kept);
});
