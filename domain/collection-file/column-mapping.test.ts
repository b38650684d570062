import fc from 'fast-check';
import {
  guessedMapping,
  headerKey,
  lackOf,
  MAPPED_COLUMNS,
  mappedHeader,
  mappingText,
  namedMapping,
  readMapping,
  recalledMapping,
  withFoilCount,
} from './column-mapping';

const NAMES = ['Set', 'Number', 'Count'];

const HEADER = ['Qty', 'Card', 'Expansion', 'No.', 'Foil', 'Notes'];

test.each([
  [HEADER, { Set: 2, CardNumber: 3, Name: 1, Finish: 4, Count: 0 }],
  [['Set name', 'set code', 'OWNED'], { Set: 1, Count: 2 }],
  [['', 'a', 'b'], {}],
  [['Edition', 'Kartennummer', 'Anzahl', 'Folie'], { Set: 0, CardNumber: 1, Count: 2, Finish: 3 }],
  [['Extension', 'Numéro', 'Nom', 'Quantité'], { Set: 0, CardNumber: 1, Name: 2, Count: 3 }],
  [['Set', 'Nombre', 'Número', 'Cantidad'], { Set: 0, Name: 1, CardNumber: 2, Count: 3 }],
  [
    ['Set', 'No', 'Qty (as of 2026-07-19)', 'Variance', 'Average Cost Paid'],
    { Set: 0, CardNumber: 1, Count: 2, Finish: 3, PricePaid: 4 },
  ],
  [['Set', '#', 'Reg Qty', 'Foil Qty'], { Set: 0, CardNumber: 1, Count: 2, FoilCount: 3 }],
])('of %j, %j is likely', (header, mapping) => {
  expect(guessedMapping(header)).toEqual(mapping);
});

test.each([
  [{}, 'the set'],
  [{ Set: 0 }, 'number, or else its name'],
  [{ Set: 0, Name: 1 }, 'how many copies'],
  [{ Set: 0, Name: 1, Count: 1 }, 'only once'],
])('%j lacks %s', (mapping, lack) => {
  expect(lackOf(mapping)).toContain(lack);
  expect(mappedHeader(mapping, NAMES)).toBeNull();
});

test('a mapping to a column that the file doesn’t have is rejected', () => {
  expect(mappedHeader({ Set: 0, CardNumber: 1, Count: 3 }, NAMES)).toBeNull();
  expect(mappedHeader({ Set: 0, CardNumber: 1, Count: 2 }, NAMES)?.cellOf.get('Count')).toBe(2);
});

test('a remembered mapping fits the same columns in another order', () => {
  const named = namedMapping(HEADER, { Set: 2, CardNumber: 3, Count: 0 });
  const turned = HEADER.toReversed();
  expect(headerKey(turned)).toBe(headerKey(HEADER.map((name) => ` ${name.toUpperCase()} `)));
  expect(recalledMapping(turned, named)).toEqual({ Set: 3, CardNumber: 2, Count: 5 });
  expect(recalledMapping(['Qty', 'Card', 'No.'], named)).toBeNull();
});

test.each(['', 'Set', 'Set:', 'Set:1,Set:2', 'Foo:1', 'Set:1000', 'Set:-1', 'x'.repeat(10_000)])(
  '%j isn’t a mapping',
  (text) => {
    expect(readMapping(text)).toBeNull();
  },
);

const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'Set', ' set ', '=1+1', '"', '\0', 'constructor', '__proto__'),
);
const mapping = fc.dictionary(fc.constantFrom(...MAPPED_COLUMNS), fc.nat({ max: 9 }), {
  noNullPrototype: true,
});

test('a mapping survives sending and remembering, whatever the columns’ names', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 10, maxLength: 12 }), mapping, (header, chosen) => {
      if (Object.keys(chosen).length > 0) expect(readMapping(mappingText(chosen))).toEqual(chosen);
      const recalled = recalledMapping(header, namedMapping(header, chosen));
      expect(recalled).toEqual(lackOf(chosen) === null ? chosen : null);
    }),
  );
});

test('no input throws', () => {
  fc.assert(
    fc.property(fc.array(cell), fc.string({ unit: 'binary' }), (header, text) => {
      guessedMapping(header);
      headerKey(header);
      readMapping(text);
    }),
  );
});

test.each([
  ['a pair of finishes', ['Set', 'No', 'Normal', 'Foil'], ['SOR', '1', '1', '1'], 3],
  ['counts of more than one', ['Set', 'No', 'Count', 'Foil'], ['SOR', '1', '1', '2'], 3],
  ['a column called so', ['Set', 'No', 'Total Qty', 'Foil Qty'], ['SOR', '1', '4', '1'], 3],
  ['a yes or no', ['Set', 'No', 'Count', 'Foil'], ['SOR', '1', '1', '1'], undefined],
  ['words', ['Set', 'No', 'Count', 'Foil'], ['SOR', '1', '1', 'foil'], undefined],
])('with %s, foils are counted: %j', (_what, header, row, at) => {
  expect(guessedMapping(header, [row]).FoilCount).toBe(at);
  const chosen = { Set: 0, CardNumber: 1, Count: 2, Finish: 3 };
  expect(withFoilCount(chosen, header, [row]).FoilCount).toBe(at);
});

test('a mapping is remembered whatever the date in a column’s name', () => {
  const on = (day: string) => headerKey(['Set', 'No', 'Qty', `Market Price (As of ${day})`]);
  expect(on('2026-07-19')).toBe(on('2026-07-20'));
  expect(headerKey(['a 19.07.2026'])).toBe(headerKey(['a 7/20/2026']));
  expect(headerKey(['', ' '])).toBeNull();
});
