import fc from 'fast-check';
import { aCard, aPrinting } from '@tests/factories/card';
import {
  firstChoice,
  inWords,
  quickAddCards,
  quickAddSets,
  quickAddSetsWith,
  readLine,
} from '@tests/factories/quick-add-sets';
import { readQuickAdd } from './read-quick-add';

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
      aPrinting('STANDARD', null, { id: 'pilot-s', ...numbered }),
      aPrinting('FOIL', null, { id: 'pilot-f', ...numbered }),
    ],
  });
  const { choices, errors } = readQuickAdd(line, quickAddSetsWith([...quickAddCards, pilot]));
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
    expect(firstChoice(line)).toBe(choice);
  });

  test('that several printings share means the plainest one; the others are the next choices', () => {
    expect(readLine('60 2')).toEqual(['fox S ×2', 'fox F ×2', 'fox SC ×2']);
    expect(readLine('60f')).toEqual(['fox F ×1']);
    expect(readLine('400')).toEqual(['fox SC ×1', 'fox S ×1', 'fox F ×1']);
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
    expect(readLine(line)).toBe(code);
  });

  test('that doesn’t exist is named in the message, and so is a missing printing', () => {
    expect(readQuickAdd('999', quickAddSets).errors[0]?.message).toBe(
      'No printing of this set has the number 999.',
    );
    expect(readQuickAdd('SHD 999', quickAddSets).errors[0]?.message).toBe(
      'No printing of SHD has the number 999.',
    );
    expect(readQuickAdd('59 sc', quickAddSets).errors[0]?.message).toBe(
      'Lantern Scout has no Showcase printing in this set.',
    );
  });
});

test('every printing is found by its own number, in any padding and case', () => {
  const printings = quickAddCards.flatMap(({ cardVariants }) => cardVariants);
  fc.assert(
    fc.property(
      fc.constantFrom(...printings),
      fc.integer({ min: 1, max: 9_999 }),
      fc.boolean(),
      fc.nat(2),
      ({ number }, count, isLower, zeros) => {
        const padded = '0'.repeat(zeros) + number.replace(/^0+/, '');
        const spelt = isLower ? padded.toLowerCase() : padded;
        const [choice = []] = readQuickAdd(`${spelt} x${count}`, quickAddSets).choices;
        expect(choice).toHaveLength(1);
        const [copies] = choice;
        expect(copies?.printing.number).toBe(number);
        expect(copies?.count).toBe(count);
      },
    ),
  );
});
