import { rm } from 'node:fs/promises';
import { copyDemoData } from './demo-data';
import { startProgram } from './program';

/**
 * One running program for the whole run; workers find it by the environment. It starts on an empty data folder, as a
 * user's first start does, unless KEPT_DEMO_DATA names a folder with what that leaves.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const kept = process.env['KEPT_DEMO_DATA'];
  const copy = kept === undefined ? undefined : await copyDemoData(kept);
  const program = await startProgram(copy);
  process.env['STARBINDER_URL'] = program.url;
  process.env['STARBINDER_DATA'] = program.dataDir;
  return async () => {
    await program.stop();
    if (copy !== undefined) await rm(copy, { recursive: true, force: true });
  };
}
