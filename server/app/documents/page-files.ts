import type { PageFacts } from '@domain/page';
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

/** The files that a build's documents name. */
export interface PageFiles {
  /** The built index.html. */
  index: string;
  /**
   * Links to what a page needs beyond the application's own files: its style sheets, and its scripts, which load in
   * parallel with the application. Empty without a page.
   */
  linksOf(page: Pick<PageFacts, 'folder' | 'file'> | undefined): string;
  /** Links to what sends calls, for a document that brings no answers. */
  sending: string;
}

/** @param folder the client's build; without a manifest, pages have no files of their own */
export async function pageFilesOf(folder: string): Promise<PageFiles> {
  const manifest = await readManifest(folder);
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const ofApplication = filesFrom(manifest, entries);
  const linksTo = (key: string) =>
    [...filesFrom(manifest, [key])]
      .filter((file) => !ofApplication.has(file))
      .map(linkTo)
      .join('\n    ');
  const links = new Map(
    Object.keys(manifest).flatMap((key) => {
      const [, page] = PAGE.exec(key) ?? [];
      return page === undefined ? [] : [[page, linksTo(key)] as const];
    }),
  );
  return {
    index: await readFile(join(folder, 'index.html'), 'utf8'),
    linksOf: (page) => (page && links.get(`${page.folder}/${page.file ?? 'route'}`)) ?? '',
    sending: linksTo(SENDING),
  };
}

const SENDING = 'src/shared/api/send-operation.ts';
const PAGE = /^src\/pages\/([^/]+\/(?:[\w-]+-)?route)\.tsx?$/;

/** As Vite's own: the loader of pages recognises them, and doesn't load the files again. */
const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

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
