import fc from 'fast-check';
import { readCardLine, startsAsCardLine } from './read-card-line';

const named = (given: object) => ({
  setCode: 'SHD',
  number: '331',
  isFoil: null,
  variantType: null,
  ...given,
});

test.each([
  ['3 Name (SHD) 331', 3, {}],
  ['3x Name (shd) 331', 3, {}],
  ['x3 Name (SHD) 331', 3, {}],
  ['×3 Name (SHD) 331', 3, {}],
  ['3xName (SHD) 331', 3, {}],
  ['3 × Name [SHD] #331/262', 3, {}],
  ['3* Name (SHD) 331', 3, {}],
  ['[3] Name (SHD) 331', 3, {}],
  ['(3) Name (SHD) 331', 3, {}],
  ['３ Name (SHD) ３３１', 3, {}],
  ['3.0 Name (SHD) 331', 3, {}],
  ['3 pcs Name (SHD) 331', 3, {}],
  ['3 copies of Name (SHD) 331', 3, {}],
  ['3 | Name | Of it (SHD) 331', 3, {}],
  ['3: Name (SHD) 331', 3, {}],
  ['SB: 3 Name (SHD) 331', 3, {}],
  ['• 3 Name (SHD) 331', 3, {}],
  ['- 3 Name (SHD) 331', 3, {}],
  ['- [ ] 3 Name (SHD) 331', 3, {}],
  ['* [x] 3x Name (SHD) 331', 3, {}],
  ['[ ] [ ] [ ] Name (SHD) 331', 3, {}],
  ['☐☐☐ Name (SHD) 331', 3, {}],
  ['Name (SHD) 331 x3', 3, {}],
  ['Name x3 (SHD) 331', 3, {}],
  ['Name (SHD) 331 (3)', 3, {}],
  ['SHD 331 3', 3, {}],
  ['  12   Name,  Of it (SHD)   331  ', 12, {}],
  ['3 X-Name (SHD) 331', 3, {}],
  ['3 4-Name (SHD) 331', 3, {}],
  ['1 Name (SHD) 331 *F*', 1, { isFoil: true }],
  ['1 Name *F* (SHD) 331', 1, { isFoil: true }],
  ['1 Name [foil] (SHD) 331', 1, { isFoil: true }],
  ['1 Name <foil> (SHD) 331', 1, { isFoil: true }],
  ['1 Name (SHD) 331 [foil]', 1, { isFoil: true }],
  ['1 Name (SHD) 331 Foil', 1, { isFoil: true }],
  ['1 Name (SHD) 331 Foil - Near Mint', 1, { isFoil: true }],
  ['1 Name (SHD) 331 foil hyperspace', 1, { variantType: 'HYPERSPACE_FOIL' }],
  ['1 (SHD) 331', 1, {}],
  ['1 Name (of old) (SHD) 331', 1, {}],
  ['47 47 Ashes (SHD) 331', 47, {}],
  ['2 Name (SHD)', 2, { number: '', name: 'Name' }],
  ['2 Name (SHD) Showcase', 2, { number: '', name: 'Name', variantType: 'SHOWCASE' }],
  ['2 =SUM(A1) (SHD) 331', 2, {}],
  ['2 Name (SHD_331)', 2, {}],
  ['2 Name (SHD-331)', 2, {}],
  ['2 Name (SHD #331)', 2, {}],
  ['2 Name {SHD} 331', 2, {}],
  ['2xSHD_331', 2, {}],
  ['2 SHD_331', 2, {}],
  ['2 shd 331', 2, {}],
  ['SHD331 x2', 2, {}],
  ['2 Name, Of it, SHD 331', 2, {}],
  ['2 [SHD#331] Name', 2, {}],
  ['2 SHD 331 Name, Of it', 2, {}],
])('%j is read', (text, count, given) => {
  expect(readCardLine(text)).toEqual({ ok: true, row: { count, printing: named(given) } });
});

test.each([
  '2 Name (SHD) 331 [Units]',
  '2 Name (SHD) 331 [Events{noDeck}] ^Have,#37d67a^',
  '2 Name (SHD) 331 #keep #trade',
  '2 Name (SHD) 331 // of a friend',
])('%j is read without its tags', (text) => {
  const row = { count: 2, printing: named({}), notKept: ['tags'] };
  expect(readCardLine(text)).toEqual({ ok: true, row });
});

test.each([
  ['Name (SHD) 331', 'Name'],
  ['4-Name (SHD) 331', '4-Name'],
  ['three Name (SHD) 331', 'three Name'],
  ['3-Name, Of it (SHD) 331', '3-Name, Of it'],
])('%j is one copy only of a card of that name', (text, mustBeCalled) => {
  const row = { count: 1, printing: named({}), mustBeCalled };
  expect(readCardLine(text)).toEqual({ ok: true, row });
});

const MISSING = 'The set’s code is missing, as in “3 Name (SHD) 331”.';

test.each([
  ['3 Name', MISSING],
  ['3 | Name | Of it', MISSING],
  ['3 Name (2TS) 1', '“2TS” isn’t a set code: 2 to 6 letters or digits, a letter first.'],
  ['3 Name (SHD) 331 shiny', '“shiny” isn’t a kind of printing.'],
  ['3 (SHD)', 'The line names no card.'],
  ['x'.repeat(10_000), MISSING],
  ['('.repeat(10_000), MISSING],
  ['\0"\'=1+1', MISSING],
])('%j is refused', (text, reason) => {
  expect(readCardLine(text)).toEqual({ ok: false, reason, printing: null });
});

test.each(['10000', '-3', '+3', '~3', '1,250', '1.250', '1.5', '3/4', '1.', '3+', '½3'])(
  'the count %j is refused, never one copy',
  (count) => {
    expect(readCardLine(`${count} Name (SHD) 331`)).toMatchObject({
      ok: false,
      reason: `The count is “${count}”; it must be a whole number from 0 to 9,999.`,
    });
  },
);

test('two counts that differ are refused', () => {
  expect(readCardLine('3 Name (SHD) 331 x2')).toMatchObject({ reason: 'The line has two counts.' });
  expect(readCardLine('3 Name (SHD) 331 x3')).toMatchObject({ row: { count: 3 } });
});

test.each([
  ['3 Name', true],
  ['[ ] Name', true],
  ['1 | Name | Of it', true],
  ['Name', false],
  ['3,Name,SHD', false],
  ['3', false],
])('%j starts as a card’s line: %s', (line, starts) => {
  expect(startsAsCardLine(line)).toBe(starts);
});

test('every count is read or refused, however it is marked', () => {
  const mark = fc.constantFrom<(count: number) => string>(
    (count) => `${count} Name (SHD) 331`,
    (count) => `${count}x Name (SHD) 331`,
    (count) => `• ${count}xSHD_331`,
    (count) => `[${count}] Name (SHD) 331 *F*`,
    (count) => `Name (SHD) 331 x${count}`,
    (count) => `SB: ${count} Name (SHD) 331 [Units]`,
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), mark, (count, written) => {
      const read = readCardLine(written(count));
      expect(read.ok && read.row.count).toBe(count <= 9_999 && count);
    }),
  );
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readCardLine(text)));
});
