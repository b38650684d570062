import { runChild } from './bootstrap/child.mjs';
import { ensureBuild } from './build.mjs';

/** Measures the built program; `npm run bench -- <name>` picks one bench. */
export async function run(args) {
  await ensureBuild();
  process.exitCode = await runChild(process.execPath, [
    '--import',
    'tsx',
    'bench/main.ts',
    ...args,
  ]);
}
