import { MAX_SHARES, SHARE_ADDRESS_ERRORS, shareAddressErrorOf, toShareAddress } from './sharing';

test.each([
  { what: 'an address', typed: 'new@example.com', code: null },
  { what: 'blanks and capitals', typed: '  New@Example.COM  ', code: null },
  { what: 'nothing', typed: '', code: 'EMAIL_INVALID' },
  { what: 'blanks', typed: '   ', code: 'EMAIL_INVALID' },
  { what: 'a name', typed: 'friend', code: 'EMAIL_INVALID' },
  { what: 'half an address', typed: 'friend@', code: 'EMAIL_INVALID' },
  { what: 'two at once', typed: 'a@example.com, b@example.com', code: 'EMAIL_INVALID' },
  { what: 'a script', typed: '<script>@example.com', code: 'EMAIL_INVALID' },
  { what: 'a second line', typed: 'a@example.com\nbcc: b@example.com', code: 'EMAIL_INVALID' },
  { what: 'NUL', typed: 'a\0@example.com', code: 'EMAIL_INVALID' },
  { what: 'a Kelvin sign, small k', typed: '\u212Aing@example.com', code: 'EMAIL_INVALID' },
  { what: 'too long an address', typed: `${'a'.repeat(250)}@example.com`, code: 'EMAIL_INVALID' },
  { what: 'one again', typed: 'friend@example.com', code: 'EMAIL_ADDED' },
  { what: 'one again in capitals', typed: 'FRIEND@example.com', code: 'EMAIL_ADDED' },
  { what: 'one again with blanks', typed: ' rival@EXAMPLE.com ', code: 'EMAIL_ADDED' },
])('sharing with $what is $code', ({ typed, code }) => {
  const added = ['friend@example.com', 'rival@example.com', 'king@example.com'];
  expect(shareAddressErrorOf(typed, added)).toBe(code);
});

test('a hundred addresses are the maximum', () => {
  const crowd = Array.from({ length: MAX_SHARES }, (_, at) => `p${at}@example.com`);
  expect(shareAddressErrorOf('new@example.com', crowd.slice(1))).toBeNull();
  expect(shareAddressErrorOf('new@example.com', crowd)).toBe('TOO_MANY');
  expect(shareAddressErrorOf('p0@example.com', crowd)).toBe('EMAIL_ADDED');
});

test('an address is stored trimmed and in lower case', () => {
  expect(toShareAddress(' Friend@Example.COM\t')).toBe('friend@example.com');
  expect(toShareAddress('\u212Aing@example.com')).toBe('\u212Aing@example.com');
});

test('the messages are those of the specification', () => {
  expect(SHARE_ADDRESS_ERRORS).toMatchObject({
    EMAIL_INVALID: 'Please enter a valid email address',
    EMAIL_ADDED: 'This email has already been added',
  });
});
