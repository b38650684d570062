import fc from 'fast-check';
import { redirectPath } from './redirect-path';

test.each([
  ['/', '/'],
  ['/trading?tab=Offers', '/trading?tab=Offers'],
  ['/cards/SOR?text=a%20b#top', '/cards/SOR?text=a%20b#top'],
  ['//evil', '/'],
  ['/\\evil', '/'],
  ['\\evil', '/'],
  ['https:evil', '/'],
  ['https://evil.example/', '/'],
  ['/%2f%2fevil', '/'],
  ['/%5cevil', '/'],
  ['/..//evil', '/'],
  ['/./\\evil', '/'],
  ['/a/..//evil', '/'],
  ['javascript:alert(1)', '/'],
  ['/a\r\nSet-Cookie: b=c', '/'],
  ['/\tevil', '/'],
  ['', '/'],
  ['trading', '/'],
  [undefined, '/'],
  [['//evil'], '/'],
])('%j leads to %s', (wanted, path) => {
  expect(redirectPath(wanted)).toBe(path);
});

test('a path of more than 2 kB leads to /, as it was sent and as it is kept', () => {
  const longest = `/${'a'.repeat(2_047)}`;
  expect(redirectPath(longest)).toBe(longest);
  expect(redirectPath(`${longest}a`)).toBe('/');
  expect(redirectPath(`/${'a/../'.repeat(500)}`)).toBe('/');
  const accented = `/?text=${'é'.repeat(340)}`;
  expect(redirectPath(accented)).toHaveLength(7 + 340 * 6);
  expect(redirectPath(`${accented}é`)).toBe('/');
});

test('a browser stays on this site, whatever path is given', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
      for (const wanted of [text, `/${text}`, `/${encodeURIComponent(text)}`]) {
        const { origin } = new URL(redirectPath(wanted), 'https://cards.example');
        expect(origin).toBe('https://cards.example');
        expect(redirectPath(redirectPath(wanted))).toBe(redirectPath(wanted));
      }
    }),
  );
});
