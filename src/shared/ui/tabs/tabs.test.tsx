import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

const tabs = [
  { key: 'standard', label: 'Standard' },
  { key: 'hyperspace', label: 'Hyperspace' },
  { key: 'showcase', label: 'Showcase' },
] as const;

function Example() {
  const [active, setActive] = useState<(typeof tabs)[number]['key']>('standard');
  return (
    <Tabs label="Printings" tabs={tabs} active={active} onSelect={setActive}>
      Prices of {active}
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('one tab is selected, and names its panel', () => {
  render(<Example />);
  expect(screen.getByRole('tablist', { name: 'Printings' })).toBeVisible();
  expect(tab('Standard')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Hyperspace')).toHaveAttribute('aria-selected', 'false');
  expect(screen.getByRole('tabpanel', { name: 'Standard' })).toHaveTextContent('standard');
});

test('a click selects', async () => {
  render(<Example />);
  await userEvent.click(tab('Showcase'));
  expect(screen.getByRole('tabpanel', { name: 'Showcase' })).toHaveTextContent('showcase');
});

test.each([
  ['{ArrowRight}', 'Hyperspace'],
  ['{ArrowLeft}', 'Showcase'],
  ['{End}', 'Showcase'],
  ['{End}{ArrowRight}', 'Standard'],
  ['{End}{Home}', 'Standard'],
])('%s leads to %s', async (keys, name) => {
  const user = userEvent.setup();
  render(<Example />);
  await user.tab();
  expect(tab('Standard')).toHaveFocus();
  await user.keyboard(keys);
  expect(tab(name)).toHaveFocus();
  expect(tab(name)).toHaveAttribute('aria-selected', 'true');
});

test('the Tab key leaves the row of tabs', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.tab();
  await user.tab();
  expect(document.body).toHaveFocus();
});
