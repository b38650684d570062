import { recogniseHeader } from './file-header';
import { readCardLine } from './read-card-line';
import { rejectedRowsFile } from './rejected-rows-file';
import { isRemark } from './card-list';

const notes = (...rows: [source: string[], text: string][]) => ({
  total: rows.length,
  first: rows.map(([source, text], at) => ({ line: at + 2, about: '', text, source })),
});

test('rows of a CSV are a CSV with the same columns and the reason', () => {
  const header = ['Set', 'CardNumber', 'Count', 'IsFoil'];
  const rejected = notes([['SOR', '=1+1', '3'], 'SOR has no number “=1+1”.']);
  const { name, text } = rejectedRowsFile({
    fileName: 'box.csv',
    format: 'SWUDB',
    header,
    rejected,
  });
  expect(name).toBe('box_rejected.csv');
  const [first, second] = text.replace('\uFEFF', '').split('\r\n');
  expect(first).toBe('Set,CardNumber,Count,IsFoil,Reason');
  expect(recogniseHeader(first!.split(','))?.format).toBe('SWUDB');
  expect(second).toBe("SOR,'=1+1,3,,SOR has no number “=1+1”.");
});

test('lines of a list follow their reason, which the import skips', () => {
  const rejected = notes([['3 Nobody (SOR) 999'], 'SOR has no number “999”.']);
  const file = rejectedRowsFile({ fileName: 'Pasted text', format: 'TEXT', header: [], rejected });
  expect(file.name).toBe('Pasted text_rejected.txt');
  const [reason, line] = file.text.split('\n');
  expect(isRemark(reason!)).toBe(true);
  expect(readCardLine(line!)).toMatchObject({ row: { count: 3, printing: { number: '999' } } });
});

test('entries of a JSON keep what they are', () => {
  const rejected = notes([['{"set":"SOR","count":"x"}'], 'no count'], [['{"set":'], 'broken']);
  const { text } = rejectedRowsFile({
    fileName: 'a.json',
    format: 'OWN_JSON',
    header: [],
    rejected,
  });
  expect(JSON.parse(text).printings).toEqual([
    { set: 'SOR', count: 'x', reason: 'no count' },
    { entry: '{"set":', reason: 'broken' },
  ]);
});
