import { isMissingFile } from '@server/is-missing-file';
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

/** Lists a page's own files in the head, so they load in parallel with the application. */
export type PageFiles = (page: string) => string;

/** @param folder the client's build; without a manifest, no files are listed */
export async function pageFilesOf(folder: string): Promise<PageFiles> {
  const manifest = await readManifest(folder);
  const known = filesFrom(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
  );
  return (page) =>
    [...filesFrom(manifest, [`src/pages/${page}/index.ts`])]
      .filter((file) => !known.has(file))
      .map((file) =>
        file.endsWith('.css')
          ? `<link rel="stylesheet" crossorigin href="/${file}" />`
          : `<link rel="modulepreload" crossorigin href="/${file}" />`,
      )
      .join('\n    ');
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  } catch (error) {
    if (isMissingFile(error)) return {};
    throw error;
  }
}

/** The files of modules and all their imports. */
function filesFrom(manifest: Manifest, keys: readonly string[], met = new Set<string>()) {
  const files = new Set<string>();
  for (const key of keys) {
    const built = manifest[key];
    if (!built || met.has(key)) continue;
    met.add(key);
    const imported = filesFrom(manifest, built.imports ?? [], met);
    for (const file of [built.file, ...(built.css ?? []), ...imported]) files.add(file);
  }
  return files;
}
