import { isUnavailable, type RecentFault } from '@server/platform/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { JobHelpers } from 'graphile-worker';
import { randomBytes } from 'node:crypto';

export interface Reporting {
  log: FastifyBaseLogger;
  /** Receives each fault, for administrators. */
  faulted?: (fault: Omit<RecentFault, 'at'>) => void;
  /** Called after each attempt. */
  ended?: (name: string, outcome: 'done' | 'failed', seconds: number) => void;
}

/** What is stored with a job that failed. The error's own message isn't: it may quote what a person typed. */
const FAULT = 'It failed. The log says why.';
const OUTAGE = 'The database was unavailable.';

/** Does one attempt of a job. A fault is logged once for the job, not for each attempt, and an outage isn't. */
export async function attempt(
  name: string,
  act: () => Promise<void>,
  { job, abortSignal }: Pick<JobHelpers, 'job' | 'abortSignal'>,
  { log, faulted, ended = () => undefined }: Reporting,
): Promise<void> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1_000;
  try {
    await act();
    ended(name, 'done', seconds());
  } catch (error) {
    ended(name, 'failed', seconds());
    // The connection broke, or the program stops and the job obeyed.
    if (isOutage(error) || abortSignal?.aborted) {
      throw new Error(job.last_error ?? OUTAGE, { cause: error });
    }
    if (job.last_error !== FAULT) {
      const reference = randomBytes(8).toString('hex');
      log.error({ err: error, operation: `job ${name}`, reference }, 'a job failed');
      faulted?.({ operation: `job ${name}`, reference });
    }
    throw new Error(FAULT, { cause: error });
  }
}

/** Whether a job failed because the database went away, so that another try may do. */
export const isOutage = (error: unknown): boolean => isUnavailable(error) && !isTooLong(error);

const QUERY_CANCELED = '57014';

/** Whether a statement took longer than it may. Of a request that counts as an outage, since it can't wait. */
function isTooLong(error: unknown): boolean {
  const { cause } = error as { cause?: unknown };
  const codes = [error, cause].map((each) => (each as { code?: string } | undefined)?.code);
  return codes.includes(QUERY_CANCELED);
}
