import { isMissingFile } from '@server/is-missing-file';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One module of the build, as Vite's manifest tells; files relative to the build's folder. */
interface BuiltModule {
  file: string;
  css?: string[];
  /** Keys of modules that it can't do without. */
  imports?: string[];
  isEntry?: boolean;
}

type Manifest = Record<string, BuiltModule>;

/** Names a page's own files in the head, so that they come beside the application and not after it. */
export type PageFiles = (page: string) => string;

/** @param folder the client's build; without a manifest in it, pages name no files */
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

/** The files of modules and of all that they import. */
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
