import { type VariantType, variantIdOf } from '@domain/card';
import fc from 'fast-check';
import { type MatchablePrinting, matchProducts, type Product, productKey } from './match-products';

const printing = (
  cardId: string,
  variantType: VariantType,
  number: string,
  otherNumbers: string[] = [],
): MatchablePrinting => ({
  id: variantIdOf(cardId, variantType),
  cardId,
  cardName: `Card ${cardId}`,
  variantType,
  number,
  otherNumbers,
});

/** An early set's card, whose foil has its number with an F; and a later one, each of whose printings has its own. */
const PRINTINGS = [
  printing('early', 'STANDARD', '059'),
  printing('early', 'FOIL', '059F'),
  printing('early', 'HYPERSPACE', '330'),
  printing('early', 'HYPERSPACE_FOIL', '330F'),
  printing('later', 'STANDARD', '163'),
  printing('later', 'FOIL', '661'),
  printing('later', 'HYPERSPACE', '425'),
  printing('later', 'PRESTIGE', '1018'),
  printing('later', 'PRESTIGE_FOIL', '1054'),
  printing('later', 'PRESTIGE_SERIALIZED', '1090'),
  printing('leader', 'STANDARD', '005'),
  printing('leader', 'SHOWCASE', '270'),
  printing('starter', 'STANDARD', '010', ['011', '012']),
  printing('one', 'STANDARD', '200'),
  printing('two', 'STANDARD', '200'),
];

const product = (number: string | null, name: string, finish: string, productId = 1): Product => ({
  productId,
  name,
  number,
  finish,
});
const matchOf = (given: Product, pins = new Map<string, string | null>()) => {
  const [found] = matchProducts([given], PRINTINGS, pins);
  return found?.cardVariantId ?? found?.match;
};

test.each([
  ['59', 'Card', 'Normal', 'early-standard'],
  ['59', 'Card', 'Foil', 'early-foil'],
  ['59F', 'Card (Foil)', 'Foil', 'early-foil'],
  ['330', 'Card (Hyperspace)', 'Normal', 'early-hyperspace'],
  ['330', 'Card (Hyperspace)', 'Foil', 'early-hyperspace-foil'],
  ['330', 'Card (Hyperspace Foil)', 'Foil', 'early-hyperspace-foil'],
  ['330', 'Card', 'Normal', 'early-hyperspace'],
  ['59', 'Card (Hyperspace)', 'Normal', 'early-hyperspace'],
  ['163', 'Card', 'Foil', 'later-foil'],
  ['661', 'Card (Foil)', 'Foil', 'later-foil'],
  ['425', 'Card (Hyperspace)', 'Foil', 'UNMATCHED'],
  ['1018', 'Card (Prestige)', 'Normal', 'later-prestige'],
  ['1054', 'Card (Prestige) (Foil)', 'Foil', 'later-prestige-foil'],
  ['1090', 'Card (Prestige Serialized)', 'Foil', 'later-prestige-serialized'],
  ['270', 'Card (Showcase)', 'Foil', 'leader-showcase'],
  ['270', 'Card (Showcase)', 'Normal', 'leader-showcase'],
  ['5', 'Card', 'Foil', 'UNMATCHED'],
  ['5', 'Card (Judge Promo)', 'Normal', 'UNMATCHED'],
  ['5', 'Card', 'Etched', 'UNMATCHED'],
  ['12', 'Card', 'Normal', 'starter-standard'],
  ['999', 'Card', 'Normal', 'UNMATCHED'],
  ['200', 'Card', 'Normal', 'AMBIGUOUS'],
  ['200', 'Card two', 'Normal', 'two-standard'],
  [null, 'Booster Display', 'Normal', 'NOT_A_CARD'],
])('%s, %s, %s is %s', (number, name, finish, expected) => {
  expect(matchOf(product(number, name, finish))).toBe(expected);
});

test('a pin comes first, and a product can be ignored', () => {
  const given = product('59', 'Card', 'Normal');
  const pinned = (id: string | null) => matchOf(given, new Map([[productKey(given), id]]));
  expect(pinned('leader-showcase')).toBe('leader-showcase');
  expect(pinned(null)).toBe('IGNORED');
  expect(pinned('of-another-set')).toBe('early-standard');
});

test('two products of one printing are both uncertain, unless one is pinned', () => {
  const [one, other] = [product('59', 'Card', 'Normal', 1), product('59', 'Card', 'Normal', 2)];
  const matches = (pins: Map<string, string | null>) =>
    matchProducts([one, other], PRINTINGS, pins).map(({ match }) => match);
  expect(matches(new Map())).toEqual(['AMBIGUOUS', 'AMBIGUOUS']);
  expect(matches(new Map([['2:Normal', 'early-standard']]))).toEqual(['AMBIGUOUS', 'PINNED']);
});

test('no printing has two unpinned products, and each product has an answer', () => {
  const products = fc.uniqueArray(
    fc.record({
      productId: fc.nat(30),
      name: fc.constantFrom('Card', 'Card (Hyperspace)', 'Card two', 'Card (Prestige)', 'x ((('),
      number: fc.option(fc.constantFrom('59', '59F', '330', '163', '200', '1018', 'x', '')),
      finish: fc.constantFrom('Normal', 'Foil', 'Cold Foil', 'Other'),
    }),
    { selector: productKey },
  );
  fc.assert(
    fc.property(products, (given) => {
      const matched = matchProducts(given, PRINTINGS, new Map());
      expect(matched.map((each) => each.product)).toEqual(given);
      const ids = matched.flatMap(({ cardVariantId }) => cardVariantId ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
