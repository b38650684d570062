import fc from 'fast-check';
import { aCard, aCardVariant } from '@tests/factories/card';
import { VARIANT_TYPE_CODES, type VariantType } from '../card';
import { quickAddIndexOf } from './known-cards';
import { readQuickAdd, type QuickAddSets } from './read-quick-add';
import type { QuickAddChoice } from './reading';

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
const harbour = [
  printed('pier', 'Shadow Pier', { STANDARD: '005', FOIL: '005F', HYPERSPACE_FOIL: '331F' }),
  printed('crane', 'Sorrow Crane', { STANDARD: '006' }),
];
/** The sets SOR, which is shown, SHD, and TWI, whose cards aren't loaded. */
const setsWith = (shown: Parameters<typeof quickAddIndexOf>[0]): QuickAddSets => ({
  shown: 'SOR',
  indexes: new Map([
    ['SOR', quickAddIndexOf(shown)],
    ['SHD', quickAddIndexOf(harbour, 'SHD')],
    ['TWI', null],
  ]),
});
const sets = setsWith(cards);

const inWords = (choice: QuickAddChoice) =>
  choice
    .map(({ card, variant, count }) => {
      return `${card.id} ${VARIANT_TYPE_CODES[variant.variantType]} ×${count}`;
    })
    .join(' + ');

/** Choices such as `scout F ×2`, or the first error’s code. */
function read(line: string) {
  const { choices, errors } = readQuickAdd(line, sets);
  return errors[0]?.code ?? choices.map(inWords);
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
  const { choices, errors } = readQuickAdd(line, setsWith([...cards, pilot]));
  expect(errors[0]?.code ?? inWords(choices[0] ?? [])).toBe(choice);
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
    expect(readQuickAdd('999', sets).errors[0]?.message).toBe(
      'No printing of this set has the number 999.',
    );
    expect(readQuickAdd('SHD 999', sets).errors[0]?.message).toBe(
      'No printing of SHD has the number 999.',
    );
    expect(readQuickAdd('59 sc', sets).errors[0]?.message).toBe(
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
  expect(readQuickAdd(' \t; \n', sets)).toEqual({
    choices: [],
    errors: [],
    question: null,
    entries: 0,
    setsToLoad: [],
  });
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
        const [choice = []] = readQuickAdd(`${spelt} x${count}`, sets).choices;
        expect(choice).toHaveLength(1);
        const [copies] = choice;
        expect(copies?.variant.number).toBe(number);
        expect(copies?.count).toBe(count);
      },
    ),
  );
});

describe('what is printed on the card, in any set', () => {
  test.each([
    ['SOR 059', 'scout S ×1'],
    ['shd 5', 'pier S ×1'],
    ['SHD 5 foil', 'pier F ×1'],
    ['SHD 5 3 foil', 'pier F ×3'],
    ['SHD 5 Hyperspace Foil x2', 'pier HSF ×2'],
    ['SHD_005', 'pier S ×1'],
    ['shd-5f', 'pier F ×1'],
    ['SHD005/262', 'pier S ×1'],
    ['059/252 2', 'scout S ×2'],
    ['SHD crane', 'crane S ×1'],
    ['3x 61', 'lantern S ×3'],
    ['3× 59f', 'scout F ×3'],
    ['61 x3', 'lantern S ×3'],
    ['61 3x', 'lantern S ×3'],
    ['3x SHD 5', 'pier S ×3'],
    ['SHD 3x 5', 'pier S ×3'],
    ['2x scout foil', 'scout F ×2'],
    ['61\t3', 'lantern S ×3'],
    ['3x 61 2', 'BAD_ORDER'],
    ['3x scout 2', 'BAD_ORDER'],
    ['0x 61', 'BAD_COUNT'],
    ['XYZ 5', 'UNKNOWN_SET'],
    ['SHD 999', 'UNKNOWN_NUMBER'],
    ['TWI 5', 'SET_NOT_LOADED'],
  ])('“%s” is %s', (line, choice) => {
    expect(first(line)).toBe(choice);
  });

  test('says which sets it needs', () => {
    expect(readQuickAdd('TWI 5; SHD 5', sets).setsToLoad).toEqual(['TWI']);
  });
});

describe('several cards', () => {
  test.each([
    ['60, 61, 62', ['fox S ×1 + lantern S ×1 + moon S ×1']],
    ['60 x2,61,', ['fox S ×2 + lantern S ×1']],
    ['60\n3x 61\r\nscout foil', ['fox S ×1 + lantern S ×3 + scout F ×1']],
    ['60; 61 2', ['fox S ×1 + lantern S ×2']],
    ['SHD 5, 6; 61', ['pier S ×1 + crane S ×1 + lantern S ×1']],
    ['lantern scout, foil', ['scout F ×1']],
  ])('“%s” is %j', (text, choices) => {
    expect(read(text)).toEqual(choices);
  });

  test('what can’t be read is named at its place; the rest is read', () => {
    const { choices, errors, entries } = readQuickAdd('60, 999\nquartz; 61', sets);
    expect(choices.map(inWords)).toEqual(['fox S ×1 + lantern S ×1']);
    expect(errors).toMatchObject([
      { code: 'UNKNOWN_NUMBER', text: '999', start: 4 },
      { code: 'UNKNOWN_NAME', text: 'quartz', start: 8 },
    ]);
    expect(entries).toBe(4);
  });

  test('what can’t be read can be read alone', () => {
    expect(readQuickAdd('SHD 5, 999', sets).errors).toMatchObject([
      { text: '999', start: 7, alone: 'SHD 999' },
    ]);
  });

  test('beyond fifty stay', () => {
    const { choices, errors } = readQuickAdd(Array(52).fill('60').join(','), sets);
    expect(choices[0]).toHaveLength(50);
    expect(errors.map(({ code }) => code)).toEqual(['TOO_MANY', 'TOO_MANY']);
  });
});

describe('a question', () => {
  test.each([
    ['59 62', 'CARDS_OR_COPIES', ['scout S ×1 + moon S ×1', 'scout S ×62']],
    ['059 060', 'CARDS_OR_COPIES', ['scout S ×1 + fox S ×1', 'scout S ×60']],
    [
      '59 62, 61',
      'CARDS_OR_COPIES',
      ['scout S ×1 + moon S ×1 + lantern S ×1', 'scout S ×62 + lantern S ×1'],
    ],
    ['61 x62', 'MANY_COPIES', ['lantern S ×62']],
    ['13x 61', 'MANY_COPIES', ['lantern S ×13']],
    ['61, 62 x20', 'MANY_COPIES', ['lantern S ×1 + moon S ×20']],
    ['61 7, 61 7', 'MANY_COPIES', ['lantern S ×7 + lantern S ×7']],
    ['61 12', null, ['lantern S ×12']],
    ['61 x12', null, ['lantern S ×12']],
  ])('“%s” asks %s', (text, question, choices) => {
    const reading = readQuickAdd(text, sets);
    expect(reading.question).toBe(question);
    expect(reading.choices.slice(0, choices.length).map(inWords)).toEqual(choices);
  });
});

test.each([
  ['a NUL', '59\0', 'UNREADABLE'],
  ['a turned direction', '\u202E59 3', 'UNREADABLE'],
  ['half a character', '59 \uD800', 'UNREADABLE'],
  ['a word from right to left', 'פנס', 'UNKNOWN_NAME'],
  ['a number of 10,000 digits', '9'.repeat(10_000), 'TOO_LONG'],
  ['10,000 characters', 'lantern '.repeat(1_250), 'TOO_LONG'],
])('%s is an error at its place', (_what, bad, code) => {
  const { choices, errors } = readQuickAdd(`60, 61\n${bad};62`, sets);
  expect(errors).toMatchObject([{ code, text: bad.trim(), start: 7 }]);
  expect(choices.map(inWords)).toEqual(['fox S ×1 + lantern S ×1 + moon S ×1']);
});

test('any text gives choices with counts that can be added, or errors at their places', () => {
  const words = fc.oneof(
    fc.constantFrom('59', '059f', 'lantern', 'sc', 'hsf', '3', 'x2', '2x', '-1', '1.5', '10000'),
    fc.constantFrom('47', 'SHD', 'TWI', 'foil', ',', ';', '\n', '\0', '\u202E', 'פנס', '60, 61'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 8 }), fc.nat(3), (parts, times) => {
      const text = parts.join(' ').repeat(times);
      const { choices, errors, entries } = readQuickAdd(text, sets);
      expect(choices.length > 0 || errors.length > 0).toBe(entries > 0);
      for (const { text: bad, start } of errors) {
        expect(text.slice(start, start + bad.length)).toBe(bad);
      }
      for (const { count } of choices.flat()) {
        expect(Number.isInteger(count) && count > 0 && count < 1e4).toBe(true);
      }
      expect(new Set(choices.map(inWords)).size).toBe(choices.length);
    }),
  );
});
