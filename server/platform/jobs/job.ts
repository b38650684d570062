import type { Database } from '@server/platform/db/database';

/** Every job by its name, and what it has to know: ids and plain data, but nothing that a person typed. */
export interface JobPayloads {
  'add-new-printings': NoPayload;
  'back-up': NoPayload;
  'expire-offers': NoPayload;
  'make-ledger-months': NoPayload;
  'plan-price-refresh': NoPayload;
  'refresh-catalogue': NoPayload;
  'refresh-exchange-rates': NoPayload;
  'refresh-seller-summary': NoPayload;
  'remind-of-offers': NoPayload;
  /** Ids of `catalogue_run`. */
  'run-catalogue': { runId: string };
  'shorten-database-log': NoPayload;
  'sweep-catalogue-runs': NoPayload;
  'sweep-counts': NoPayload;
  'sweep-imports': NoPayload;
  'sweep-inbox': NoPayload;
  'sweep-sessions': NoPayload;
  'sweep-sign-in-attempts': NoPayload;
  'tidy-jobs': NoPayload;
}

export type NoPayload = Readonly<Record<string, never>>;

export type JobName = keyof JobPayloads;

/** Jobs of this name wait for those of the other one: both write the whole catalogue. */
const SHARED_QUEUES: { readonly [Name in JobName]?: JobName } = {
  'refresh-catalogue': 'run-catalogue',
};

/** Of the jobs of a queue, one runs at a time, in all processes together. */
export const queueOf = (name: JobName): string => SHARED_QUEUES[name] ?? name;

/** How often a job is tried before it is given up: after 3 s, 7 s, 20 s and so on, for ten hours in all. */
export const ATTEMPTS = 10;

/** What a job works with. */
export interface JobContext {
  /** Separate connections, so jobs never take those of requests. A statement may take a minute. */
  database: Database;
  /** Aborted soon after the program was asked to stop. The job then ends, and is tried again later. */
  signal: AbortSignal;
}

/** Work that one process does, whichever is free. It may be repeated after a failure, so it has to bear that. */
export interface Job<Payload = NoPayload> {
  /** When it runs without being added. */
  schedule?: Schedule;
  /** Lets several runs happen at the same time; otherwise they wait for each other, in all processes together. */
  mayOverlap?: true;
  run(payload: Payload, context: JobContext): Promise<void>;
}

interface Schedule {
  /** The five fields of a crontab, in UTC. */
  cron: string;
  /** How many milliseconds late it may run, if no process was there at its time. */
  catchUpMs: number;
}

export type Jobs = { readonly [Name in JobName]?: Job<JobPayloads[Name]> };

/** For work whose missed runs the next one makes up for. */
export const EVERY_MINUTE: Schedule = { cron: '* * * * *', catchUpMs: 60_000 };
