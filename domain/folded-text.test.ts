import fc from 'fast-check';
import { foldedText, nameWords } from './folded-text';

test.each([
  ['Étoile d’Or', 'etoile dor'],
  ["O'Neil", 'oneil'],
  ['ΣΑΣ', 'σασ'],
  ['İstanbul', 'istanbul'],
  ['Straße Æsir Łódź', 'strasse aesir lodz'],
  ['Obi-Wan, R2', 'obi-wan, r2'],
  ['한글', '한글'],
  ['', ''],
])('%s is folded to %s', (text, folded) => {
  expect(foldedText(text)).toBe(folded);
});

test('folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      expect(foldedText(foldedText(text))).toBe(foldedText(text));
    }),
    { numRuns: 5_000 },
  );
});

test('the words of a name have no punctuation', () => {
  expect(nameWords('Moon’s Own (Élan), 2-B!')).toEqual(['moons', 'own', 'elan', '2', 'b']);
  expect(nameWords(' ’ ')).toEqual([]);
});
