import { createHash } from 'node:crypto';
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

const sourceOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

test('a page contains its styles and names its scripts with their imports, except those that every page loads', async () => {
  await writeManifest();
  const { of } = await pageFilesOf(folder);
  const { html, styleSources } = of('card-set');
  expect(html.split(/\n\s*/).toSorted()).toEqual([
    `<style data-files="/assets/cards.css">${CARDS_CSS}</style>`,
    expect.stringMatching(/^<template data-after-first-paint>.*<\/template>$/),
  ]);
  expect(html.match(/<link rel="modulepreload" [^>]*>/g)?.toSorted()).toEqual([
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/card-set.js" />',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/cards.js" />',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/loop.js" />',
  ]);
  expect(styleSources).toEqual([sourceOf(CARDS_CSS)]);
  expect(of('nowhere')).toEqual({ html: '', styleSources: [] });
});

test('the index contains the build’s styles and still loads other styles', async () => {
  await writeManifest();
  const { index } = await pageFilesOf(folder);
  expect(index.html).toContain(`<style data-files="/assets/app.css">${APP_CSS}</style>`);
  expect(index.html).not.toContain('href="/assets/app.css"');
  expect(index.html).toContain('crossorigin href="/assets/of-another-build.css">');
  expect(index.styleSources).toEqual([sourceOf(APP_CSS)]);
});

test('a build without a manifest stays as it is', async () => {
  const { index, of } = await pageFilesOf(folder);
  expect(index).toEqual({ html: INDEX, styleSources: [] });
  expect(of('card-set').html).toBe('');
});
