import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { TextArea, remainingText } from './text-area';

const area = () => screen.getByRole('textbox', { name: 'Banner message' });

test('counts its characters from the start and while typing', async () => {
  render(<TextArea label="Banner message" limit={1000} defaultValue="Hello" />);
  expect(screen.getByText('5 / 1000')).toBeVisible();
  await userEvent.type(area(), ' there');
  expect(screen.getByText('11 / 1000')).toBeVisible();
});

test('announces the rest only when there is little room', async () => {
  render(<TextArea label="Banner message" limit={20} />);
  await userEvent.type(area(), 'x'.repeat(17));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(area(), 'x');
  expect(screen.getByRole('status')).toHaveTextContent('At most 10 characters left.');
});

test('accepts text past the limit, so that nothing pasted is lost silently', async () => {
  render(<TextArea label="Banner message" limit={3} />);
  await userEvent.type(area(), 'four');
  expect(area()).toHaveValue('four');
  expect(screen.getByRole('status')).toHaveTextContent('Too long by a few characters.');
});

test('counts again after its form is reset', async () => {
  function Form() {
    const { register, reset } = useForm({ defaultValues: { banner: 'Old' } });
    return (
      <>
        <TextArea label="Banner message" limit={50} {...register('banner')} />
        <button onClick={() => reset({ banner: 'Brand new' })}>Reset</button>
      </>
    );
  }
  render(<Form />);
  expect(screen.getByText('3 / 50')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(area()).toHaveValue('Brand new');
  expect(screen.getByText('9 / 50')).toBeVisible();
});

test('is described by its error', () => {
  render(<TextArea label="Banner message" error="It is too long." />);
  expect(area()).toBeInvalid();
  expect(area()).toHaveAccessibleDescription('It is too long.');
});

test.each([
  [0, ''],
  [899, ''],
  [900, 'At most 100 characters left.'],
  [905, 'At most 100 characters left.'],
  [911, 'At most 90 characters left.'],
  [999, 'At most 10 characters left.'],
  [1000, 'No characters left.'],
  [1001, 'Too long by a few characters.'],
  [1034, 'Too long by over 30 characters.'],
])('of 1000 characters, %i are used: “%s”', (length, said) => {
  expect(remainingText(length, 1000)).toBe(said);
});
