import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { State } from '../state';

interface Row {
  name: string;
  count: number;
}

const ROWS: Row[] = [
  { name: 'Dawn Courier', count: 3 },
  { name: 'Lantern Scout', count: 12 },
];

const COLUMNS: DataColumn<Row>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    namesRow: true,
    sort: { direction: 'ascending', onSort: () => undefined },
  },
  { key: 'count', header: 'Count', cell: ({ count }) => count, align: 'end' },
];

const common = { columns: COLUMNS, rows: ROWS, rowKey: ({ name }: Row) => name };

export const DataTableSpecimen = () => (
  <>
    <State name="scrolls on narrow screens">
      <DataTable caption="Counts" {...common} />
    </State>
    <State name="dense, cards on narrow screens">
      <DataTable caption="Dense counts" {...common} dense narrow="cards" />
    </State>
  </>
);
