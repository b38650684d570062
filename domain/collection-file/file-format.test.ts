import fc from 'fast-check';
import { guardedCell, OWN_COLUMNS, recogniseHeader, unguardedCell } from './file-format';

describe('file header', () => {
  test.each([
    ['Set,CardNumber,Count,IsFoil', 'SWUDB'],
    ['Set,CardNumber,Count,IsFoil,Stamp', 'SWUDB'],
    [' count , SET ,isfoil,cardnumber,Notes', 'SWUDB'],
    [OWN_COLUMNS.join(','), 'OWN_CSV'],
    [OWN_COLUMNS.slice(0, -1).join(','), 'OWN_CSV'],
    ['Set,CardNumber,Variant,IsFoil,Count', 'OWN_CSV'],
  ])('%s is %s', (line, format) => {
    expect(recogniseHeader(line.split(','))?.format).toBe(format);
  });

  test.each([
    '',
    'Set,CardNumber,Count',
    'Set,Number,Name,Quantity,Foil',
    'Quantity,Name,Set,Card Number,Set Code,Printing',
    'Set,CardNumber,Count,IsFoil,Set',
    '# count,name,subtitle,set,number,variant,is_foil',
  ])('%j is no collection that we know', (line) => {
    expect(recogniseHeader(line.split(','))).toBeNull();
  });
});

describe('formula guard', () => {
  test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠x'])(
    '%j gets an apostrophe before it',
    (cell) => {
      expect(guardedCell(cell)).toBe(`'${cell}`);
    },
  );

  test.each(['', 'Brass Harrier', '059', '’tis', "'twas", 'a=b', '…-x', "''"])(
    '%j stays as it is',
    (cell) => {
      expect(guardedCell(cell)).toBe(cell);
    },
  );

  const cell = fc
    .array(fc.oneof(fc.constantFrom(..."'=+-@\t\r\n＝x"), fc.string()))
    .map((parts) => parts.join(''));

  test('whatever is guarded is no formula, and comes back as it was', () => {
    fc.assert(
      fc.property(cell, (text) => {
        expect(guardedCell(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
        expect(unguardedCell(guardedCell(text))).toBe(text);
      }),
    );
  });
});
