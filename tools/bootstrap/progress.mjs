const REPORT_EVERY_SECONDS = 15;

/** Runs slow work and prints what it is, that it still runs, and how long it took. */
export async function withProgress(what, work) {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${what}…\n`);
  const still = setInterval(
    () => process.stdout.write(`  still running (${seconds()} s)\n`),
    REPORT_EVERY_SECONDS * 1000,
  );
  try {
    const result = await work();
    process.stdout.write(`  done (${seconds()} s)\n`);
    return result;
  } finally {
    clearInterval(still);
  }
}
