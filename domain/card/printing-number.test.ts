import { aCard, aPrinting } from '@tests/factories/card';
import { numberKey, printingName, printingNumberText, setAndNumber } from './printing-number';

test.each([
  ['059', '59'],
  ['59', '59'],
  ['059F', '59F'],
  [' 59f ', '59F'],
  ['1127', '1127'],
  ['000', '0'],
])('%j is compared by %j', (text, key) => {
  expect(numberKey(text)).toBe(key);
});

test.each(['', 'f', '59ff', '5 9', '-1', '1.5', '１２', '123456', '059 3'])(
  '%j isn’t a number',
  (text) => {
    expect(numberKey(text)).toBeNull();
  },
);

const card = aCard({ standardCardNumber: 63, standardFullCardNumber: 'SHD_063' });
const ownLess = aCard({ standardCardNumber: null, standardFullCardNumber: null });

test.each([
  ['STANDARD', '063', [], 'SHD 063 · Standard'],
  ['STANDARD', '63', [], 'SHD 063 · Standard'],
  ['HYPERSPACE', '331', [], 'SHD 063 · Hyperspace 331'],
  ['FOIL', '063F', [], 'SHD 063 · Foil 063F'],
  ['STANDARD', '063', ['070', '071'], 'SHD 063 · Standard 070, 071'],
] as const)('%s %s %j of card 63 is %s', (variantType, number, otherNumbers, text) => {
  const printing = aPrinting(variantType, null, { number, otherNumbers: [...otherNumbers] });
  expect(printingNumberText(card, printing)).toBe(text);
  expect(printingName(card, printing)).toBe(text.replace('SHD 063 · ', ''));
  expect(setAndNumber(card, printing)).toBe('SHD 063');
});

test('a printing of a card without a standard number is named by its own', () => {
  const printing = aPrinting('SHOWCASE', null, { number: '901' });
  expect(printingNumberText(ownLess, printing)).toBe('901 · Showcase');
  expect(setAndNumber(ownLess, printing)).toBe('901');
  expect(setAndNumber(ownLess, printing, 'SHD')).toBe('SHD 901');
});
