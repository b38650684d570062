import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { loadConfig } from '@server/platform/config/config';
import { startProgram } from './program';
import { projectRootOf, reportAndExit } from './entry';

/** Starts the program and stops it at SIGTERM or SIGINT. */

/** Beside this module, both in the sources and in the build. */
const besideThis = (module: string): string =>
  join(import.meta.dirname, `${module}${extname(import.meta.filename)}`);

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

const projectRoot = projectRootOf(import.meta.dirname);
const builtFolder = join(projectRoot, 'dist');

try {
  const config = loadConfig(process.env);
  const starting = startProgram({
    config,
    projectRoot,
    ...(existsSync(join(builtFolder, 'client')) && { builtFolder }),
    pictureWorker: besideThis('../modules/catalogue/queries/pictures/painting/worker'),
    aheadProcess: besideThis('../modules/catalogue/queries/pictures/ahead/process'),
    renderWorker: besideThis('documents/render-worker'),
    balanceWorker: besideThis('../modules/offers/queries/fairness/balancing/worker'),
    jsonProcess: besideThis('../modules/catalogue/commands/sync/sources/json/process'),
    adHocOperations: process.env['NODE_ENV'] !== 'production',
    say,
  });
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Ctrl+C arrives more than once: from the terminal, and from npm.
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      // Also during the start: a PostgreSQL that was just started must be stopped again.
      starting
        // Ctrl+C comes from a waiting person; SIGTERM from a machine that may first redirect requests.
        .then((program) => program.stop(signal === 'SIGTERM'))
        .then(() => process.exit(0), reportAndExit);
    });
  }
  const { ready } = await starting;
  await ready;
  if (!stopping) say(`Starbinder is ready at ${config.publicUrl}`);
} catch (error) {
  reportAndExit(error);
}
