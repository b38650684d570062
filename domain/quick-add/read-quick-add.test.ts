import fc from 'fast-check';
import { aCard, aCardVariant } from '@tests/factories/card';
import { VARIANT_TYPE_CODES, type VariantType } from '../card';
import { quickAddIndexOf } from './quick-add-index';
import { readQuickAdd } from './read-quick-add';

const printed = (id: string, name: string, numbers: Partial<Record<VariantType, string>>) =>
  aCard({
    id,
    name,
    subtitle: id === 'moon' ? 'Keeper of Élan' : null,
    cardVariants: Object.entries(numbers).map(([type, number]) =>
      aCardVariant(type as VariantType, null, { id: `${id}-${type}`, number }),
    ),
  });

const cards = [
  printed('scout', 'Lantern Scout', {
    HYPERSPACE_FOIL: '321F',
    HYPERSPACE: '321',
    FOIL: '059F',
    STANDARD: '059',
  }),
  printed('fox', 'Lantern Fox', { STANDARD: '060', FOIL: '060', SHOWCASE: '400' }),
  printed('lantern', 'Lantern', { STANDARD: '061' }),
  printed('moon', 'Moon’s Two-Headed Own', { STANDARD: '062', PRESTIGE: '500' }),
  printed('legion', '47 Ashes', { STANDARD: '063' }),
];
const index = quickAddIndexOf(cards);

/** Choices such as `scout F ×2`, or the error’s code. */
function read(line: string) {
  const { choices, error } = readQuickAdd(line, index);
  if (error) return error.code;
  return choices.map(
    ({ card, variant, count }) => `${card.id} ${VARIANT_TYPE_CODES[variant.variantType]} ×${count}`,
  );
}
const first = (line: string) => {
  const choices = read(line);
  return Array.isArray(choices) ? choices[0] : choices;
};

test.each([
  ['11 2', 'pilot S ×2'],
  ['027', 'pilot S ×1'],
  ['27f', 'pilot F ×1'],
  ['113 hsf', 'NO_SUCH_PRINTING'],
])('of a printing with several numbers, “%s” is %s', (line, choice) => {
  const numbered = { number: '011', otherNumbers: ['027', '113'] };
  const pilot = aCard({
    id: 'pilot',
    name: 'Harbour Pilot',
    cardVariants: [
      aCardVariant('STANDARD', null, { id: 'pilot-s', ...numbered }),
      aCardVariant('FOIL', null, { id: 'pilot-f', ...numbered }),
    ],
  });
  const { choices, error } = readQuickAdd(line, quickAddIndexOf([...cards, pilot]));
  const [likeliest] = choices.map(
    ({ card, variant, count }) => `${card.id} ${VARIANT_TYPE_CODES[variant.variantType]} ×${count}`,
  );
  expect(error?.code ?? likeliest).toBe(choice);
});

describe('a number', () => {
  test.each([
    ['059 3', 'scout S ×3'],
    ['59', 'scout S ×1'],
    ['59f 2', 'scout F ×2'],
    ['059F', 'scout F ×1'],
    ['  59f   x2 ', 'scout F ×2'],
    ['321 ×4', 'scout HS ×4'],
    ['321f', 'scout HSF ×1'],
    ['59hsf 2', 'scout HSF ×2'],
    ['59 hs', 'scout HS ×1'],
    ['59 HSF 2', 'scout HSF ×2'],
    ['500 9999', 'moon P ×9999'],
  ])('“%s” is %s', (line, choice) => {
    expect(first(line)).toBe(choice);
  });

  test('that several printings share is the plainest one’s; the others are the next choices', () => {
    expect(read('60 2')).toEqual(['fox S ×2', 'fox F ×2', 'fox SC ×2']);
    expect(read('60f')).toEqual(['fox F ×1']);
    expect(read('400')).toEqual(['fox SC ×1', 'fox S ×1', 'fox F ×1']);
  });

  test.each([
    ['999', 'UNKNOWN_NUMBER'],
    ['62f', 'NO_SUCH_PRINTING'],
    ['59x', 'UNKNOWN_NUMBER'],
    ['59 sc', 'NO_SUCH_PRINTING'],
    ['59 0', 'BAD_COUNT'],
    ['59 -1', 'BAD_COUNT'],
    ['59 1.5', 'BAD_COUNT'],
    ['59 10000', 'BAD_COUNT'],
    ['59 2147483648', 'BAD_COUNT'],
    ['59 abc', 'BAD_COUNT'],
    ['59 3 4', 'BAD_ORDER'],
    ['123456', 'UNKNOWN_NUMBER'],
  ])('“%s” is %s', (line, code) => {
    expect(read(line)).toBe(code);
  });

  test('says which number isn’t there, and which printing', () => {
    expect(readQuickAdd('999', index).error?.message).toBe(
      'No printing of this set has the number 999.',
    );
    expect(readQuickAdd('59 sc', index).error?.message).toBe(
      'Lantern Scout has no Showcase printing in this set.',
    );
  });
});

describe('a name', () => {
  test.each([
    ['lantern scout', ['scout S ×1', 'scout F ×1', 'scout HS ×1', 'scout HSF ×1']],
    ['SCOUT lan 3', ['scout S ×3', 'scout F ×3', 'scout HS ×3', 'scout HSF ×3']],
    ['scout hsf 2', ['scout HSF ×2']],
    ['lantern', ['lantern S ×1', 'scout S ×1', 'fox S ×1']],
    ['lantern sc', ['fox SC ×1', 'scout S ×1', 'scout F ×1', 'scout HS ×1', 'scout HSF ×1']],
    ['headed two moons', ['moon S ×1', 'moon P ×1']],
    ['moon’s', ['moon S ×1', 'moon P ×1']],
    ['elan p', ['moon P ×1']],
    ['47', ['legion S ×1']],
    ['ashes 47', ['legion S ×47']],
    ['47 ashes 2', ['legion S ×2']],
  ])('“%s” offers %j', (line, choices) => {
    expect(read(line)).toEqual(choices);
  });

  test.each([
    ['harrier', 'UNKNOWN_NAME'],
    ['scout 0', 'BAD_COUNT'],
    ['scout 10000', 'BAD_COUNT'],
    ['scout ps', 'NO_SUCH_PRINTING'],
    ['…', 'UNKNOWN_NAME'],
  ])('“%s” is %s', (line, code) => {
    expect(read(line)).toBe(code);
  });
});

test('nothing typed asks for nothing', () => {
  expect(readQuickAdd(' \t', index)).toEqual({ choices: [], error: null });
});

test('every printing is found by its own number, however it is padded or spelt', () => {
  const printings = cards.flatMap(({ cardVariants }) => cardVariants);
  fc.assert(
    fc.property(
      fc.constantFrom(...printings),
      fc.integer({ min: 1, max: 9_999 }),
      fc.boolean(),
      fc.nat(2),
      ({ number }, count, isLower, zeros) => {
        const padded = '0'.repeat(zeros) + number.replace(/^0+/, '');
        const spelt = isLower ? padded.toLowerCase() : padded;
        const [choice] = readQuickAdd(`${spelt} ${count}`, index).choices;
        expect(choice?.variant.number).toBe(number);
        expect(choice?.count).toBe(count);
      },
    ),
  );
});

test('any line gives choices with counts that can be added, or an error, or was empty', () => {
  const words = fc.oneof(
    fc.constantFrom('59', '059f', 'lantern', 'sc', 'hsf', '3', 'x2', '-1', '1.5', '10000', '47'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 4 }), (parts) => {
      const line = parts.join(' ');
      const { choices, error } = readQuickAdd(line, index);
      expect(choices.length > 0).toBe(error === null && line.trim() !== '');
      expect(
        choices.every(({ count }) => Number.isInteger(count) && count > 0 && count < 1e4),
      ).toBe(true);
      expect(new Set(choices.map(({ variant }) => variant.id)).size).toBe(choices.length);
    }),
  );
});
