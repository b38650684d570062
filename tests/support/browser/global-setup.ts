import { startProgram } from './program';

/** One running program for the whole run; workers find it by the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const program = await startProgram();
  process.env['STARBINDER_URL'] = program.url;
  process.env['STARBINDER_DATA'] = program.dataDir;
  return program.stop;
}
