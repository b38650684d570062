import { aUser } from '@tests/factories/user';
import { readAuthStatus } from './session-calls';

test('reads who is signed in, and drops unknown fields', () => {
  const user = aUser({ handle: null, roles: ['ADMIN', 'USER'] });
  const answer = { authenticated: true, user: { ...user, shoeSize: 43 } };
  expect(readAuthStatus(answer)).toEqual({ user });
});

test('reads that nobody is signed in', () => {
  expect(readAuthStatus({ authenticated: false, user: null })).toEqual({ user: null });
});

const rate = { day: '2026-11-20', dollarsPerEuro: '1.0843', unitsPerEuro: '1', isOld: false };

test.each([
  [null, undefined],
  [undefined, undefined],
  [
    { code: 'EUR', rate },
    { code: 'EUR', rate },
  ],
  [
    { code: 'EUR', rate: null },
    { code: 'EUR', rate: null },
  ],
])('reads the currency %j', (currency, read) => {
  const user = aUser();
  expect(readAuthStatus({ authenticated: true, user, currency }).currency).toEqual(read);
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
  { authenticated: true, user: aUser(), currency: 'EUR' },
  { authenticated: true, user: aUser(), currency: { code: 'XXX', rate } },
  { authenticated: true, user: aUser(), currency: { code: 'EUR', rate: { ...rate, day: 7 } } },
  {
    authenticated: true,
    user: aUser(),
    currency: { code: 'EUR', rate: { ...rate, dollarsPerEuro: '0' } },
  },
])('refuses %j', (answer) => {
  expect(() => readAuthStatus(answer)).toThrow();
});
