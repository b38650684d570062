import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageFilesOf } from './page-files';

const manifest = {
  'index.html': {
    file: 'assets/app.js',
    css: ['assets/app.css'],
    imports: ['_store.js'],
    isEntry: true,
  },
  '_store.js': { file: 'assets/store.js' },
  '_cards.js': {
    file: 'assets/cards.js',
    css: ['assets/cards.css'],
    imports: ['_store.js', '_loop.js'],
  },
  '_loop.js': { file: 'assets/loop.js', imports: ['_cards.js'] },
  'src/pages/card-set/route.ts': {
    file: 'assets/card-set.js',
    imports: ['_cards.js', 'index.html'],
  },
  'src/pages/card-set/all-route.ts': { file: 'assets/all.js', imports: ['index.html'] },
  'src/shared/api/send-operation.ts': { file: 'assets/send.js', imports: ['_store.js'] },
};

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'starbinder-files-'))));
afterEach(() => rm(folder, { recursive: true }));

const INDEX = '<!doctype html><title>Page</title>';

beforeEach(() => writeFile(join(folder, 'index.html'), INDEX));

test('a page links its styles and its scripts with their imports, except those that every page loads', async () => {
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  const { index, linksOf, sending } = await pageFilesOf(folder);
  expect(index).toBe(INDEX);
  expect(sending).toBe('<link rel="modulepreload" crossorigin href="/assets/send.js">');
  expect(linksOf({ folder: 'card-set' }).split(/\n\s*/).toSorted()).toEqual([
    '<link rel="modulepreload" crossorigin href="/assets/card-set.js">',
    '<link rel="modulepreload" crossorigin href="/assets/cards.js">',
    '<link rel="modulepreload" crossorigin href="/assets/loop.js">',
    '<link rel="stylesheet" crossorigin href="/assets/cards.css">',
  ]);
  expect(linksOf({ folder: 'card-set', file: 'all-route' })).toBe(
    '<link rel="modulepreload" crossorigin href="/assets/all.js">',
  );
  expect(linksOf({ folder: 'nowhere' })).toBe('');
  expect(linksOf(undefined)).toBe('');
});

test('in a build without a manifest, pages have no files of their own', async () => {
  const { index, linksOf } = await pageFilesOf(folder);
  expect(index).toBe(INDEX);
  expect(linksOf({ folder: 'card-set' })).toBe('');
});
