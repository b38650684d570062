import type { ChannelListener } from '@server/platform/db/notifications';
import { z } from 'zod';

const recentFault = z.object({
  /** The reference that the person saw; also the request id in the log. */
  reference: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** The GraphQL operation, or the method and route. */
  operation: z.string(),
});

/** A fault as administrators see it, without its cause (rules/attacks#faults). */
export type RecentFault = z.output<typeof recentFault>;

declare module 'fastify' {
  interface FastifyInstance {
    recentFaults: RecentFaults;
  }
}

/** Processes tell each other their faults on this channel. */
export const FAULT_RECORDED = 'fault_recorded';

const KEPT = 20;

/**
 * The last faults of all processes since this one started, so that administrators can find a reported fault in the log,
 * whichever process answers them. Kept in memory, since many faults are the database's.
 */
export class RecentFaults implements ChannelListener {
  readonly #faults: RecentFault[] = [];
  readonly #tell: (fault: string) => void;

  /** @param tell notifies the channel {@link FAULT_RECORDED} */
  constructor(tell: (fault: string) => void = () => undefined) {
    this.#tell = tell;
  }

  /** A request with several faults has one reference, so it is kept once. */
  add({ reference, operation }: Omit<RecentFault, 'at'>): void {
    const fault = { reference, operation, at: new Date().toISOString() };
    if (this.#keep(fault)) this.#tell(JSON.stringify(fault));
  }

  /** Newest first. */
  list(): readonly RecentFault[] {
    return [...this.#faults];
  }

  notified(fault: string): void {
    this.#keep(recentFault.parse(JSON.parse(fault)));
  }

  /** What was missed is in the log, and in the list of its own process. */
  listening(): void {}

  #keep(fault: RecentFault): boolean {
    if (this.#faults.some(({ reference }) => reference === fault.reference)) return false;
    this.#faults.unshift(fault);
    this.#faults.length = Math.min(this.#faults.length, KEPT);
    return true;
  }
}
