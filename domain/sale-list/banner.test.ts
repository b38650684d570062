import { BANNER_LENGTH, bannerErrorOf, toBanner } from './banner';

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
