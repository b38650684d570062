import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { VirtualTable } from './virtual-table';

const ROW_HEIGHT = { wide: 40, narrow: 40 };
const COLUMNS = [{ key: 'name', title: 'Name' }] as const;
const SORT = { column: 'name', direction: 'ascending' } as const;
const nothing = () => undefined;

const rowsOf = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({ id: `${name}-${index}` }));

/** How often each row has been drawn. */
const drawn = new Map<string, number>();

const renderRow = ({ id }: { id: string }, { isActive }: { isActive: boolean }) => {
  drawn.set(id, (drawn.get(id) ?? 0) + 1);
  return (
    <tr data-item-id={id}>
      <td>
        <button tabIndex={isActive ? 0 : -1}>{id}</button>
      </td>
    </tr>
  );
};

interface Given {
  first: { id: string }[];
  then?: { id: string }[];
}

function Table({ first, then = first }: Given) {
  const [rows, setRows] = useState(first);
  return (
    <>
      <button onClick={() => setRows(then)}>Change</button>
      <VirtualTable
        label="Cards"
        look={{}}
        columns={COLUMNS}
        rows={rows}
        rowHeight={ROW_HEIGHT}
        sort={SORT}
        onSort={nothing}
        renderRow={renderRow}
        onOpen={nothing}
        onFollow={nothing}
        onPoint={nothing}
      />
    </>
  );
}

beforeEach(() => drawn.clear());

const shownIds = () =>
  screen.getAllByRole('button', { name: /^[ab]-/ }).map(({ textContent }) => textContent);
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const change = () => userEvent.click(screen.getByRole('button', { name: 'Change' }));

test('a document’s first rendering has the rows that are visible at first', () => {
  // React warns of effects, which a server has none of.
  jest.spyOn(console, 'error').mockImplementation();
  const markup = renderToString(<Table first={rowsOf(252, 'a')} />);
  expect(markup.match(/data-item-id/g)).toHaveLength(20);
});

test('a table of a few hundred rows is in the document as a whole, each drawn once', () => {
  const rows = rowsOf(252, 'a');
  render(<Table first={rows} />);
  expect(shownIds()).toEqual(idsOf(rows));
  expect([...drawn.values()].every((times) => times === 1)).toBe(true);
});

test('of a longer one, rows in sight are, and space for the others', () => {
  render(<Table first={rowsOf(1_500, 'a')} />);
  const rows = shownIds();
  expect(rows.length).toBeLessThan(60);
  const [space] = screen.getByRole('table').querySelectorAll<HTMLElement>('tbody > [aria-hidden]');
  expect(space?.style.height).toBe(`calc(${1_500 - rows.length} * var(--row-height))`);
});

test.each([100, 1_500])(
  'another list of %i rows shows its own at once, in order',
  async (count) => {
    const then = rowsOf(count, 'b');
    render(<Table first={rowsOf(252, 'a')} then={then} />);
    await change();
    const shown = shownIds();
    expect(shown).toEqual(idsOf(then).slice(0, shown.length));
  },
);

test('a sorted list has its rows in the new order at once', async () => {
  const first = rowsOf(252, 'a');
  render(<Table first={first} then={first.toReversed()} />);
  await change();
  expect(shownIds()).toEqual(idsOf(first.toReversed()));
});

test('only a changed row is drawn again', async () => {
  const first = rowsOf(252, 'a');
  render(<Table first={first} then={first.with(3, { id: 'a-3' })} />);
  drawn.clear();
  await change();
  expect([...drawn]).toEqual([['a-3', 1]]);
});

test.each([252, 1_500])(
  'of %i rows, End leads to the last, and Home to the first',
  async (count) => {
    render(<Table first={rowsOf(count, 'a')} />);
    act(() => screen.getByRole('button', { name: 'a-0' }).focus());
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('button', { name: `a-${count - 1}` })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('button', { name: 'a-0' })).toHaveFocus();
  },
);

test('while it is printed, a long table is in the document as a whole', () => {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: query === 'print' }),
    );
  render(<Table first={rowsOf(1_500, 'a')} />);
  expect(shownIds()).toHaveLength(1_500);
});
