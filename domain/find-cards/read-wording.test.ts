import fc from 'fast-check';
import { readWording } from './read-wording';

const codes = new Set(['SOR', 'TS26', 'HS']);
const plain = { isFoil: null, variantType: null };
const foil = { isFoil: true, variantType: null };

test.each([
  ['Lantern Scout', ['Lantern', 'Scout'], null, [], plain],
  ['3x Lantern Scout [foil]', ['Lantern', 'Scout'], null, ['3x'], foil],
  ['Lantern x 3 *F*', ['Lantern'], null, ['x3'], foil],
  ['3 Lantern (SOR) 059', ['3', 'Lantern', '059'], 'SOR', [], plain],
  ['SOR_059', ['059'], 'SOR', [], plain],
  ['sor059/252', ['059/252'], 'SOR', [], plain],
  ['TS26_059', ['059'], 'TS26', [], plain],
  ['ts26059', ['059'], 'TS26', [], plain],
  ['XYZ_059', ['XYZ_059'], null, [], plain],
  ['(HS) 272', ['272'], 'HS', [], plain],
  ['Lantern (of old)', ['Lantern', 'of', 'old'], null, [], plain],
])(
  '“%s” has the words %j, the set %s and the counts %j',
  (text, words, setCode, counts, finish) => {
    expect(readWording(text, codes)).toMatchObject({ words, setCode, counts, finish });
  },
);

test('any text is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { words, setAt } = readWording(text, codes);
      expect(setAt).toBeLessThanOrEqual(words.length);
    }),
  );
});
