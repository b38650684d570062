import { type FileHeader, recogniseHeader } from './file-header';
import { readCells, readEntry } from './read-row';

const headerOf = (line: string) => recogniseHeader(line.split(',')) as FileHeader;
const swudb = headerOf('Set,CardNumber,Count,IsFoil,Stamp');
const own = headerOf('Set,CardNumber,Name,Subtitle,Variant,Count,Missing');
const unowned = headerOf('Set,CardNumber,Variant,Count');

test.each([
  ['SOR,059,3,False,', false],
  [' sor , 059 ,3,FALSE,', false],
  ['SOR,059,3,true,Judge', true],
  ['SOR,059,3,,', null],
  ['SOR,059,3', null],
])('%j has a number, a count and a finish', (line, isFoil) => {
  expect(readCells(swudb, line.split(','))).toEqual({
    ok: true,
    row: {
      printing: { setCode: 'SOR', number: '059', isFoil, variantType: null },
      count: 3,
      missing: undefined,
    },
  });
});

test.each([
  ['Hyperspace Foil', '2', 2],
  ['hyperspace_foil', '', null],
  [' HYPERSPACE  FOIL ', ' 0 ', 0],
])('a row of our own CSV with the variant %j and %j missing', (variant, missingText, missing) => {
  expect(readCells(own, ['SOR', '324F', '', '', variant, '1', missingText])).toMatchObject({
    row: { printing: { variantType: 'HYPERSPACE_FOIL' }, count: 1, missing },
  });
});

test('without the column, the missing count is undefined', () => {
  expect(readCells(unowned, ['SOR', '1', 'Standard', '1'])).toMatchObject({
    row: { missing: undefined },
  });
});

test.each([
  ['', 'The row names no set.'],
  ['2TS', '“2TS” isn’t a set code: 2 to 6 letters or digits, a letter first.'],
  ["'=SOR", '“=SOR” isn’t a set code: 2 to 6 letters or digits, a letter first.'],
])('the set %j is refused', (set, reason) => {
  expect(readCells(swudb, [set, '1', '1', 'False'])).toEqual({ ok: false, reason, printing: null });
});

test.each(['', 'abc', '-1', '1.5', '10000', '1e3', '2147483648', '１', '0x1'])(
  'the count %j is refused, and the printing is still known',
  (count) => {
    expect(readCells(swudb, ['SOR', '1', count, 'False'])).toMatchObject({
      ok: false,
      reason: expect.stringContaining('a whole number from 0 to 9,999'),
      printing: { setCode: 'SOR', number: '1' },
    });
  },
);

const moxfield = headerOf('Count,Name,Edition,Foil,Collector Number');

test.each([
  ['2,Brass Harrier,sor,foil,059', { setCode: 'SOR', number: '059', isFoil: true }],
  ['2,Brass Harrier,sor,etched,059', { setCode: 'SOR', number: '059', isFoil: true }],
  ['2,Brass Harrier,SOR,,#059/252', { setCode: 'SOR', number: '059', isFoil: null }],
  ['2,Brass Harrier,Shards of Rime,Normal,59', { setCode: 'SHARDS OF RIME', isFoil: false }],
  ['2,Brass Harrier,sor,Hyperspace Foil,324', { variantType: 'HYPERSPACE_FOIL', isFoil: null }],
  ['2,Brass Harrier,sor,hs,324', { variantType: 'HYPERSPACE' }],
  ['2, Brass Harrier ,sor,,', { number: '', name: 'Brass Harrier' }],
])('%j of another program names its printing', (line, printing) => {
  expect(readCells(moxfield, line.split(','))).toMatchObject({ row: { count: 2, printing } });
});

test.each([
  ['2,X,,foil,059', 'The row names no set.'],
  ['2,X,sor,shiny,059', '“shiny” isn’t a kind of printing.'],
  ['two,X,sor,foil,059', 'Count is “two”; it must be a whole number from 0 to 9,999.'],
])('%j of another program is refused', (line, reason) => {
  expect(readCells(moxfield, line.split(','))).toMatchObject({ ok: false, reason });
});

test('an entry of our JSON is read like a row', () => {
  const entry = { set: 'SOR', cardNumber: '059F', variant: 'FOIL', count: 3, missing: null };
  expect(readEntry(entry)).toEqual(readCells(own, ['SOR', '059F', '', '', 'Foil', '3', '']));
  const { missing: _missing, ...unknown } = entry;
  expect(readEntry(unknown)).toEqual(readCells(unowned, ['SOR', '059F', 'Foil', '3']));
});

test.each([
  [null, 'This isn’t a printing.'],
  ['SOR', 'This isn’t a printing.'],
  [{}, 'The row names no set.'],
  [{ set: ['SOR'] }, '“["SOR"]” isn’t a set code: 2 to 6 letters or digits, a letter first.'],
  [{ set: 'SOR', count: 1.5 }, 'Count is “1.5”; it must be a whole number from 0 to 9,999.'],
  [{ set: 'SOR', count: {} }, 'Count is “{}”; it must be a whole number from 0 to 9,999.'],
])('the entry %j is refused', (entry, reason) => {
  expect(readEntry(entry)).toMatchObject({ ok: false, reason });
});
