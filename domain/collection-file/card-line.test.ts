import fc from 'fast-check';
import { VARIANT_TYPES, type VariantType } from '../card';
import { cardLine, cardLines } from './card-line';
import { isHeading, isRemark } from './card-list';
import { readCardLine } from './read-card-line';
import { findPrinting, indexPrintings } from './find-printing';

const aPrintingOf = (variantType: VariantType, number: string) => ({
  cardId: 'card',
  id: `${number} ${variantType}`,
  number,
  otherNumbers: [],
  variantType,
});

const PRINTINGS = [
  aPrintingOf('STANDARD', '059'),
  aPrintingOf('FOIL', '059F'),
  aPrintingOf('HYPERSPACE', '324'),
  aPrintingOf('HYPERSPACE_FOIL', '324'),
];

const line = (
  printing: (typeof PRINTINGS)[number],
  name = 'Brass Harrier',
  subtitle = 'Of the Reef',
) => cardLine({ count: 3, setCode: 'SOR', name, subtitle, printing, printings: PRINTINGS });

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
    const printings = kinds.map((kind, index) =>
      aPrintingOf(kind, numbers[index % numbers.length]!),
    );
    return { ...rest, printings, printing: printings[chosen % printings.length]! };
  });

test('what is written is read as the same printing and count, whatever the card is called', () => {
  fc.assert(
    fc.property(fc.array(card), (cards) => {
      const lines = cardLines(cards).split('\n').slice(0, -1);
      expect(lines).toHaveLength(cards.length);
      for (const [index, text] of lines.entries()) {
        const { count, setCode, printings, printing } = cards[index]!;
        expect(isRemark(text) || isHeading(text)).toBe(false);
        const read = readCardLine(text);
        if (!read.ok) throw new Error(read.reason);
        expect(read.row).toMatchObject({ count, printing: { setCode } });
        const found = findPrinting(indexPrintings(printings), read.row.printing);
        expect(found).toMatchObject({ ok: true, printing: { id: printing.id } });
      }
    }),
  );
});
