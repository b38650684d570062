import fc from 'fast-check';
import { guardedCell, unguardedCell } from './guarded-cell';

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

  test('a guarded cell is never a formula, and unguarding restores it', () => {
    fc.assert(
      fc.property(cell, (text) => {
        expect(guardedCell(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
        expect(unguardedCell(guardedCell(text))).toBe(text);
      }),
    );
  });
});
