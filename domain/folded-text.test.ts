import fc from 'fast-check';
import { foldedText, nameKey, nameWords, searchWords } from './folded-text';

test.each([
  ['Étoile d’Or', 'etoile dor'],
  ["O'Neil", 'oneil'],
  ['ΣΑΣ', 'σασ'],
  ['İstanbul', 'istanbul'],
  ['Straße Æsir Łódź', 'strasse aesir lodz'],
  ['Obi-Wan, R2', 'obiwan, r2'],
  ['Birch & Bramble', 'birch and bramble'],
  ['D´Arrow`s Vow', 'darrows vow'],
  ['Glass “Moth” «Waking»', 'glass moth waking'],
  ['Q‑Wren – of it', 'qwren – of it'],
  ['q-', 'q'],
  ['a---b', 'ab'],
  ['한글', '한글'],
  ['', ''],
])('%s is folded to %s', (text, expected) => {
  expect(foldedText(text)).toBe(expected);
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
  expect(nameWords('Birch&Bramble')).toEqual(['birch', 'and', 'bramble']);
  expect(nameWords(' ’ ')).toEqual([]);
});

test('a word with a hyphen is found in parts and as one', () => {
  expect(searchWords('Q-Wren Skiff')).toEqual(['q', 'wren', 'skiff', 'qwren']);
  expect(searchWords('Plain Name')).toEqual(['plain', 'name']);
});

test.each([
  'D’Arrow’s Vow',
  "D'Arrow's Vow",
  'D‘Arrow‘s Vow',
  'D´Arrow´s Vow',
  'D`Arrow`s Vow',
  'DʼArrowʼs Vow',
  'D′Arrow′s Vow',
  'DARROWS VOW',
  'd-arrows  vow',
  'D’Arrow’s‑Vow',
  '“D’Arrow’s Vow”',
  'Ď’Ârrow’s Vöw',
])('%s is one name', (written) => {
  expect(nameKey(written)).toBe('darrowsvow');
});

test('marks that keyboards differ in never part two spellings of a name', () => {
  const mark = fc.constantFrom("'", '’', '‘', '´', '`', 'ʼ', '"', '“', '”', '-', '‐', '–', '');
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('moth', 'ren', 'q'), mark)), (parts) => {
      const marked = parts.map(([word, each]) => word + each).join('');
      expect(nameKey(marked)).toBe(parts.map(([word]) => word).join(''));
    }),
  );
});
