import { aUser } from '@tests/factories/user';
import { readAuthStatus } from './session-calls';

test('reads who is signed in, and drops unknown fields', () => {
  const user = aUser({ handle: null, roles: ['ADMIN', 'USER'] });
  const answer = { authenticated: true, user: { ...user, shoeSize: 43 } };
  expect(readAuthStatus(answer)).toEqual(user);
});

test('reads that nobody is signed in', () => {
  expect(readAuthStatus({ authenticated: false, user: null })).toBeNull();
});

test('names a role that this build doesn’t know', () => {
  const answer = { authenticated: true, user: { ...aUser(), roles: ['USER', 'OWNER'] } };
  expect(() => readAuthStatus(answer)).toThrow('Unknown user role: OWNER');
});

test.each([
  null,
  'yes',
  {},
  { authenticated: 'true', user: aUser() },
  { authenticated: true, user: null },
  { authenticated: true, user: { ...aUser(), email: 7 } },
])('refuses %j', (answer) => {
  expect(() => readAuthStatus(answer)).toThrow();
});
