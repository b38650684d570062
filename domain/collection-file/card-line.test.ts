import fc from 'fast-check';
import { VARIANT_TYPES, type VariantType } from '../card';
import { cardLine, cardLines, isRemark, readCardLine, startsAsCardLines } from './card-line';
import { findPrinting, indexPrintings } from './find-printing';

const printing = (variantType: VariantType, number: string) => ({
  id: `${number} ${variantType}`,
  number,
  otherNumbers: [],
  variantType,
});

const PRINTINGS = [
  printing('STANDARD', '059'),
  printing('FOIL', '059F'),
  printing('HYPERSPACE', '324'),
  printing('HYPERSPACE_FOIL', '324'),
];

const line = (
  variant: (typeof PRINTINGS)[number],
  name = 'Brass Harrier',
  subtitle = 'Of the Reef',
) => cardLine({ count: 3, setCode: 'SOR', name, subtitle, variant, printings: PRINTINGS });

test.each([
  [0, '3 Brass Harrier, Of the Reef (SOR) 059'],
  [1, '3 Brass Harrier, Of the Reef (SOR) 059F'],
  [2, '3 Brass Harrier, Of the Reef (SOR) 324'],
  [3, '3 Brass Harrier, Of the Reef (SOR) 324 Hyperspace Foil'],
])('printing %i is written as %j', (index, text) => {
  expect(line(PRINTINGS[index]!)).toBe(text);
});

test('a name with a line break is written on one line', () => {
  expect(line(PRINTINGS[0]!, 'Two\r\nlines\t\0', 'and “more”')).toBe(
    '3 Two lines, and “more” (SOR) 059',
  );
});

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
  ['3 × Name [SHD] #331/262', 3, {}],
  ['Name (SHD) 331', 1, {}],
  ['  12   Name,  Of it (SHD)   331  ', 12, {}],
  ['1 Name (SHD) 331 *F*', 1, { isFoil: true }],
  ['1 Name (SHD) 331 Foil', 1, { isFoil: true }],
  ['1 Name (SHD) 331 hyperspace foil', 1, { variantType: 'HYPERSPACE_FOIL' }],
  ['1 (SHD) 331', 1, {}],
  ['1 Name (of old) (SHD) 331', 1, {}],
  ['47 47 Ashes (SHD) 331', 47, {}],
  ['2 Name (SHD)', 2, { number: '', name: 'Name' }],
  ['2 Name (SHD) Showcase', 2, { number: '', name: 'Name', variantType: 'SHOWCASE' }],
  ['2 =SUM(A1) (SHD) 331', 2, {}],
])('%j is read', (text, count, given) => {
  expect(readCardLine(text)).toEqual({
    ok: true,
    row: { count, printing: named(given), missing: undefined },
  });
});

test.each([
  ['3 Name', 'The set’s code is missing, as in “3 Name (SHD) 331”.'],
  ['3 Name (2TS) 1', '“2TS” isn’t a set code: 2 to 6 letters or digits, a letter first.'],
  ['3 Name (SHD) 331 shiny', '“shiny” isn’t a kind of printing.'],
  ['10000 Name (SHD) 1', 'The count is “10000”; it must be a whole number from 0 to 9,999.'],
  ['3 (SHD)', 'The line names no card.'],
  ['x'.repeat(10_000), 'The set’s code is missing, as in “3 Name (SHD) 331”.'],
  ['('.repeat(10_000), 'The set’s code is missing, as in “3 Name (SHD) 331”.'],
  ['\0"\'=1+1', 'The set’s code is missing, as in “3 Name (SHD) 331”.'],
])('%j is refused', (text, reason) => {
  expect(readCardLine(text)).toEqual({ ok: false, reason, printing: null });
});

test.each([
  ['3 Name (SHD) 331\n1 Other (SHD) 5', true],
  ['# my list\n\n// of today\n3x Name', true],
  ['Name, Of it (SHD) 331', true],
  ['Set,CardNumber,Count,IsFoil\nSOR,059,3,True', false],
  ['3\tName\tSHD', false],
  ['# count,name\n', false],
  ['Name,Set,Count,Price (USD)\n', false],
  ['Dear Sir (as always)', false],
  ['', false],
])('%j is a list of cards: %s', (text, isList) => {
  expect(startsAsCardLines(text)).toBe(isList);
});

const number = fc
  .tuple(fc.nat({ max: 9_999 }), fc.constantFrom('', 'F', 'a'), fc.nat({ max: 3 }))
  .map(([digits, suffix, zeros]) => `${'0'.repeat(zeros)}${digits}${suffix}`);

/** A card with one printing of each kind; several may share a number. */
const card = fc
  .record({
    count: fc.integer({ min: 0, max: 9_999 }),
    setCode: fc.stringMatching(/^[A-Z][A-Z0-9]{1,5}$/),
    name: fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('(SOR) 1', '7 x', '=1', "'", '['),
    ),
    subtitle: fc.option(fc.string({ unit: 'binary' })),
    kinds: fc.uniqueArray(fc.constantFrom(...VARIANT_TYPES), { minLength: 1 }),
    numbers: fc.array(number, { minLength: 1, maxLength: 3 }),
    chosen: fc.nat(),
  })
  .map(({ kinds, numbers, chosen, ...rest }) => {
    const printings = kinds.map((kind, index) => printing(kind, numbers[index % numbers.length]!));
    return { ...rest, printings, variant: printings[chosen % printings.length]! };
  });

test('what is written is read as the same printing and count, whatever the card is called', () => {
  fc.assert(
    fc.property(fc.array(card), (cards) => {
      const lines = cardLines(cards).split('\n').slice(0, -1);
      expect(lines).toHaveLength(cards.length);
      for (const [index, text] of lines.entries()) {
        const { count, setCode, printings, variant } = cards[index]!;
        expect(isRemark(text)).toBe(false);
        expect(startsAsCardLines(text)).toBe(true);
        const read = readCardLine(text);
        if (!read.ok) throw new Error(read.reason);
        expect(read.row).toMatchObject({ count, printing: { setCode } });
        const found = findPrinting(indexPrintings(printings), read.row.printing);
        expect(found).toMatchObject({ ok: true, printing: { id: variant.id } });
      }
    }),
  );
});

test('no line throws', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readCardLine(text)));
});
