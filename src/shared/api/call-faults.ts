import type { ApiError } from './api-error';

/** Milliseconds after which a call counts as failed (rules/speed#ten-seconds). */
export const TIME_LIMIT = 10_000;

/** What goes wrong on the way to the server and back. */
export const callFaults = {
  timeout: { code: 'TIMEOUT', message: 'The server took longer than 10 seconds to answer.' },
  network: {
    code: 'NETWORK',
    message: 'The server can’t be reached. Check your connection.',
  },
  unreadable: { code: 'UNREADABLE', message: 'The server’s answer couldn’t be read.' },
  /** Somebody else is signed in by now, or nobody. */
  abandoned: { code: 'ABANDONED', message: 'The session ended before the answer came.' },
} as const satisfies Record<string, ApiError>;
