const LOOK_EVERY_MS = 250;

/**
 * Treats the end of the shell that npm started this process with as a SIGTERM: npm passes its own signals only to that
 * shell, and most shells end without passing them on.
 */
export function endWithParent() {
  if (process.env.npm_lifecycle_event !== undefined) endOnceParentIsGone();
}

/** Treats the end of the parent process, even by SIGKILL, as a SIGTERM. */
export function endOnceParentIsGone() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  watch.unref();
}
