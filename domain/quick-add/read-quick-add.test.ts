import fc from 'fast-check';
import { firstChoice, inWords, quickAddSets, readLine } from '@tests/factories/quick-add-sets';
import { readQuickAdd } from './read-quick-add';

test('a blank text has no choices and no errors', () => {
  expect(readQuickAdd(' \t; \n', quickAddSets)).toEqual({
    choices: [],
    errors: [],
    question: null,
    entries: 0,
    setsToLoad: [],
  });
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
    expect(firstChoice(line)).toBe(choice);
  });

  test('names the sets to load', () => {
    expect(readQuickAdd('TWI 5; SHD 5', quickAddSets).setsToLoad).toEqual(['TWI']);
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
    expect(readLine(text)).toEqual(choices);
  });

  test('an unreadable entry is reported at its place; the rest is read', () => {
    const { choices, errors, entries } = readQuickAdd('60, 999\nquartz; 61', quickAddSets);
    expect(choices.map(inWords)).toEqual(['fox S ×1 + lantern S ×1']);
    expect(errors).toMatchObject([
      { code: 'UNKNOWN_NUMBER', text: '999', start: 4 },
      { code: 'UNKNOWN_NAME', text: 'quartz', start: 8 },
    ]);
    expect(entries).toBe(4);
  });

  test('an unreadable entry is given with its set, so that it can be read alone', () => {
    expect(readQuickAdd('SHD 5, 999', quickAddSets).errors).toMatchObject([
      { text: '999', start: 7, alone: 'SHD 999' },
    ]);
  });

  test('entries beyond fifty are refused', () => {
    const { choices, errors } = readQuickAdd(Array(52).fill('60').join(','), quickAddSets);
    expect(choices[0]).toHaveLength(50);
    expect(errors.map(({ code }) => code)).toEqual(['TOO_MANY', 'TOO_MANY']);
  });
});

describe('a range of numbers', () => {
  test.each([
    ['60-62', 'fox S ×1 + lantern S ×1 + moon S ×1'],
    ['60–62', 'fox S ×1 + lantern S ×1 + moon S ×1'],
    ['060..062', 'fox S ×1 + lantern S ×1 + moon S ×1'],
    ['60-62 2', 'fox S ×2 + lantern S ×2 + moon S ×2'],
    ['3x 61-62', 'lantern S ×3 + moon S ×3'],
    ['59-60 foil', 'scout F ×1 + fox F ×1'],
    ['59-60f x2', 'scout F ×2 + fox F ×2'],
    ['SHD 5-6', 'pier S ×1 + crane S ×1'],
    ['shd-5-6', 'pier S ×1 + crane S ×1'],
    ['SHD 5, 6-7', 'pier S ×1 + crane S ×1'],
    ['59-60, 62', 'scout S ×1 + fox S ×1 + moon S ×1'],
    ['40-59', 'scout S ×1'],
    ['62-61', 'UNKNOWN_NAME'],
    ['700-720', 'UNKNOWN_NUMBER'],
    ['60-62 0', 'BAD_COUNT'],
    ['TWI 5-8', 'SET_NOT_LOADED'],
    ['59-60 sc', 'NO_SUCH_PRINTING'],
    ['1-51', 'TOO_MANY'],
    ['59-60, 61-109', 'TOO_MANY'],
    ['46-48', 'UNKNOWN_NUMBER'],
  ])('“%s” is %s', (line, choice) => {
    expect(firstChoice(line)).toBe(choice);
  });

  test('asks about many copies, but not whether the count is another card', () => {
    const { question, choices } = readQuickAdd('60-61 62', quickAddSets);
    expect(question).toBe('MANY_COPIES');
    expect(choices.map(inWords)).toEqual(['fox S ×62 + lantern S ×62']);
  });

  test('a card without the printing is reported, so that the rest can be added', () => {
    const { choices, errors, entries } = readQuickAdd('SHD 5-6 foil', quickAddSets);
    expect(choices.map(inWords)).toEqual(['pier F ×1']);
    expect(errors).toMatchObject([
      { code: 'NO_SUCH_PRINTING', text: 'SHD 5-6 foil', start: 0, alone: 'SHD 6 foil' },
    ]);
    expect(entries).toBe(2);
  });

  test('one of which nothing can be read stays as it was typed', () => {
    expect(readQuickAdd('700-720', quickAddSets).errors).toMatchObject([
      { text: '700-720', alone: '700-720' },
    ]);
  });

  test('means what its numbers mean with commas between them', () => {
    const number = fc.integer({ min: 59, max: 63 });
    fc.assert(
      fc.property(number, number, fc.constantFrom('-', '–', '..'), (one, other, between) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other) + 1];
        const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at);
        const known = numbers.filter((each) => each <= 63);
        expect(readLine(`${from}${between}${to}`)).toEqual([
          inWords(readQuickAdd(known.join(', '), quickAddSets).choices[0] ?? []),
        ]);
      }),
    );
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
  ])('“%s” has the question %s', (text, question, choices) => {
    const reading = readQuickAdd(text, quickAddSets);
    expect(reading.question).toBe(question);
    expect(reading.choices.slice(0, choices.length).map(inWords)).toEqual(choices);
  });
});

test.each([
  ['a NUL', '59\0', 'UNREADABLE'],
  ['a direction override', '\u202E59 3', 'UNREADABLE'],
  ['a lone surrogate', '59 \uD800', 'UNREADABLE'],
  ['a right-to-left word', 'פנס', 'UNKNOWN_NAME'],
  ['a number of 10,000 digits', '9'.repeat(10_000), 'TOO_LONG'],
  ['10,000 characters', 'lantern '.repeat(1_250), 'TOO_LONG'],
])('%s is an error at its place', (_what, bad, code) => {
  const { choices, errors } = readQuickAdd(`60, 61\n${bad};62`, quickAddSets);
  expect(errors).toMatchObject([{ code, text: bad.trim(), start: 7 }]);
  expect(choices.map(inWords)).toEqual(['fox S ×1 + lantern S ×1 + moon S ×1']);
});

test('any text gives choices with counts that can be added, or errors at their places', () => {
  const words = fc.oneof(
    fc.constantFrom('59', '059f', 'lantern', 'sc', 'hsf', '3', 'x2', '2x', '-1', '1.5', '10000'),
    fc.constantFrom(
      '47',
      '59-62',
      '1..',
      'SHD',
      'TWI',
      'foil',
      ',',
      ';',
      '\n',
      '\0',
      '\u202E',
      'פנס',
      '60, 61',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 8 }), fc.nat(3), (parts, times) => {
      const text = parts.join(' ').repeat(times);
      const { choices, errors, entries } = readQuickAdd(text, quickAddSets);
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
