import fc from 'fast-check';
import { CARD_TYPES } from '@domain/card';
import { extraCountOf, MAX_INVENTORY, playsetOf } from '@domain/collection';
import {
  BANNER_LENGTH,
  bannerErrorOf,
  isSaleQuantity,
  MAX_FOR_SALE,
  NOT_FOR_SALE,
  parseCondition,
  SALE_CONDITION,
  toBanner,
  withExtras,
} from './sale-list';

describe('sale quantity', () => {
  test.each([1, 2, MAX_FOR_SALE])('%s copies can be for sale', (quantity) => {
    expect(isSaleQuantity(quantity)).toBe(true);
  });

  test.each([NOT_FOR_SALE, -1, 1.5, MAX_FOR_SALE + 1, 2 ** 31, Number.NaN, Infinity])(
    '%s copies can’t be for sale',
    (quantity) => {
      expect(isSaleQuantity(quantity)).toBe(false);
    },
  );
});

describe('sell extras', () => {
  test.each([
    ['nothing to spare of what is not listed', 0, 0, 0],
    ['what can be spared is for sale', 0, 2, 2],
    ['more can be spared than is listed', 1, 4, 4],
    ['more is listed than can be spared', 5, 2, 5],
    ['something is listed that cannot be spared', 1, 0, 1],
    ['a whole box', 0, 9_999, 9_999],
  ])('%s: %i listed, %i extra: %i', (_case, listed, extra, expected) => {
    expect(withExtras(listed, extra)).toBe(expected);
  });

  test('of what was not listed a playset and the target are kept', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CARD_TYPES),
        fc.integer({ min: 0, max: MAX_INVENTORY }),
        fc.integer({ min: 0, max: 4 }),
        (cardType, inventory, target) => {
          const listed = withExtras(0, extraCountOf(inventory, cardType, target));
          const kept = inventory - listed;
          expect(kept).toBe(Math.min(inventory, playsetOf(cardType, target)));
          expect(withExtras(listed, extraCountOf(inventory, cardType, target))).toBe(listed);
        },
      ),
    );
  });
});

describe('condition', () => {
  test('every copy on a sale list is near mint', () => {
    expect(SALE_CONDITION).toBe('NEAR_MINT');
  });

  test('another condition is an error that names it', () => {
    expect(parseCondition('LIGHTLY_PLAYED')).toBe('LIGHTLY_PLAYED');
    expect(() => parseCondition('CHEWED')).toThrow('Unknown condition: CHEWED');
  });
});

describe('banner', () => {
  test.each([
    { what: 'nothing', text: '', code: null },
    { what: 'two lines', text: 'Half price\nthis week', code: null },
    { what: 'as many units as fit', text: 'a'.repeat(BANNER_LENGTH), code: null },
    { what: 'one more', text: 'a'.repeat(BANNER_LENGTH + 1), code: 'TOO_LONG' },
    { what: 'pairs of units that fit', text: '🦊'.repeat(BANNER_LENGTH / 2), code: null },
    { what: 'one pair more', text: '🦊'.repeat(BANNER_LENGTH / 2 + 1), code: 'TOO_LONG' },
    { what: 'markup', text: '<script>alert(1)</script>', code: null },
    { what: 'NUL', text: 'a\0b', code: 'INVALID' },
    { what: 'half a character', text: 'a\uD83Eb', code: 'INVALID' },
    { what: 'halves the wrong way round', text: '\uDD8A\uD83E', code: 'INVALID' },
  ])('$what as a banner is $code', ({ text, code }) => {
    expect(bannerErrorOf(text)).toBe(code);
  });

  test.each([' \n\t', '\u200B\u200D\uFEFF', '\u202E', '\u00AD', '\u3164'])(
    '%j shows nothing, and is no banner',
    (text) => {
      expect(toBanner(text)).toBe('');
    },
  );

  test('a banner is kept as it was typed', () => {
    expect(toBanner('  Pick up\n\u200Bonly ')).toBe('  Pick up\n\u200Bonly ');
  });
});
