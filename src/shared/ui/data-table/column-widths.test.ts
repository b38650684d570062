import { columnWidths } from './column-widths';

test('a table is at least as wide as its columns, which share the rest in proportion', () => {
  expect(columnWidths([{ width: 100 }, { width: 60 }])).toEqual({
    '--columns': 'minmax(0, 100fr) minmax(0, 60fr)',
    minWidth: 160,
  });
});

test('without widths, the style sheet sets them', () => {
  expect(columnWidths([{}, {}])).toEqual({});
});

test('a table fails at once if some of its columns have no width', () => {
  expect(() => columnWidths([{ width: 100 }, {}])).toThrow();
});
