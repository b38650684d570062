/**
 * Loads the library of jobs. That takes a while, so the program's start doesn't wait for it.
 *
 * Its logger writes nothing: its lines quote what failed. What happens to jobs is in its events, and in the errors of the
 * jobs themselves.
 */
export async function loadLibrary() {
  const { default: library } = await import('graphile-worker');
  const { run, runMigrations, parseCronItems, Logger } = library;
  return { run, runMigrations, parseCronItems, logger: new Logger(() => () => undefined) };
}
