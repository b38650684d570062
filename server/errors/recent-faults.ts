/** A fault as administrators see it, without its cause (rules/attacks#faults). */
export interface RecentFault {
  /** The reference that the person saw; also the request id in the log. */
  reference: string;
  /** ISO 8601. */
  at: string;
  /** The GraphQL operation, or the method and route. */
  operation: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    recentFaults: RecentFaults;
  }
}

const KEPT = 20;

/**
 * The last faults of this process, so that administrators can find a reported fault in the log. Kept in memory, since
 * many faults are the database's.
 */
export class RecentFaults {
  readonly #faults: RecentFault[] = [];

  /** A request with several faults has one reference, so it is kept once. */
  add({ reference, operation }: Omit<RecentFault, 'at'>): void {
    if (this.#faults[0]?.reference === reference) return;
    this.#faults.unshift({ reference, operation, at: new Date().toISOString() });
    this.#faults.length = Math.min(this.#faults.length, KEPT);
  }

  /** Newest first. */
  list(): readonly RecentFault[] {
    return [...this.#faults];
  }
}
