import { loadConfig } from './config';
import { startProgram } from './program';
import { projectRootOf } from './project-root';
import { reportAndExit } from './start-refusal';

/** Starts the program and stops it at SIGTERM or SIGINT. */

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

try {
  const config = loadConfig(process.env);
  const program = await startProgram({
    config,
    projectRoot: projectRootOf(import.meta.dirname),
    adHocOperations: process.env['NODE_ENV'] !== 'production',
    say,
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      program.stop().then(() => process.exit(0), reportAndExit);
    });
  }
  say(`Starbinder is ready at ${config.publicUrl}`);
} catch (error) {
  reportAndExit(error);
}
