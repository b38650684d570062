import type { Middleware } from '@reduxjs/toolkit';

/** A gate before a store; while it is shut, everything sent to the store is dropped. */
export function makePause() {
  let isPaused = false;
  const middleware: Middleware = () => (next) => (action) => (isPaused ? undefined : next(action));
  return {
    middleware,
    /** Runs something during which the store stays as it is. */
    during(run: () => void): void {
      isPaused = true;
      try {
        run();
      } finally {
        isPaused = false;
      }
    },
  };
}
