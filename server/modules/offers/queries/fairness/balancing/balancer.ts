import type { DealJob, FoundDeal } from '@domain/deal';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import { type BalancedChoice, SECONDS_FOR_A_CHOICE } from './balance-choice';
import type { ChoiceTask } from './choice';
import type { SolverJob } from './worker';

/**
 * FOUND: null if no choice is possible, or none was found in time. BUSY: too many others wait. FAILED: the thread can't
 * start, has died or doesn't answer; the next choice starts another one.
 */
export type Solved<Found> = { outcome: 'FOUND'; found: Found } | { outcome: 'BUSY' | 'FAILED' };

declare module '@server/platform/services' {
  interface Services {
    /** Makes both sides of a choice even and finds the cheapest deals, each in a thread of its own. */
    balancer: Balancer;
  }
}

export interface Balancer {
  /** Finds the even choice with the fewest changes, in a worker thread. */
  balance(task: ChoiceTask): Promise<Solved<BalancedChoice | null>>;
  /** Finds the cheapest deals, in another thread: they take seconds, for which no choice has to wait. */
  findDeals(task: DealJob['task']): Promise<Solved<readonly FoundDeal[]>>;
  close(): Promise<void>;
}

/** Each takes a second at most, or a deal's seconds. */
const MAX_WAITING = 4;
/** All deals that are compared. */
const SECONDS_FOR_DEALS = 5;
/** From the call on: those that wait, the thread's start, and more than any of them may take. */
const TIMEOUT_MS = 30_000;
/** A thread ends after this idle time, which frees its memory. */
const IDLE_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 128 };

interface BalancerOptions {
  /** The thread's module, built from `worker.ts`; undefined if there is none. */
  worker: string | undefined;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** For a choice, and from the call on. */
  seconds?: number | undefined;
  timeoutMs?: number;
}

/** Two worker threads, started on demand. */
export function createBalancer({
  worker,
  log,
  seconds = SECONDS_FOR_A_CHOICE,
  timeoutMs = TIMEOUT_MS,
}: BalancerOptions): Balancer {
  if (worker === undefined) {
    const failed = async () => ({ outcome: 'FAILED' }) as const;
    return { balance: failed, findDeals: failed, close: async () => undefined };
  }
  const poolOf = () => {
    const pool = new Piscina<SolverJob, unknown>({
      minThreads: 0,
      maxThreads: 1,
      maxQueue: MAX_WAITING,
      idleTimeout: IDLE_MS,
      resourceLimits: MEMORY,
    });
    // A thread without work has died. Unheard, it would end the program.
    pool.on('error', (error) => log.error({ err: error }, 'the thread that balances has failed'));
    return pool;
  };
  const pools = { choices: poolOf(), deals: poolOf() };
  /** @typeParam Found what the worker answers to such a job */
  const solve = async <Found>(
    pool: ReturnType<typeof poolOf>,
    job: SolverJob,
  ): Promise<Solved<Found>> => {
    // With one thread at work, the queue is full.
    if (pool.queueSize >= MAX_WAITING) return { outcome: 'BUSY' };
    try {
      // A thread that is stopped in the middle of its work is replaced. The module is named here and not for the
      // whole pool, so that one that can't be loaded fails the call and not the thread.
      const signal = AbortSignal.timeout(timeoutMs);
      const found = (await pool.run(job, { filename: worker, signal })) as Found;
      return { outcome: 'FOUND', found };
    } catch (error) {
      log.error({ err: error }, 'a choice could not be balanced');
      return { outcome: 'FAILED' };
    }
  };
  return {
    balance: (task) => solve(pools.choices, { balance: { task, seconds } }),
    findDeals: (task) => solve(pools.deals, { deals: { task, seconds: SECONDS_FOR_DEALS } }),
    close: async () => void (await Promise.all([pools.choices.destroy(), pools.deals.destroy()])),
  };
}
