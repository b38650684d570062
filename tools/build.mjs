import { createBrotliCompress, createGzip, constants } from 'node:zlib';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { withProgress } from './bootstrap/progress.mjs';
import { root } from './bootstrap/root.mjs';
import { hashOf, readStamp, writeStamp } from './bootstrap/stamp.mjs';
import { ensureWritable } from './bootstrap/writable.mjs';

const INPUTS = [
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'index.html',
  'operations.json',
  'public',
  'domain',
  'src',
  'server',
  'tools',
];
const STAMP = 'dist/.built';
const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|map)$/;

/** Builds browser application and server, unless nothing changed since the last build. */
export async function ensureBuild() {
  const wanted = hashOf(INPUTS);
  if (readStamp(STAMP) === wanted) return;
  ensureWritable();
  await withProgress('Building', async () => {
    // Beside its place first, so that a build that fails leaves the last one as it was.
    const unfinished = `dist.${process.pid}`;
    try {
      await buildClient(join(unfinished, 'client'));
      await buildServer(join(unfinished, 'server'));
      await compressAll(join(root, unfinished, 'client'));
      writeStamp(`${unfinished}/.built`, wanted);
      await rm(join(root, 'dist'), { recursive: true, force: true });
      await rename(join(root, unfinished), join(root, 'dist'));
    } finally {
      await rm(join(root, unfinished), { recursive: true, force: true });
    }
  });
}

async function buildClient(outDir) {
  const { build } = await import('./vite.mjs');
  const before = process.env.NODE_ENV;
  try {
    await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  } finally {
    // Vite says `production` to the whole process, and to all that it starts afterwards, such as a development server.
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

async function buildServer(outdir) {
  const { build, stop } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'server/main.ts',
      catalogue: 'server/catalogue/main.ts',
      collections: 'server/collections/main.ts',
    },
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    define: { 'process.env.NODE_ENV': '"production"', 'process.env["NODE_ENV"]': '"production"' },
    logLevel: 'warning',
  });
  // Its service would stay beside the program for as long as that runs.
  await stop();
}

/** Compresses once what is sent often; the server picks the smallest that a browser takes. */
async function compressAll(folder) {
  await mkdir(folder, { recursive: true });
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((file) => file.isFile() && COMPRESSIBLE.test(file.name))
      .map(({ parentPath, name }) => join(parentPath, name))
      .flatMap((file) => [
        compress(
          file,
          '.br',
          createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        ),
        compress(file, '.gz', createGzip({ level: 9 })),
      ]),
  );
}

const compress = (file, ending, stream) =>
  pipeline(createReadStream(file), stream, createWriteStream(file + ending));
