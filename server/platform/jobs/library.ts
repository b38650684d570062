import { Logger } from 'graphile-worker';

/** The library of jobs. Loading it takes a while, so import this file when it is needed: the program's start doesn't wait for it. */
export { parseCronItems, run, runMigrations } from 'graphile-worker';

/**
 * Writes nothing: the library's lines quote what failed. What happens to jobs is in its events, and in the errors of the jobs
 * themselves.
 */
export const logger = new Logger(() => () => undefined);
