import fc from 'fast-check';
import { emailErrorOf, lowerCaseEmail } from './email';

test.each([
  ['trader@example.com', null],
  ['Trader@Example.COM', null],
  ["o'neil+cards@mail.example.co", null],
  ['', 'EMAIL_BLANK'],
  ['  ', 'EMAIL_BLANK'],
  ['trader', 'EMAIL_INVALID'],
  ['trader@', 'EMAIL_INVALID'],
  ['trader@localhost', 'EMAIL_INVALID'],
  ['trader@-example.com', 'EMAIL_INVALID'],
  ['a@b@example.com', 'EMAIL_INVALID'],
  [' trader@example.com', 'EMAIL_INVALID'],
  ['trader@example.com\r\nbcc: all@example.com', 'EMAIL_INVALID'],
  ['<script>@example.com', 'EMAIL_INVALID'],
  [`${'a'.repeat(250)}@example.com`, 'EMAIL_INVALID'],
  [`a@${'a.'.repeat(50_000)}`, 'EMAIL_INVALID'],
])('the address %.40j is %j', (email, error) => {
  expect(emailErrorOf(email)).toBe(error);
});

test.each([
  ['Trader@Example.COM', 'trader@example.com'],
  ['\u212Aing@example.com', '\u212Aing@example.com'],
  ['\u0130nes@example.com', '\u0130nes@example.com'],
  ['ÉMILE@example.com', 'Émile@example.com'],
])('the address %j is compared as %j', (email, kept) => {
  expect(lowerCaseEmail(email)).toBe(kept);
});

test('only ASCII letters have another case in addresses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const lower = lowerCaseEmail(text);
      expect(lower).not.toMatch(/[A-Z]/);
      expect(lower.replace(/[a-z]/g, '')).toBe(text.replace(/[A-Za-z]/g, ''));
      expect(lowerCaseEmail(lower)).toBe(lower);
    }),
  );
});
