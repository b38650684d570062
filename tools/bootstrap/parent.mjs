const LOOK_EVERY_MS = 250;

/**
 * Takes the end of the shell that npm started this process with for a SIGTERM: npm hands its own
 * signals to that shell alone, and most shells end without passing them on.
 */
export function endWithParent() {
  if (process.env.npm_lifecycle_event !== undefined) endOnceParentIsGone();
}

/** Takes the end of the process that started this one, even one by SIGKILL, for a SIGTERM. */
export function endOnceParentIsGone() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  watch.unref();
}
