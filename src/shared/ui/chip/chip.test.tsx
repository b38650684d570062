import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Chip, ChipList, ToggleChip } from './chip';

function Filters() {
  const [chips, setChips] = useState(
    ['Rare', 'Foil', 'Space'].map((text) => ({ key: text, text })),
  );
  return (
    <ChipList
      label="Filters"
      chips={chips}
      onRemove={(key) => setChips((all) => all.filter((chip) => chip.key !== key))}
    />
  );
}

const remove = (text: string) => screen.getByRole('button', { name: `Remove ${text}` });

test('a chip says what its button takes away', async () => {
  let removed = 0;
  render(<Chip text="Rare" onRemove={() => void (removed += 1)} />);
  expect(screen.getByText('Rare')).toBeVisible();
  await userEvent.click(remove('Rare'));
  expect(removed).toBe(1);
});

test('the focus goes on to the next chip, and at the end to the one before', async () => {
  const user = userEvent.setup();
  render(<Filters />);
  expect(screen.getByRole('list', { name: 'Filters' })).toBeVisible();

  await user.click(remove('Foil'));
  expect(screen.queryByText('Foil')).not.toBeInTheDocument();
  expect(remove('Space')).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(remove('Rare')).toHaveFocus();
});

test('a toggle says whether it is pressed', async () => {
  function Example() {
    const [pressed, setPressed] = useState(false);
    return (
      <ToggleChip pressed={pressed} onClick={() => setPressed(!pressed)}>
        Foil only
      </ToggleChip>
    );
  }
  render(<Example />);
  expect(screen.getByRole('button', { name: 'Foil only', pressed: false })).toBeVisible();
  await userEvent.click(screen.getByText('Foil only'));
  expect(screen.getByRole('button', { name: 'Foil only', pressed: true })).toBeVisible();
});
