import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, type DataColumn } from '.';

interface Offer {
  id: string;
  partner: string;
  cards: number;
}

const rows: Offer[] = [
  { id: 'a', partner: 'moss', cards: 3 },
  { id: 'b', partner: 'fern', cards: 12 },
];

let sorted = 0;
const columns: DataColumn<Offer>[] = [
  { key: 'partner', header: 'Partner', cell: (offer) => offer.partner, namesRow: true },
  {
    key: 'cards',
    header: 'Cards',
    align: 'end',
    cell: (offer) => offer.cards,
    sort: { direction: 'descending', onSort: () => void (sorted += 1) },
  },
  {
    key: 'actions',
    header: 'Actions',
    hideHeader: true,
    cell: () => <button>Open</button>,
  },
];

const renderTable = () =>
  render(
    <DataTable caption="Your offers" columns={columns} rows={rows} rowKey={(offer) => offer.id} />,
  );

test('is a table with a name', () => {
  renderTable();
  const table = screen.getByRole('table', { name: 'Your offers' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect(within(table).getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  const row = within(table).getByRole('row', { name: 'fern 12 Open' });
  expect(within(row).getByRole('rowheader', { name: 'fern' })).toBeVisible();
  expect(within(row).getByRole('cell', { name: '12' })).toHaveAttribute('data-label', 'Cards');
});

test('a column that can be sorted by says how it is', async () => {
  renderTable();
  expect(screen.getByRole('columnheader', { name: 'Cards' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cards' }));
  expect(sorted).toBe(1);
});

test('a click opens a row, unless it is on one of its buttons', async () => {
  const opened: string[] = [];
  render(
    <DataTable
      caption="Your offers"
      columns={columns}
      rows={rows}
      rowKey={(offer) => offer.id}
      onOpen={(offer) => void opened.push(offer.id)}
    />,
  );
  const row = screen.getByRole('row', { name: 'fern 12 Open' });
  await userEvent.click(within(row).getByRole('button', { name: 'Open' }));
  expect(opened).toEqual([]);
  await userEvent.click(within(row).getByRole('cell', { name: '12' }));
  expect(opened).toEqual(['b']);
});
