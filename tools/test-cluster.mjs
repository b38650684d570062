import { runChild } from './bootstrap/child.mjs';
import { ensureBuild } from './build.mjs';

/** Tests the built program on three machines' worth of PostgreSQL, as docs/running/cluster.md sets them up. */
export async function run(args) {
  await ensureBuild();
  process.exitCode = await runChild(process.execPath, [
    '--import',
    'tsx',
    'tests/cluster/main.ts',
    ...args,
  ]);
}
