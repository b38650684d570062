import { formatPrice, formatSum } from '@domain/pricing';
import { LineChart } from '@/shared/ui/line-chart';
import { State } from '../state';

const WEEK = 7 * 24 * 60 * 60 * 1000;
const START = Date.UTC(2025, 0, 6);

const weekly = (weeks: number, value: (week: number) => number) =>
  Array.from({ length: weeks }, (_, week) => ({
    at: new Date(START + week * WEEK).toISOString(),
    value: Math.round(value(week)),
  }));

const wave = (height: number, length: number) => (week: number) =>
  height * (2 + Math.sin(week / length) + Math.sin(week / 3) / 4);

const STANDARD = { key: 'standard', name: 'Standard', points: weekly(105, wave(60, 12)) };
const FOIL = { key: 'foil', name: 'Foil', points: weekly(105, wave(110, 15)).slice(20) };
const SERIALIZED = { key: 'serial', name: 'Serialized', points: weekly(105, wave(200, 9)) };
const WORTH = { key: 'worth', name: 'Worth', points: weekly(60, (week) => week ** 2 * 70_000) };
const ONE = { key: 'one', name: 'One', points: weekly(1, () => 250) };

export const LineChartSpecimen = () => (
  <>
    <State name="several lines, of which one begins later">
      <LineChart label="Prices" series={[STANDARD, FOIL, SERIALIZED]} formatValue={formatPrice} />
    </State>
    <State name="a sum">
      <LineChart label="Worth" series={[WORTH]} formatValue={formatSum} isSum />
    </State>
    <State name="one point">
      <LineChart label="One price" series={[ONE]} formatValue={formatPrice} />
    </State>
  </>
);
