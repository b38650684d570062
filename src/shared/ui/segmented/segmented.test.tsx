import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Segmented } from './segmented';

function Example() {
  const [view, setView] = useState<'image' | 'list'>('image');
  const options = [
    { value: 'image', label: 'Images', icon: 'image' },
    { value: 'list', label: 'List' },
  ] as const;
  return <Segmented label="View" options={options} value={view} onChange={setView} />;
}

test('exactly one button of the group is pressed', async () => {
  render(<Example />);
  expect(screen.getByRole('group', { name: 'View' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Images', pressed: true })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'List' }));
  expect(screen.getByRole('button', { name: 'List', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Images', pressed: false })).toBeVisible();
});
