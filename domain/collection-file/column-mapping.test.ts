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
} from './column-mapping';

const HEADER = ['Qty', 'Card', 'Expansion', 'No.', 'Foil', 'Notes'];

test.each([
  [HEADER, { Set: 2, CardNumber: 3, Name: 1, Finish: 4, Count: 0 }],
  [['Set name', 'set code', 'OWNED'], { Set: 1, Count: 2 }],
  [['', 'a', 'b'], {}],
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
  expect(mappedHeader(mapping, 3)).toBeNull();
});

test('a mapping to a column that the file doesn’t have is rejected', () => {
  expect(mappedHeader({ Set: 0, CardNumber: 1, Count: 3 }, 3)).toBeNull();
  expect(mappedHeader({ Set: 0, CardNumber: 1, Count: 2 }, 3)?.cellOf.get('Count')).toBe(2);
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
