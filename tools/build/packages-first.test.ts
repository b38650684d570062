import { withPackagesFirst } from './packages-first';

const entry = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
const preload = '<link rel="modulepreload" crossorigin href="/assets/packages-2.js">';

test('packages run as a script of their own, before the application', () => {
  const html = withPackagesFirst(`<head>${entry}${preload}</head>`);
  expect(html.match(/\/assets\/[^"]+/g)).toEqual(['/assets/packages-2.js', '/assets/index-1.js']);
  expect(html).not.toContain('modulepreload');
  expect(html.match(/fetchpriority="low"/g)).toHaveLength(2);
});

test('the development server’s document stays as it is', () => {
  const html = '<script type="module" src="/src/app/main.tsx"></script>';
  expect(withPackagesFirst(html)).toBe(html);
});

test('a build without that file fails', () => {
  expect(() => withPackagesFirst(entry)).toThrow('preloads no file of packages');
});
