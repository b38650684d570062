import {
  BANNER_LENGTH,
  bannerErrorOf,
  parseCondition,
  SALE_CONDITION,
  toBanner,
} from './sale-list';

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
