import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Reduce } from '../../domain/capsule';

const ROOT = join(import.meta.dirname, '../..');

/** The modules that add endpoints to the API: its reducer knows only those, and browsers load them page by page. */
async function endpointModules(): Promise<string[]> {
  const files = await readdir(join(ROOT, 'src'), { recursive: true });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\/api\/[^/]+-api\.ts$/.test(file))
    .sort();
}

/**
 * The application's root reducer. Its slices are beside components with style sheets, which Node can't import, so
 * that it is bundled first, as it is for browsers.
 */
export async function loadReducer(): Promise<Reduce> {
  const folder = await mkdtemp(join(tmpdir(), 'starbinder-replay-'));
  const outfile = join(folder, 'root-reducer.mjs');
  try {
    await build({
      absWorkingDir: ROOT,
      stdin: {
        contents: [
          ...(await endpointModules()).map((file) => `import './${file}';`),
          "export { rootReducer } from './app/store/root-reducer';",
        ].join('\n'),
        resolveDir: join(ROOT, 'src'),
      },
      outfile,
      bundle: true,
      // Importing a module of endpoints adds them, which package.json's `sideEffects` denies.
      ignoreAnnotations: true,
      format: 'esm',
      platform: 'browser',
      tsconfig: join(ROOT, 'tsconfig.json'),
      jsx: 'automatic',
      loader: { '.css': 'empty' },
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'error',
    });
    const { rootReducer } = (await import(pathToFileURL(outfile).href)) as { rootReducer: Reduce };
    return rootReducer;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
