import { handleErrorOf, handleErrorText, RESERVED_HANDLES } from './handle';

test.each([
  ['a', null],
  ['collector-1_b', null],
  ['a'.repeat(30), null],
  ['', 'HANDLE_BLANK'],
  ['   ', 'HANDLE_BLANK'],
  ['\u200B', 'HANDLE_INVALID'],
  ['a'.repeat(31), 'HANDLE_INVALID'],
  ['a'.repeat(10_000), 'HANDLE_INVALID'],
  ['Collector', 'HANDLE_INVALID'],
  ['соllector', 'HANDLE_INVALID'],
  ['a\u200Db', 'HANDLE_INVALID'],
  ['..', 'HANDLE_INVALID'],
  ['%2e', 'HANDLE_INVALID'],
  ['a b', 'HANDLE_INVALID'],
  ['a\n', 'HANDLE_INVALID'],
  ['my', 'HANDLE_RESERVED'],
  ['card-sets', 'HANDLE_RESERVED'],
])('the handle %j is %j', (handle, error) => {
  expect(handleErrorOf(handle)).toBe(error);
});

test('every reserved handle would be a handle otherwise', () => {
  for (const handle of RESERVED_HANDLES) expect(handleErrorOf(handle)).toBe('HANDLE_RESERVED');
});

test('several errors are joined by comma, and an unknown one says so', () => {
  expect(handleErrorText(['HANDLE_BLANK', 'NEVER_HEARD_OF', '__proto__'])).toBe(
    'Handle cannot be empty., An unknown error occurred. Please try again., An unknown error occurred. Please try again.',
  );
});
