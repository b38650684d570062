import { startProgram } from './program';

/** One running program for the whole run; workers find its address in the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const program = await startProgram();
  process.env['STARBINDER_URL'] = program.url;
  return program.stop;
}
