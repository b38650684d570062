import { build } from 'esbuild';
import { root } from '../bootstrap/root.mjs';

/** Where everything is put together: nearly every test renders it, whatever the test is about. */
const ASSEMBLY = new Set(['src/app/store/root-reducer.ts', 'src/app/pages.ts']);
const SLICE = /^src\/(?:pages|widgets|features|entities)\/[^/]+\//;
const TEST = /\.test\.tsx?$/;

/**
 * The tests that a change within slices of the browser application reaches: those that import what changed, directly or
 * not, and those beside such a module in its slice, which may open it by its address. The assembly isn't followed.
 *
 * @param changed paths from the project's folder
 * @param files all of the project's
 * @returns some of the files; undefined if something outside of the slices changed, which any test may depend on
 */
export async function reachedTests(changed, files) {
  if (!changed.every((file) => SLICE.test(file))) return undefined;
  const tests = files.filter((file) => TEST.test(file) && /^(?:src|tests\/replay)\//.test(file));
  const importers = await importersOf([...tests, 'src/app/main.tsx']);
  const reached = new Set(changed);
  // A set also visits what is added on the way.
  for (const file of reached) {
    if (ASSEMBLY.has(file)) continue;
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  const slices = [...reached]
    .filter((file) => !TEST.test(file))
    .flatMap((file) => SLICE.exec(file)?.[0] ?? []);
  return tests.filter(
    (test) => reached.has(test) || slices.some((slice) => test.startsWith(slice)),
  );
}

/** For each file that the given files load, the files that import it. */
async function importersOf(files) {
  const { metafile } = await build({
    // One bundle for all of them: one for each would take much longer.
    stdin: { contents: files.map((file) => `import './${file}';`).join('\n'), resolveDir: root },
    absWorkingDir: root,
    outdir: 'unwritten',
    write: false,
    bundle: true,
    metafile: true,
    packages: 'external',
    loader: { '.css': 'empty', '.module.css': 'empty' },
    logLevel: 'silent',
  });
  const importers = new Map();
  for (const [importer, { imports }] of Object.entries(metafile.inputs)) {
    for (const { path, external } of imports) {
      if (!external) importers.set(path, [...(importers.get(path) ?? []), importer]);
    }
  }
  return importers;
}
