/** A fault as an administrator may see it: nothing of what caused it (rules/attacks#faults). */
export interface RecentFault {
  /** What the person was shown, and what the log calls it. */
  reference: string;
  /** ISO 8601. */
  at: string;
  /** The GraphQL operation, else method and route. */
  operation: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    recentFaults: RecentFaults;
  }
}

const KEPT = 20;

/**
 * The last faults of this process, so that an administrator can find what a person reports in the log. In memory: a
 * fault is often the database's.
 */
export class RecentFaults {
  readonly #faults: RecentFault[] = [];

  /** A request with several faults has one reference, and is kept once. */
  add({ reference, operation }: Omit<RecentFault, 'at'>): void {
    if (this.#faults[0]?.reference === reference) return;
    this.#faults.unshift({ reference, operation, at: new Date().toISOString() });
    this.#faults.length = Math.min(this.#faults.length, KEPT);
  }

  /** The newest first. */
  list(): readonly RecentFault[] {
    return [...this.#faults];
  }
}
