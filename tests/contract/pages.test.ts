import { existsSync } from 'node:fs';
import * as table from '@/app/pages';
import { pageFinder } from '@server/app/documents';
import { builtRoutes, guardedRoutes } from '@tests/support/browser/routes';

const findPage = pageFinder(table);

const shown = table.pages
  .flatMap((page) => (page.children ? page.children : [page]))
  // Only programs under development have it.
  .filter(({ folder }) => folder !== 'gallery');

test('the browser tests open every page of the table', () => {
  const opened = new Set(
    Object.values({ ...builtRoutes, ...guardedRoutes }).map((address) => findPage(address).page),
  );
  expect(shown.filter((page) => !opened.has(page)).map(({ path }) => path)).toEqual([]);
});

test('guarded pages are those that the table guards', () => {
  const guarded = Object.values(guardedRoutes).map((address) => findPage(address).page.access);
  expect(new Set(guarded)).toEqual(new Set(['signedIn', 'admins']));
});

test.each(shown)('the file that $path names has its page', ({ folder, file = 'route', load }) => {
  const path = `src/pages/${folder}/${file}.ts`;
  expect(existsSync(path) || existsSync(`${path}x`)).toBe(true);
  expect(String(load)).toContain(`./${file}`);
});
