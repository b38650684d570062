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
    ['not listed, nothing to spare', 0, 0, 0],
    ['not listed, some to spare', 0, 2, 2],
    ['more to spare than is listed', 1, 4, 4],
    ['more is listed than is to spare', 5, 2, 5],
    ['listed, nothing to spare', 1, 0, 1],
    ['a whole box', 0, 9_999, 9_999],
  ])('%s: %i listed, %i extra: %i', (_case, listed, extra, expected) => {
    expect(withExtras(listed, extra)).toBe(expected);
  });

  test('a playset and the target are kept of an unlisted printing', () => {
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

  test('an unknown condition throws an error that names it', () => {
    expect(parseCondition('LIGHTLY_PLAYED')).toBe('LIGHTLY_PLAYED');
    expect(() => parseCondition('CHEWED')).toThrow('Unknown condition: CHEWED');
  });
});

describe('banner', () => {
  test.each([
    { what: 'nothing', text: '', code: null },
    { what: 'two lines', text: 'Half price\nthis week', code: null },
    { what: 'the greatest length', text: 'a'.repeat(BANNER_LENGTH), code: null },
    { what: 'one character more', text: 'a'.repeat(BANNER_LENGTH + 1), code: 'TOO_LONG' },
    {
      what: 'the greatest length in surrogate pairs',
      text: '🦊'.repeat(BANNER_LENGTH / 2),
      code: null,
    },
    { what: 'one surrogate pair more', text: '🦊'.repeat(BANNER_LENGTH / 2 + 1), code: 'TOO_LONG' },
    { what: 'markup', text: '<script>alert(1)</script>', code: null },
    { what: 'NUL', text: 'a\0b', code: 'INVALID' },
    { what: 'a lone surrogate', text: 'a\uD83Eb', code: 'INVALID' },
    { what: 'surrogates in the wrong order', text: '\uDD8A\uD83E', code: 'INVALID' },
  ])('$what as a banner is $code', ({ text, code }) => {
    expect(bannerErrorOf(text)).toBe(code);
  });

  test.each([' \n\t', '\u200B\u200D\uFEFF', '\u202E', '\u00AD', '\u3164'])(
    '%j is blank, so it is stored as empty',
    (text) => {
      expect(toBanner(text)).toBe('');
    },
  );

  test('a banner is stored as typed', () => {
    expect(toBanner('  Pick up\n\u200Bonly ')).toBe('  Pick up\n\u200Bonly ');
  });
});
