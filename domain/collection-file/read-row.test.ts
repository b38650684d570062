import { type FileHeader, recogniseHeader } from './file-header';
import { readEntry, rowReader } from './read-row';

const headerOf = (line: string) => recogniseHeader(line.split(',')) as FileHeader;
const readCells = (header: FileHeader, cells: readonly string[]) => rowReader(header)(cells)[0];
const swudb = headerOf('Set,CardNumber,Count,IsFoil,Stamp');
const own = headerOf('Set,CardNumber,Name,Subtitle,Variant,Count,Missing');
const unowned = headerOf('Set,CardNumber,Variant,Count');

test.each([
  ['SOR,059,3,False,', false],
  [' sor , 059 ,3,FALSE,', false],
  ['SOR,059,3,,', null],
  ['SOR,059,3', null],
])('%j has a number, a count and a finish', (line, isFoil) => {
  expect(readCells(swudb, line.split(','))).toEqual({
    ok: true,
    row: {
      printing: { setCode: 'SOR', number: '059', isFoil, variantType: null },
      count: 3,
    },
  });
});

test.each([
  ['Hyperspace Foil', '2', 2],
  ['hyperspace_foil', '', null],
  [' HYPERSPACE  FOIL ', ' 0 ', 0],
])('a row of our own CSV with the variant %j and %j missing', (finish, missingText, missing) => {
  expect(readCells(own, ['SOR', '324F', '', '', finish, '1', missingText])).toMatchObject({
    row: { printing: { variantType: 'HYPERSPACE_FOIL' }, count: 1, missing },
  });
});

test('without the column, the missing count is undefined', () => {
  expect(readCells(unowned, ['SOR', '1', 'Standard', '1'])).not.toHaveProperty('row.missing');
});

test('a row without a set is refused', () => {
  const reason = 'The row names no set.';
  expect(readCells(swudb, ['', '1', '1', 'False'])).toEqual({ ok: false, reason, printing: null });
});

test.each(['', 'abc', '-1', '1.5', '10000', '1e3', '2147483648', '1.250', '0x1'])(
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
  [{ set: 'SOR', count: 1.5 }, 'Count is “1.5”; it must be a whole number from 0 to 9,999.'],
  [{ set: 'SOR', count: {} }, 'Count is “{}”; it must be a whole number from 0 to 9,999.'],
])('the entry %j is refused', (entry, reason) => {
  expect(readEntry(entry)).toMatchObject({ ok: false, reason });
});

test.each([
  ['WAHR', true],
  ['FALSCH', false],
  ['VRAI', true],
  ['1', true],
  ['x', true],
  ['Foil', true],
  ['Normal', false],
])('IsFoil may be %j', (text, isFoil) => {
  expect(readCells(swudb, ['SOR', '1', '1', text])).toMatchObject({
    row: { printing: { isFoil } },
  });
});

test.each(['maybe', 'F', 'T F', '2'])('IsFoil %j is refused', (text) => {
  const reason = `IsFoil is “${text}”; it must be a yes or a no, such as True or False.`;
  expect(readCells(swudb, ['SOR', '1', '1', text])).toMatchObject({ ok: false, reason });
});

test('a stamp is named, unless it is a kind of printing', () => {
  expect(readCells(swudb, ['SOR', '1', '1', 'True', 'Judge'])).toMatchObject({
    row: { warning: expect.stringContaining('stamped “Judge”') },
  });
  const serialized = readCells(swudb, ['JTL', '1087', '1', 'True', 'Serialized']);
  expect(serialized).toMatchObject({ row: { printing: { variantType: 'PRESTIGE_SERIALIZED' } } });
  expect(serialized).not.toHaveProperty('row.warning');
});

const finishesOf = (line: string, row: string) =>
  rowReader(headerOf(line))(row.split(',')).map((read) =>
    read.ok ? [read.row.count, read.row.printing.isFoil] : read.reason,
  );

test.each([
  [
    '3,1,X,SOR,59,,,,',
    [
      [3, false],
      [1, true],
    ],
  ],
  ['0,2,X,SOR,59,,,,', [[2, true]]],
  ['3,,X,SOR,59,,,,', [[3, false]]],
  ['0,0,X,SOR,59,,,,', [[0, false]]],
  [
    '3,many,X,SOR,59,,,,',
    ['The count of foils is “many”; it must be a whole number from 0 to 9,999.'],
  ],
])('a row %j with two counts is two rows', (row, counts) => {
  expect(finishesOf('Normal,Foil,Name,Set,Card Number,Color,Rarity,Price,Foil Price', row)).toEqual(
    counts,
  );
});

const manabox = headerOf(
  'Binder Name,Binder Type,Name,Set code,Collector number,Foil,Quantity,Purchase price,Proxy,Condition,Language,Purchase price currency',
);

test.each([
  ['list', 'false', 'It is on a list of wishes, not in a binder.'],
  ['binder', 'True', 'It is a proxy.'],
])('a row of a %s, proxy %s, isn’t owned', (binder, proxy, reason) => {
  const cells = ['A', binder, 'X', 'SOR', '59', 'normal', '4', '', proxy, '', '', ''];
  expect(readCells(manabox, cells)).toMatchObject({ ok: false, reason });
});

test('what a collection doesn’t keep is named, and the price is read', () => {
  const row = (price: string, currency: string) =>
    readCells(manabox, [
      'A',
      'binder',
      'X',
      'SOR',
      '59',
      '',
      '4',
      price,
      '',
      'near_mint',
      'en',
      currency,
    ]);
  expect(row('0.10', 'USD')).toMatchObject({
    row: { notKept: ['Condition', 'Language'], paid: { cents: 10 } },
  });
  expect(row('0.10', 'EUR')).toMatchObject({ row: { paid: { unread: '0.10' } } });
  expect(row('0,10', 'USD')).toMatchObject({ row: { paid: { cents: 10 } } });
  expect(row('1,250', 'USD')).toMatchObject({ row: { paid: { unread: '1,250' } } });
  expect(row('', 'USD')).not.toHaveProperty('row.paid');
});

const seller = headerOf('Set Name,Product Name,Number,Condition,Total Quantity,Add to Quantity');

test.each([
  ['0', '3', 3],
  ['2', '0', 2],
  ['2', '1', 3],
  ['5', '', 5],
  ['', '3', 3],
])('a seller’s %j and %j more are %i copies', (total, added, count) => {
  expect(readCells(seller, ['SOR', 'X', '059/252', 'Near Mint Foil', total, added])).toMatchObject({
    row: { count, printing: { number: '059', isFoil: true } },
  });
});
