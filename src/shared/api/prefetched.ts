/**
 * How long a query that the document brought counts as new, in seconds: until its page is mounted on a slow machine.
 */
const NEW_FOR = 15;

/**
 * The timestamp for a query that the document brought, in milliseconds since 1970: ahead of now, by this browser's
 * clock, so that `REFETCHED_AT_MOUNT` leaves it alone for a while.
 */
export const prefetchedAt = (): number => Date.now() + NEW_FOR * 1_000;

/**
 * Options of a query that is refetched whenever its page is opened, unless the document has just brought it. RTK Query
 * refetches an answer that is at least this many seconds old; only those from the document have a time in the future.
 */
export const REFETCHED_AT_MOUNT = { refetchOnMountOrArgChange: -1 } as const;
