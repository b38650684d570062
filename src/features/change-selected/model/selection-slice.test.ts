import fc from 'fast-check';
import {
  allSelected,
  rangeSelected,
  rowToggled,
  selectingEnded,
  selectingStarted,
  selectionReducer,
} from './selection-slice';
import { rangeBetween } from './use-row-selection';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

const reached = (...actions: Parameters<typeof selectionReducer>[1][]) =>
  actions.reduce(
    (state: ReturnType<typeof selectionReducer> | undefined, action) =>
      selectionReducer(state, action),
    selectionReducer(undefined, selectingStarted('SALE_LIST')),
  )!;
const idsIn = (...actions: Parameters<typeof reached>) =>
  Object.keys(reached(...actions).selected).toSorted();
const range = (from: string, to: string) => rangeSelected(rangeBetween(ROWS, from, to));

test('a row is selected and deselected', () => {
  expect(idsIn(rowToggled('c'), rowToggled('a'))).toEqual(['a', 'c']);
  expect(idsIn(rowToggled('c'), rowToggled('a'), rowToggled('c'))).toEqual(['a']);
});

test('a range extends in either direction, and shrinks again', () => {
  expect(idsIn(rowToggled('c'), range('c', 'e'))).toEqual(['c', 'd', 'e']);
  expect(idsIn(rowToggled('c'), range('c', 'a'))).toEqual(['a', 'b', 'c']);
  expect(idsIn(rowToggled('c'), range('c', 'f'), range('c', 'd'))).toEqual(['c', 'd']);
});

test('rows selected before a range stay selected', () => {
  const before = [rowToggled('f'), rowToggled('b')];
  expect(idsIn(...before, range('b', 'd'))).toEqual(['b', 'c', 'd', 'f']);
  expect(idsIn(...before, range('b', 'd'), range('b', 'a'))).toEqual(['a', 'b', 'f']);
  expect(idsIn(range('a', 'b'), range('e', 'f'))).toEqual(['a', 'b', 'e', 'f']);
});

test('a range from a hidden row selects only its end', () => {
  expect(rangeBetween(ROWS, 'gone', 'd')).toEqual({ start: 'd', end: 'd', ids: ['d'] });
});

test('selecting all shown rows replaces the selection, and leaving clears it', () => {
  expect(idsIn(rowToggled('f'), allSelected(['a', 'b']))).toEqual(['a', 'b']);
  expect(reached(rowToggled('f'), selectingEnded())).toMatchObject({ of: null, selected: {} });
});

test('a range is the rows between its ends, in either order', () => {
  const rows = fc.constantFrom(...ROWS);
  fc.assert(
    fc.property(rows, rows, (one, other) => {
      const { ids } = rangeBetween(ROWS, one, other);
      expect(ids).toEqual(rangeBetween(ROWS, other, one).ids);
      expect(ROWS.join('')).toContain(ids.join(''));
      expect(ids).toEqual(expect.arrayContaining([one, other]));
    }),
  );
});
