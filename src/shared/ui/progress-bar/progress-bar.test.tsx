import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';

const bar = (name: string) => screen.getByRole('progressbar', { name });

test('says how much of what is done', () => {
  render(<ProgressBar label="Standard cards" value={12} total={40} />);
  expect(bar('Standard cards')).toHaveAttribute('aria-valuenow', '12');
  expect(bar('Standard cards')).toHaveAttribute('aria-valuemax', '40');
  expect(bar('Standard cards')).toHaveAttribute('aria-valuetext', '12 of 40');
  expect(screen.getByText('12 of 40')).toBeVisible();
  expect(bar('Standard cards').firstChild).toHaveStyle({ width: '30%' });
});

test('has no value while nobody knows how far it is', () => {
  render(<ProgressBar label="Import" value={null} total={1} text="Under way" />);
  expect(bar('Import')).not.toHaveAttribute('aria-valuenow');
  expect(bar('Import')).toHaveAttribute('aria-valuetext', 'Under way');
});

test('is empty for a total of 0, and accepts a text', () => {
  render(<ProgressBar label="Foils" value={0} total={0} text="No foils in this set" />);
  expect(bar('Foils')).toHaveAttribute('aria-valuetext', 'No foils in this set');
  expect(bar('Foils').firstChild).toHaveStyle({ width: '0%' });
});
