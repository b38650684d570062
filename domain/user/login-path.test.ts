import fc from 'fast-check';
import { loginOrigin, loginPath } from './login-path';
import { redirectPath } from './redirect-path';

const originIn = (path: string) => loginOrigin(new URL(path, 'https://cards.example').search);

test.each([
  ['/', '/login'],
  [
    '/cards/sor?text=a&card=sor-059',
    '/login?redirect_to=%2Fcards%2Fsor%3Ftext%3Da%26card%3Dsor-059',
  ],
  ['/cards?text=a+b%20c', '/login?redirect_to=%2Fcards%3Ftext%3Da%2Bb%2520c'],
  ['//evil', '/login'],
  ['https://evil.example/', '/login'],
  ['/login', '/login'],
  ['/Login/?from=%2Fcards', '/login?redirect_to=%2Fcards'],
  ['/login?redirect_to=%2Flogin%3Ffrom%3D%252Fcards', '/login?redirect_to=%2Fcards'],
  ['/login?redirect_to=%2F%2Fevil', '/login'],
])('%s → %s', (from, path) => {
  expect(loginPath(from)).toBe(path);
});

test.each([
  ['', '/'],
  ['?redirect_to=%2Ftrading%3Ftab%3DOffers', '/trading?tab=Offers'],
  ['?redirect_to=%2F%2Fevil', '/'],
  ['?redirect_to=', '/'],
  ['?from=%2Fcards', '/cards'],
  ['?from=%2F%2Fevil', '/'],
  ['?redirect_to=%2Flogin', '/'],
  ['?next=%2Fcards', '/'],
])('%s returns to %s', (query, path) => {
  expect(loginOrigin(query)).toBe(path);
});

test('what a link keeps is what the page returns to, and never a login page', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const from = `/cards${path}?${query}`;
      fc.pre(from.length < 1_500);
      expect(originIn(loginPath(from))).toBe(redirectPath(from));
      expect(loginPath(loginPath(from))).toBe(loginPath(from));
    }),
  );
});
