import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from './text-field';

const field = () => screen.getByRole('textbox', { name: 'Handle' });

test.each([false, true])('has a name, whether its label is hidden (%s) or not', (hideLabel) => {
  render(<TextField label="Handle" hideLabel={hideLabel} />);
  expect(field()).toBeValid();
  expect(field()).not.toHaveAccessibleDescription();
});

test('says what is wrong before what helps', () => {
  render(<TextField label="Handle" hint="Letters and digits." error="It is too short." />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('It is too short. Letters and digits.');
});

test('an optional field says so in its name', () => {
  render(<TextField label="Handle" optional />);
  expect(screen.getByRole('textbox', { name: 'Handle (optional)' })).toBeVisible();
});

test('a form registers it, reads it and sends the focus to it when it is wrong', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  function Form() {
    const { register, handleSubmit, formState } = useForm<{ handle: string }>();
    return (
      <form noValidate onSubmit={(event) => void handleSubmit((data) => sent.push(data))(event)}>
        <TextField
          label="Handle"
          error={formState.errors.handle?.message}
          {...register('handle', { required: 'Choose a handle.' })}
        />
        <button>Save</button>
      </form>
    );
  }
  render(<Form />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose a handle.')).toBeVisible();
  expect(field()).toHaveFocus();

  await user.type(field(), 'moss');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ handle: 'moss' }]);
});

test('its button empties it and returns the focus; an empty field has no button', async () => {
  const user = userEvent.setup();
  function Search() {
    const [text, setText] = useState('');
    return (
      <TextField
        label="Handle"
        icon="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onClear={() => setText('')}
      />
    );
  }
  render(<Search />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await user.type(field(), 'moss');
  await user.click(screen.getByRole('button', { name: 'Clear Handle' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
