import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyDemoData } from '@tests/support/browser/demo-data';
import { startProgram, type RunningProgram } from '@tests/support/browser/program';
import { keptFolder } from './kept-folder';

/**
 * A running copy of the built program with the demo, as after a first start, but without the ten seconds that this takes: only the
 * first bench of a run waits for them.
 */
export async function startDemoProgram(): Promise<RunningProgram> {
  const dataDir = await copyDemoData(join(await keptFolder(), 'demo-data-kept'));
  const program = await startProgram(dataDir);
  return {
    ...program,
    async stop() {
      await program.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
