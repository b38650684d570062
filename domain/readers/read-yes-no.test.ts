import fc from 'fast-check';
import { readYesNo } from './read-yes-no';

test.each([
  'True',
  'TRUE',
  ' true ',
  'yes',
  'Y',
  '1',
  '1.0',
  'x',
  'X',
  '[x]',
  ' (x) ',
  '✓',
  '☑',
  'ＴＲＵＥ',
  'WAHR',
  'Ja',
  'VRAI',
  'Oui',
  'VERDADERO',
  'Sí',
  'VERO',
  'sì',
  'VERDADEIRO',
  'Sim',
  'WAAR',
  'PRAWDA',
  'Tak',
  'SANT',
  'TOSI',
  'DOĞRU',
  'ИСТИНА',
])('%j is a yes', (text) => {
  expect(readYesNo(text)).toBe(true);
});

test.each([
  'False',
  'FALSE',
  'no',
  'N',
  '0',
  '0,0',
  '-',
  '–',
  '☐',
  '[-]',
  'FALSCH',
  'nein',
  'FAUX',
  'non',
  'FALSO',
  'Não',
  'ONWAAR',
  'nee',
  'FAŁSZ',
  'nie',
  'ЛОЖЬ',
])('%j is a no', (text) => {
  expect(readYesNo(text)).toBe(false);
});

test.each(['', ' ', '\u00A0', '[ ]'])('%j says nothing', (text) => {
  expect(readYesNo(text)).toBeNull();
});

test.each(['maybe', 'F', '2', 'yes no', '=1+1', '\0', 'x'.repeat(10_000)])(
  '%j is unknown',
  (text) => {
    expect(readYesNo(text)).toBeUndefined();
  },
);

test('case and blanks never matter, and nothing throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(readYesNo(`  ${text}\t`)).toBe(readYesNo(text));
    }),
  );
});
