import { runChild } from './bootstrap/child.mjs';
import { ensureBuild } from './build.mjs';

/** Tries several processes over one PostgreSQL: see tests/processes/main.ts. */
export async function run(args) {
  await ensureBuild();
  const entry = ['--import', 'tsx', 'tests/processes/main.ts'];
  process.exitCode = await runChild(process.execPath, [...entry, ...args]);
}
