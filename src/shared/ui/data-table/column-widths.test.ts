import { columnWidths } from './column-widths';

test('a table is at least as wide as its columns, which share the rest in proportion', () => {
  expect(columnWidths([{ width: 100 }, { width: 60 }])).toEqual({
    '--column-1': '100 0 100px',
    '--column-2': '60 0 60px',
    minWidth: 160,
  });
});

test('without widths, the style sheet sets them', () => {
  expect(columnWidths([{}, {}])).toEqual({});
});

test.each([
  ['some of its columns have none', [{ width: 100 }, {}]],
  ['there are more columns than rules', Array.from({ length: 13 }, () => ({ width: 100 }))],
])('a table fails at once if %s', (_, columns) => {
  expect(() => columnWidths(columns)).toThrow();
});
