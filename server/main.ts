import { loadConfig } from './config';
import { startProgram } from './program';
import { projectRootOf } from './project-root';
import { reportAndExit } from './start-refusal';

/** Starts the program and stops it at SIGTERM or SIGINT. */

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

try {
  const config = loadConfig(process.env);
  const starting = startProgram({
    config,
    projectRoot: projectRootOf(import.meta.dirname),
    adHocOperations: process.env['NODE_ENV'] !== 'production',
    say,
  });
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Ctrl+C comes more than once: from the terminal, and from npm.
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      // Also during the start: a PostgreSQL that was just started has to be stopped again.
      starting.then((program) => program.stop()).then(() => process.exit(0), reportAndExit);
    });
  }
  await starting;
  if (!stopping) say(`Starbinder is ready at ${config.publicUrl}`);
} catch (error) {
  reportAndExit(error);
}
