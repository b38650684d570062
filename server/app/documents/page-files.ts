import { AFTER_PAINT_ATTRIBUTE } from '@domain/after-first-paint';
import { STYLE_RULES_FILE, type StyleRule, type StyleRules } from '@domain/style-rules';
import { isMissingFile } from '@server/platform/files/is-missing-file';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One module of the build in Vite's manifest; files relative to the build's folder. */
interface BuiltModule {
  file: string;
  css?: string[];
  /** Keys of modules that it imports statically. */
  imports?: string[];
  isEntry?: boolean;
}

type Manifest = Record<string, BuiltModule>;

/** A style sheet of the build. */
export interface StyleFile {
  /** As the browser would load it. */
  path: string;
  /** In ASCII, as the whole document. */
  css: string;
  rules: readonly StyleRule[];
}

/** What a page's documents contain beyond the application's. */
export interface PagePart {
  styles: readonly StyleFile[];
  /** An element that loads the page's scripts in parallel with the application; empty without scripts. */
  scripts: string;
}

/** The files that a build's documents name or contain. */
export interface PageFiles {
  /** The built index.html without the style sheets that documents contain. */
  index: string;
  /** The application's style sheets. */
  styles: readonly StyleFile[];
  /** A page's own files, by its folder's name; none for a page without a folder. */
  of(page: string | undefined): PagePart;
}

/**
 * Reads a client's build. Style sheets go into the document, so it is painted without another request.
 *
 * @param folder the client's build; without a manifest, pages have no files of their own
 */
export async function pageFilesOf(folder: string): Promise<PageFiles> {
  const manifest = await readJson<Manifest>(join(folder, '.vite/manifest.json'), {});
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const known = filesFrom(manifest, entries);
  const pages = Object.keys(manifest).flatMap((key) => PAGE.exec(key)?.[1] ?? []);
  const styles = await readStyles(folder, filesFrom(manifest, Object.keys(manifest)));
  const stylesIn = (files: readonly string[]) => files.flatMap((file) => styles.get(file) ?? []);

  const parts = new Map<string | undefined, PagePart>(
    pages.map((page) => {
      const files = [...filesFrom(manifest, [`src/pages/${page}/index.ts`])].filter(
        (file) => !known.has(file),
      );
      const scripts = files.filter((file) => !styles.has(file));
      return [page, { styles: stylesIn(files), scripts: afterPaint(scripts) }] as const;
    }),
  );
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const linked = [...html.matchAll(STYLE_LINK)].map(([, file = '']) => file);
  return {
    index: html.replaceAll(STYLE_LINK, (link, file: string) => (styles.has(file) ? '' : link)),
    styles: stylesIn(linked),
    of: (page) => parts.get(page) ?? { styles: [], scripts: '' },
  };
}

/** A template with scripts to load ahead, once the first screen is painted (`src/app/after-first-paint`). */
function afterPaint(scripts: readonly string[]): string {
  if (scripts.length === 0) return '';
  const links = scripts.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`,
  );
  return `<template ${AFTER_PAINT_ATTRIBUTE}>${links.join('')}</template>`;
}

const PAGE = /^src\/pages\/([^/]+)\/index\.ts$/;
const STYLE_LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g;

async function readStyles(
  folder: string,
  files: ReadonlySet<string>,
): Promise<ReadonlyMap<string, StyleFile>> {
  const rules = await readJson<StyleRules>(join(folder, STYLE_RULES_FILE), {});
  const sheets = [...files].filter((file) => file.endsWith('.css'));
  return new Map(
    await Promise.all(
      sheets.map(async (file) => {
        const css = inAscii(await readFile(join(folder, file), 'utf8'));
        const asWhole: StyleRule = { within: [], needs: [[]], text: css };
        const own = rules[file]?.map((rule) => ({ ...rule, text: inAscii(rule.text) }));
        return [file, { path: `/${file}`, css, rules: own ?? [asWhole] }] as const;
      }),
    ),
  );
}

/** Style sheets in ASCII, as the whole document. */
const inAscii = (css: string): string => css.replaceAll(NOT_ASCII, inEscape);

const NOT_ASCII = /\P{ASCII}/gu;

/** The space belongs to the escape. */
const inEscape = (character: string): string => `\\${character.codePointAt(0)?.toString(16)} `;

async function readJson<Value>(file: string, otherwise: Value): Promise<Value> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Value;
  } catch (error) {
    if (isMissingFile(error)) return otherwise;
    throw error;
  }
}

/** The files of modules and all their imports; style sheets of imports first, since a module's own override them. */
function filesFrom(manifest: Manifest, keys: readonly string[], met = new Set<string>()) {
  const files = new Set<string>();
  for (const key of keys) {
    const built = manifest[key];
    if (!built || met.has(key)) continue;
    met.add(key);
    const imported = filesFrom(manifest, built.imports ?? [], met);
    for (const file of [built.file, ...imported, ...(built.css ?? [])]) files.add(file);
  }
  return files;
}
