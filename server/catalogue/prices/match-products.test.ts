import fc from 'fast-check';
import type { VariantType } from '@domain/card';
import { matchProducts, type MatchablePrinting, type Pins, type Product } from './match-products';

const printing = (
  id: string,
  variantType: VariantType,
  number: string,
  rest: Partial<MatchablePrinting> = {},
): MatchablePrinting => ({
  id,
  cardId: id.slice(0, 2),
  cardName: 'Ember Warden - Keeper of the Flame',
  variantType,
  number,
  otherNumbers: [],
  ...rest,
});

const PRINTINGS = [
  printing('a1-standard', 'STANDARD', '008'),
  printing('a1-foil', 'FOIL', '008F'),
  printing('a1-hyperspace', 'HYPERSPACE', '265'),
  printing('a1-hyperspace-foil', 'HYPERSPACE_FOIL', '265F'),
  printing('a1-showcase', 'SHOWCASE', '270'),
  printing('b2-standard', 'STANDARD', '010', { cardName: 'Tide Caller', otherNumbers: ['011'] }),
  printing('c3-prestige', 'PRESTIGE', '1001', { cardName: 'Tide Singer' }),
  printing('c3-serialized', 'PRESTIGE_SERIALIZED', '1002', { cardName: 'Tide Singer' }),
];

const product = (rest: Partial<Product>): Product => ({
  productId: 1,
  finish: 'Normal',
  name: 'Ember Warden - Keeper of the Flame',
  number: '8',
  ...rest,
});

const matchOf = (given: Partial<Product>, pins: Pins = new Map()) => {
  const [found] = matchProducts([product(given)], PRINTINGS, pins);
  return found?.cardVariantId ?? found?.match;
};

test.each<[string, Partial<Product>, string]>([
  ['number and finish', {}, 'a1-standard'],
  ['a number with zeros', { number: '008' }, 'a1-standard'],
  ['a foil', { finish: 'Foil' }, 'a1-foil'],
  ['a foil of another name', { finish: 'Cold Foil' }, 'a1-foil'],
  ['its own number', { number: '265', name: 'Ember Warden (Hyperspace)' }, 'a1-hyperspace'],
  ['a variant by name alone', { name: 'Ember Warden (Hyperspace)' }, 'a1-hyperspace'],
  ['a variant and a finish', { name: 'E (Hyperspace)', finish: 'Foil' }, 'a1-hyperspace-foil'],
  ['two pairs of parentheses', { name: 'E (Hyperspace) (Foil)' }, 'a1-hyperspace-foil'],
  ['a variant’s number without its name', { number: '270' }, 'a1-showcase'],
  ['one of several numbers', { number: '11', name: 'Tide Caller' }, 'b2-standard'],
  ['four digits', { number: '1001', name: 'Tide Singer (Prestige)' }, 'c3-prestige'],
  ['a serialized one', { number: '1002', name: 'T (Prestige Serialized)' }, 'c3-serialized'],
  ['a display', { number: null, name: 'Booster Display' }, 'NOT_A_CARD'],
  ['an unknown number', { number: '999' }, 'UNMATCHED'],
  ['a number that is none', { number: 'T01' }, 'UNMATCHED'],
  ['a finish that nobody knows', { finish: 'Etched' }, 'UNMATCHED'],
  ['something else in parentheses', { name: 'Ember Warden (Judge Promo)' }, 'UNMATCHED'],
  ['a variant that the card doesn’t have', { number: '10', name: 'T (Showcase)' }, 'UNMATCHED'],
])('%s', (_, given, expected) => {
  expect(matchOf(given)).toBe(expected);
});

test('a pin comes first, also that a product is no card', () => {
  expect(matchOf({}, new Map([['1:Normal', 'b2-standard']]))).toBe('b2-standard');
  expect(matchOf({}, new Map([['1:Normal', null]]))).toBe('IGNORED');
  expect(matchOf({}, new Map([['1:Foil', 'b2-standard']]))).toBe('a1-standard');
  // A printing that left the catalogue.
  expect(matchOf({}, new Map([['1:Normal', 'zz-standard']]))).toBe('a1-standard');
});

test('of several products of one printing none is taken, unless one is pinned', () => {
  const both = [product({ productId: 1 }), product({ productId: 2 })];
  const found = (pins: Pins) =>
    matchProducts(both, PRINTINGS, pins).map(({ cardVariantId, match }) => cardVariantId ?? match);
  expect(found(new Map())).toEqual(['AMBIGUOUS', 'AMBIGUOUS']);
  expect(found(new Map([['2:Normal', 'a1-standard']]))).toEqual(['AMBIGUOUS', 'a1-standard']);
});

test('whatever the products are, no printing has two of them', () => {
  const anyProduct = fc.record({
    productId: fc.nat(30),
    finish: fc.constantFrom('Normal', 'Foil', 'Etched', ''),
    name: fc.constantFrom('Ember Warden', 'Tide Caller (Hyperspace)', 'X (Showcase)', '()', '('),
    number: fc.constantFrom(null, '8', '008', '10', '11', '265', '1001', '', '0', '8F', '٣'),
  });
  const key = ({ productId, finish }: Product) => `${productId}:${finish}`;
  fc.assert(
    fc.property(fc.uniqueArray(anyProduct, { selector: key, maxLength: 40 }), (products) => {
      const taken = matchProducts(products, PRINTINGS, new Map()).flatMap(
        ({ cardVariantId }) => cardVariantId ?? [],
      );
      expect(new Set(taken).size).toBe(taken.length);
    }),
  );
});
