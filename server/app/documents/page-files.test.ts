import { STYLE_RULES_FILE, type StyleRules } from '@domain/style-rules';
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
  'src/pages/card-set/index.ts': {
    file: 'assets/card-set.js',
    imports: ['_cards.js', 'index.html'],
  },
};

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'starbinder-files-'))));
afterEach(() => rm(folder, { recursive: true }));

const APP_CSS = 'body { margin: 0 }';
const CARDS_CSS = '.card { width: 1px }';
const INDEX = `<!doctype html><title>Page</title>
<link rel="stylesheet" crossorigin href="/assets/app.css">
<link rel="stylesheet" crossorigin href="/assets/of-another-build.css">`;

beforeEach(async () => {
  await mkdir(join(folder, '.vite'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), INDEX);
  await writeFile(join(folder, 'assets/app.css'), APP_CSS);
  await writeFile(join(folder, 'assets/cards.css'), CARDS_CSS);
});
const writeManifest = () =>
  writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));

test('a page has its styles and names its scripts with their imports, except those that every page loads', async () => {
  await writeManifest();
  const { of } = await pageFilesOf(folder);
  const { styles, scripts } = of('card-set');
  expect(styles.map(({ path, css }) => [path, css])).toEqual([['/assets/cards.css', CARDS_CSS]]);
  expect(scripts).toMatch(/^<template data-after-first-paint>.*<\/template>$/);
  expect(scripts.match(/<link rel="modulepreload" [^>]*>/g)?.toSorted()).toEqual([
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/card-set.js" />',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/cards.js" />',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/loop.js" />',
  ]);
  expect(of('nowhere')).toEqual({ styles: [], scripts: '' });
});

test('the index leaves the build’s styles to the documents and still loads other styles', async () => {
  await writeManifest();
  const { index, styles } = await pageFilesOf(folder);
  expect(styles.map(({ css }) => css)).toEqual([APP_CSS]);
  expect(index).not.toContain('href="/assets/app.css"');
  expect(index).toContain('crossorigin href="/assets/of-another-build.css">');
});

test('a style sheet comes with its rules, in ASCII; without any, all of it matters', async () => {
  await writeManifest();
  const rule = { within: [], needs: [['.card']], text: '.card:before{content:"’"}' };
  await writeFile(
    join(folder, STYLE_RULES_FILE),
    JSON.stringify({ 'assets/cards.css': [rule] } satisfies StyleRules),
  );
  const { styles, of } = await pageFilesOf(folder);
  expect(of('card-set').styles[0]?.rules).toEqual([
    { ...rule, text: '.card:before{content:"\\2019 "}' },
  ]);
  expect(styles[0]?.rules).toEqual([{ within: [], needs: [[]], text: APP_CSS }]);
});

test('a build without a manifest stays as it is', async () => {
  const { index, styles, of } = await pageFilesOf(folder);
  expect(index).toBe(INDEX);
  expect(styles).toEqual([]);
  expect(of('card-set').scripts).toBe('');
});
