import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SegmentedRadios } from './segmented-radios';

function Example() {
  const [days, setDays] = useState(7);
  const options = [
    { value: 7, label: '7 days' },
    { value: 30, label: '30 days' },
  ];
  return <SegmentedRadios label="Period" options={options} value={days} onChange={setDays} />;
}

const radio = (name: string) => screen.getByRole('radio', { name });

test('is a named group of which one is chosen', async () => {
  render(<Example />);
  expect(screen.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
  expect(radio('7 days')).toBeChecked();
  await userEvent.click(screen.getByText('30 days'));
  expect(radio('30 days')).toBeChecked();
  expect(radio('7 days')).not.toBeChecked();
});

test('is one stop of the Tab key, and arrow keys choose', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.tab();
  expect(radio('7 days')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(radio('30 days')).toBeChecked();
  await user.tab();
  expect(document.body).toHaveFocus();
});
