import { columnWidths } from './column-widths';

test('a table is as wide as its columns, and shares the rest by their widths', () => {
  expect(columnWidths([{ width: 100 }, { width: 60 }])).toEqual({
    '--column-1': '100 0 100px',
    '--column-2': '60 0 60px',
    minWidth: 160,
  });
});

test('columns without widths leave them to the style sheet', () => {
  expect(columnWidths([{}, {}])).toEqual({});
});

test.each([
  ['some of its columns have none', [{ width: 100 }, {}]],
  ['there are more columns than rules', Array.from({ length: 13 }, () => ({ width: 100 }))],
])('a table fails at once where %s', (_, columns) => {
  expect(() => columnWidths(columns)).toThrow();
});
