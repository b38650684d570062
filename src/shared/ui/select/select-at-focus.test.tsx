import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SelectAtFocus } from './select-at-focus';

const options = [
  { value: 'market', label: 'Market' },
  { value: 'fixed', label: 'Fixed' },
];

function Row() {
  const [value, setValue] = useState('market');
  return (
    <>
      <SelectAtFocus
        label="Price"
        options={options}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <button>Next</button>
    </>
  );
}

const price = () => screen.getByRole('combobox', { name: 'Price' });

test('is text that names its choice, and a select while it has the focus', async () => {
  const user = userEvent.setup();
  render(<Row />);
  expect(price()).toHaveTextContent(/^Market$/);
  expect(screen.queryByRole('option')).not.toBeInTheDocument();

  await user.tab();
  expect(price()).toHaveFocus();
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await user.selectOptions(price(), 'Fixed');
  await user.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(price()).toHaveTextContent(/^Fixed$/);
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('is a select under the mouse, and stays one if it was pressed', async () => {
  const user = userEvent.setup();
  render(<Row />);
  await user.hover(price());
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await user.hover(price());
  await user.unhover(price());
  expect(screen.queryByRole('option')).not.toBeInTheDocument();

  await user.hover(price());
  await user.click(price());
  await user.unhover(price());
  expect(price()).toHaveFocus();
  expect(screen.getAllByRole('option')).toHaveLength(2);
});
