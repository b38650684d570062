import { withScriptsAfterPaint } from './scripts-after-paint';

const entry = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
const preload = (file: string) =>
  `<link rel="modulepreload" crossorigin href="/assets/${file}.js">`;
const built = `<head>${entry}${preload('packages-2')}${preload('parts-3')}</head>`;

test('the document names one script, and a template holds the others', () => {
  const html = withScriptsAfterPaint(built, '/assets/start.js');
  const [outside = '', inside = ''] = html.split('<template data-after-first-paint>');
  expect(outside.match(/\/assets\/[^"]+/g)).toEqual(['/assets/start.js']);
  expect(inside.match(/\/assets\/[^"]+/g)).toEqual([
    '/assets/packages-2.js',
    '/assets/index-1.js',
    '/assets/parts-3.js',
  ]);
});

test('packages run as a script of their own, before the application, at a low priority', () => {
  const html = withScriptsAfterPaint(built, '/assets/start.js');
  expect(html).toMatch(/<script [^>]*packages-2[^>]*><\/script><script [^>]*index-1/);
  expect(html).not.toMatch(/<link [^>]*packages-2/);
  expect(html.match(/fetchpriority="low"/g)).toHaveLength(3);
});

test('a build without that file fails', () => {
  expect(() => withScriptsAfterPaint(entry, '/assets/start.js')).toThrow(
    'preloads no file of packages',
  );
});
