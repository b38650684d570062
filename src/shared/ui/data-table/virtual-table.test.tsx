import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

/** Callbacks that wait for the browser to be idle. */
const waiting = new Map<number, IdleRequestCallback>();
let asked = 0;

beforeEach(() => {
  jest.useFakeTimers();
  drawn.clear();
  waiting.clear();
  jest.spyOn(window, 'requestIdleCallback').mockImplementation((work) => {
    waiting.set((asked += 1), work);
    return asked;
  });
  jest.spyOn(window, 'cancelIdleCallback').mockImplementation((id) => void waiting.delete(id));
});
afterEach(() => jest.useRealTimers());

/** Makes the browser idle until there is nothing left to draw, or for a while if the page scrolls on and on. */
function beIdle(remaining = 50, { isScrolling = false } = {}) {
  for (let turns = 0; turns < 200; turns += 1) {
    act(() => jest.advanceTimersByTime(400));
    if (isScrolling) fireEvent.scroll(window);
    if (!beIdleOnce(remaining)) return;
  }
}

/** @returns whether anything waited for that */
function beIdleOnce(remaining = 50): boolean {
  const works = [...waiting.values()];
  waiting.clear();
  for (const work of works) act(() => work({ didTimeout: false, timeRemaining: () => remaining }));
  return works.length > 0;
}

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const shownRows = () => within(screen.getByRole('table')).getAllByRole('row').length - 1;

test('visible rows are drawn first, the others while the browser is idle, each once', () => {
  render(<Table first={rowsOf(252, 'a')} />);
  expect(shownRows()).toBe(20);
  beIdle();
  expect(shownRows()).toBe(252);
  expect([...drawn.values()].every((times) => times === 1)).toBe(true);
});

test('while the page scrolls, distant rows wait until the browser is idle for long enough', () => {
  render(<Table first={rowsOf(252, 'a')} />);
  beIdle(1, { isScrolling: true });
  expect(shownRows()).toBeLessThan(80);
  beIdle(50, { isScrolling: true });
  expect(shownRows()).toBe(252);
});

test('nothing is drawn ahead while somebody types', () => {
  render(<Table first={rowsOf(252, 'a')} />);
  for (let letters = 0; letters < 10; letters += 1) {
    act(() => jest.advanceTimersByTime(250));
    fireEvent.keyDown(document.body, { key: 'x' });
    beIdleOnce();
  }
  expect(shownRows()).toBe(20);
  beIdle();
  expect(shownRows()).toBe(252);
});

test('rows that aren’t drawn take up their space with few elements', () => {
  render(<Table first={rowsOf(1_500, 'a')} />);
  const bodies = [...screen.getByRole('table').querySelectorAll('tbody')];
  expect(bodies.length).toBeLessThan(20);
  const rows = bodies.map(({ style }) => Number(/^calc\((\d+) \*/.exec(style.height)?.[1]));
  expect(rows.reduce((sum, count) => sum + count, 0)).toBe(1_500);
  beIdle();
  expect(shownRows()).toBe(1_500);
});

test('when nothing scrolls, distant rows are drawn in any pause', () => {
  render(<Table first={rowsOf(252, 'a')} />);
  beIdle(1);
  expect(shownRows()).toBe(252);
});

test('another list shows its visible part at once, and nothing of the last one', async () => {
  render(<Table first={rowsOf(252, 'a')} then={rowsOf(100, 'b')} />);
  beIdle();
  await user().click(screen.getByRole('button', { name: 'Change' }));
  const shown = within(screen.getByRole('table')).getAllByRole('button', { name: /^[ab]-/ });
  expect(shown.map(({ textContent }) => textContent)).toEqual(rowsOf(20, 'b').map(({ id }) => id));
  beIdle();
  expect(shownRows()).toBe(100);
  expect(document.querySelectorAll('[data-item-id^="a-"]')).toHaveLength(0);
});

test('only a changed row is drawn again', async () => {
  const first = rowsOf(252, 'a');
  render(<Table first={first} then={first.with(3, { id: 'a-3' })} />);
  beIdle();
  drawn.clear();
  await user().click(screen.getByRole('button', { name: 'Change' }));
  beIdle();
  // Its block's rows are rendered again, but memoized ones aren't drawn.
  expect([...drawn.keys()]).toEqual(first.slice(0, 5).map(({ id }) => id));
});

test('the focus goes to a row that isn’t drawn yet', async () => {
  render(<Table first={rowsOf(252, 'a')} />);
  act(() => screen.getByRole('button', { name: 'a-0' }).focus());
  await user().keyboard('{End}');
  expect(screen.getByRole('button', { name: 'a-251' })).toHaveFocus();
});
