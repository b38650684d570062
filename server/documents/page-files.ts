import { AFTER_PAINT_ATTRIBUTE } from '@domain/after-first-paint';
import { STYLE_FILES_ATTRIBUTE } from '@domain/document';
import { isMissingFile } from '@server/is-missing-file';
import { createHash } from 'node:crypto';
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

/** Elements of a document's head. */
export interface HeadPart {
  html: string;
  /** Hashes of its style elements, which the content security policy has to allow. */
  styleSources: readonly string[];
}

/** The files that a build's documents name or contain. */
export interface PageFiles {
  /** The built index.html, with its style sheets inside. */
  index: HeadPart;
  /** A page's own files, by its folder's name, so they load in parallel with the application. */
  of(page: string): HeadPart;
}

/**
 * Reads a client's build. Style sheets go into the document, so it is painted without another request.
 *
 * @param folder the client's build; without a manifest, pages have no files of their own
 */
export async function pageFilesOf(folder: string): Promise<PageFiles> {
  const manifest = await readManifest(folder);
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const known = filesFrom(manifest, entries);
  const pages = Object.keys(manifest).flatMap((key) => PAGE.exec(key)?.[1] ?? []);
  const styles = await readStyles(folder, filesFrom(manifest, Object.keys(manifest)));

  const headPart = (files: readonly string[]): HeadPart => {
    const inside = files.filter((file) => styles.has(file));
    const scripts = files.filter((file) => !styles.has(file));
    const elements = scripts.length === 0 ? [] : [afterPaint(scripts)];
    if (inside.length === 0) return { html: elements.join('\n    '), styleSources: [] };
    const css = inside.map((file) => styles.get(file)).join('\n');
    const paths = inside.map((file) => `/${file}`).join(' ');
    elements.unshift(`<style ${STYLE_FILES_ATTRIBUTE}="${paths}">${css}</style>`);
    return { html: elements.join('\n    '), styleSources: [sourceOf(css)] };
  };
  const parts = new Map(
    pages.map((page) => {
      const files = filesFrom(manifest, [`src/pages/${page}/index.ts`]);
      return [page, headPart([...files].filter((file) => !known.has(file)))];
    }),
  );
  const none = headPart([]);
  return {
    index: withStylesInside(await readFile(join(folder, 'index.html'), 'utf8'), styles, headPart),
    of: (page) => parts.get(page) ?? none,
  };
}

/** A template with scripts to load ahead, once the first screen is painted (`src/app/after-first-paint`). */
function afterPaint(scripts: readonly string[]): string {
  const links = scripts.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`,
  );
  return `<template ${AFTER_PAINT_ATTRIBUTE}>${links.join('')}</template>`;
}

const PAGE = /^src\/pages\/([^/]+)\/index\.ts$/;
const STYLE_LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g;

/** A document whose links to the build's style sheets are replaced by their contents. */
function withStylesInside(
  html: string,
  styles: ReadonlyMap<string, string>,
  headPart: (files: readonly string[]) => HeadPart,
): HeadPart {
  const files = [...html.matchAll(STYLE_LINK)].flatMap(([, file = '']) =>
    styles.has(file) ? file : [],
  );
  const { html: elements, styleSources } = headPart(files);
  const replaced = html.replaceAll(STYLE_LINK, (link, file: string) => {
    if (!styles.has(file)) return link;
    return file === files[0] ? elements : '';
  });
  return { html: replaced, styleSources };
}

async function readStyles(
  folder: string,
  files: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const sheets = [...files].filter((file) => file.endsWith('.css'));
  return new Map(
    await Promise.all(
      sheets.map(async (file) => {
        const css = await readFile(join(folder, file), 'utf8');
        // In ASCII, as the whole document.
        return [file, css.replaceAll(NOT_ASCII, inEscape)] as const;
      }),
    ),
  );
}

const NOT_ASCII = /\P{ASCII}/gu;

/** The space belongs to the escape. */
const inEscape = (character: string): string => `\\${character.codePointAt(0)?.toString(16)} `;

/** How a policy names an element's text. */
export const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  } catch (error) {
    if (isMissingFile(error)) return {};
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
