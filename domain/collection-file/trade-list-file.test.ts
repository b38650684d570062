import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { aCard, aPrinting } from '@tests/factories/card';
import { csvText } from './csv-text';
import { recogniseHeader } from './file-header';
import { unguardedCell } from './guarded-cell';
import { tradeListCsv, tradeListFileName, tradeListText } from './trade-list-file';

const standard = aPrinting('STANDARD', 117, { id: 's', number: '059' });
const foil = aPrinting('FOIL', null, { id: 'f', number: '059' });
const card = aCard({ name: '=Harrier', subtitle: 'Of “it”, too', cardVariants: [standard, foil] });
const listed = [
  { quantity: 2, setCode: 'SOR', card, printing: standard, askedCents: 150 },
  { quantity: 1, setCode: 'SOR', card, printing: foil, askedCents: null },
];

test('a list as text names a printing only if others share its number', () => {
  expect(tradeListText(listed)).toBe(
    '2 =Harrier, Of “it”, too (SOR) 059\n1 =Harrier, Of “it”, too (SOR) 059 Foil\n',
  );
});

test.each([
  ['WANT_LIST', 'MarketPrice,Want', '1.17,', ','],
  ['SALE_LIST', 'MarketPrice,Price', '1.17,1.50', ','],
] as const)('a %s as CSV has its prices', (kind, columns, first, second) => {
  expect(tradeListCsv(kind, listed).split('\r\n')).toEqual([
    `\uFEFFSet,CardNumber,Name,Subtitle,Variant,Count,${columns}`,
    `SOR,059,'=Harrier,"Of “it”, too",Standard,2,${first}`,
    `SOR,059,'=Harrier,"Of “it”, too",Foil,1,${second}`,
    '',
  ]);
});

test('the import knows the columns of such a CSV', () => {
  const [line = ''] = tradeListCsv('SALE_LIST', []).slice(1).split('\r\n');
  expect(recogniseHeader(line.split(','))?.format).toBe('OWN_CSV');
});

test('files are named after the list', () => {
  expect(tradeListFileName('WANT_LIST', 'fern', 'csv')).toBe('fern_want_list.csv');
  expect(tradeListFileName('SALE_LIST', null, 'txt')).toBe('my_sale_list.txt');
});

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('=1+1', '"', ',', '\r\n', '\0', ' x ', "'", "'=", 'x'.repeat(10_000)),
);

test('a cell with any content can be read back', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, fc.constant('x')), { minLength: 1 }), (rows) => {
      const read = parse(csvText(rows), { bom: true, record_delimiter: '\r\n' }) as string[][];
      expect(read.map((cells) => cells.map(unguardedCell))).toEqual(rows);
    }),
  );
});
