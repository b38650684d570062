import { formatPrice, formatSum } from '@domain/pricing';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { LineChart } from '@/shared/ui/line-chart';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { SortHeader } from '@/shared/ui/sort-header';
import { State } from '../state';

interface CountRow {
  name: string;
  count: number;
}

const ROWS: CountRow[] = [
  { name: 'Dawn Courier', count: 3 },
  { name: 'Lantern Scout', count: 12 },
];

const COLUMNS: DataColumn<CountRow>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    namesRow: true,
    sort: { direction: 'ascending', onSort: () => undefined },
  },
  { key: 'count', header: 'Count', cell: ({ count }) => count, align: 'end' },
];

const common = { columns: COLUMNS, rows: ROWS, rowKey: ({ name }: CountRow) => name };

const DataTableSpecimen = () => (
  <>
    <State name="cards on narrow screens">
      <DataTable caption="Counts" {...common} />
    </State>
    <State name="dense">
      <DataTable caption="Dense counts" {...common} dense />
    </State>
  </>
);

const sort = () => undefined;

const SortHeaderSpecimen = () => (
  <table>
    <caption>Sorted by one of its columns</caption>
    <thead>
      <tr>
        <SortHeader direction="ascending" onSort={sort}>
          Ascending
        </SortHeader>
        <SortHeader direction="descending" onSort={sort}>
          Descending
        </SortHeader>
        <SortHeader direction={null} onSort={sort}>
          Not sorted
        </SortHeader>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td>1</td>
        <td>2</td>
        <td>3</td>
      </tr>
    </tbody>
  </table>
);

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

const LineChartSpecimen = () => (
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

const ProgressBarSpecimen = () => (
  <>
    <ProgressBar label="Standard" value={84} total={252} />
    <ProgressBar label="Foil" value={218} total={218} />
    <ProgressBar label="Import" value={0} total={60_000} text="Not begun" />
    <ProgressBar label="Sync" value={null} total={1} text="Under way" />
  </>
);

export const figures = {
  'data-table': DataTableSpecimen,
  'sort-header': SortHeaderSpecimen,
  'line-chart': LineChartSpecimen,
  'progress-bar': ProgressBarSpecimen,
};
