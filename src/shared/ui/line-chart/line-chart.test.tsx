import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatPrice } from '@domain/pricing';
import { LineChart } from '.';
import type { ChartSeries } from './chart-series';

const STANDARD: ChartSeries = {
  key: 'standard',
  name: 'Standard',
  points: [
    { at: '2026-01-05T00:00:00Z', value: 100 },
    { at: '2026-01-12T00:00:00Z', value: 110 },
    { at: '2026-01-19T00:00:00Z', value: 90 },
  ],
};
const FOIL: ChartSeries = {
  key: 'foil',
  name: 'Foil',
  points: [{ at: '2026-01-12T00:00:00Z', value: 300 }],
};

const draw = (series: ChartSeries[]) =>
  render(<LineChart label="Prices" series={series} formatValue={formatPrice} />);
const chart = () => screen.getByRole('slider', { name: 'Prices' });
const received = () => chart().getAttribute('aria-valuetext');

// jsdom lays nothing out.
const width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
afterAll(() => width.mockRestore());

test('arrow keys move along the moments and announce each one', async () => {
  draw([STANDARD, FOIL]);
  const user = userEvent.setup();
  await user.tab();
  expect(chart()).toHaveFocus();
  expect(received()).toBe('Jan 19, 2026: Standard $0.90, Foil $3.00');
  await user.keyboard('{ArrowLeft}');
  expect(received()).toBe('Jan 12, 2026: Standard $1.10, Foil $3.00');
  await user.keyboard('{Home}');
  expect(received()).toBe('Jan 5, 2026: Standard $1.00, Foil –');
  expect(chart()).toHaveAttribute('aria-valuenow', '1');
  await user.keyboard('{ArrowLeft}');
  expect(chart()).toHaveAttribute('aria-valuenow', '1');
  await user.keyboard('{End}{ArrowRight}');
  expect(chart()).toHaveAttribute('aria-valuenow', '3');
});

test('pointing reads the nearest moment out, and leaving the last one', async () => {
  draw([STANDARD]);
  const user = userEvent.setup();
  await user.pointer({ target: chart(), coords: { clientX: 0 } });
  expect(screen.getByText('Jan 5, 2026')).toBeVisible();
  expect(screen.getByText('$1.00', { selector: 'b' })).toBeVisible();
  await user.pointer({ target: document.body });
  expect(screen.getByText('$0.90', { selector: 'b' })).toBeVisible();
});

test('axes say what is money and what is time', () => {
  draw([STANDARD]);
  expect(screen.getByText('$1.00', { selector: 'text' })).toBeInTheDocument();
  expect(screen.getByText('Jan 13', { selector: 'text' })).toBeInTheDocument();
});

test('a table has the same figures, newest first', async () => {
  draw([STANDARD, FOIL]);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const toggle = screen.getByRole('button', { name: 'Show as a table' });
  await userEvent.click(toggle);
  const rows = within(screen.getByRole('table', { name: 'Prices' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DateStandardFoil',
    'Jan 19, 2026$0.90$3.00',
    'Jan 12, 2026$1.10$3.00',
    'Jan 5, 2026$1.00–',
  ]);
  expect(screen.getByRole('button', { name: 'Hide the table' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('one point is drawn, and nothing is not', () => {
  const { rerender, container } = draw([FOIL]);
  expect(received()).toBe('Jan 12, 2026: Foil $3.00');
  rerender(<LineChart label="Prices" series={[]} formatValue={formatPrice} />);
  expect(container).toBeEmptyDOMElement();
});
