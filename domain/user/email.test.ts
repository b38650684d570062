import { emailErrorOf } from './email';

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
