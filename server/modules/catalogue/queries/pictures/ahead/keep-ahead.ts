import { fork, type ChildProcess } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';
import type { ChannelListener } from '@server/platform/db/notifications';
import type { errorInLog } from '@server/platform/log/error-in-log';

/** The process's input. It isn't passed in the environment or arguments, which other users may see. */
export interface AheadTask {
  connectionString: string;
  dataDir: string;
}

/** A problem in the process. */
export interface AheadReport {
  what: string;
  error: ReturnType<typeof errorInLog>;
}

interface KeepAheadOptions extends AheadTask {
  /** The process's module, built from `ahead/process.ts`. */
  module: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  afterMs?: number;
}

/** The program is busy after its start, and several imports often follow each other. */
const AFTER_MS = 10_000;

/** In MB; drawing needs about ten. */
const MEMORY = ['--max-old-space-size=128', '--max-semi-space-size=4'];

/**
 * Makes pictures ahead in a separate process, after the start and after each change of the catalogue. The process ends
 * when all pictures exist. Pictures on disk aren't made again, so a stopped process continues where it was.
 */
export function keepAhead(options: KeepAheadOptions): ChannelListener & { stop(): void } {
  const { module, connectionString, dataDir, log, afterMs = AFTER_MS } = options;
  let timer: NodeJS.Timeout | undefined;
  let child: ChildProcess | undefined;
  let changed = false;

  const start = (): void => {
    changed = false;
    const begun = fork(module, {
      execArgv: [...process.execArgv, ...MEMORY],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child = begun;
    begun.on('message', ({ what, error }: AheadReport) => log.warn({ ahead: error }, what));
    begun.once('error', (error) => log.warn({ err: error }, 'pictures are not made ahead'));
    begun.once('exit', () => {
      if (child !== begun) return;
      child = undefined;
      if (changed) soon();
    });
    begun.send({ connectionString, dataDir } satisfies AheadTask);
  };

  const soon = (): void => {
    changed = true;
    clearTimeout(timer);
    if (child === undefined) timer = setTimeout(start, afterMs).unref();
  };

  return {
    notified: soon,
    listening: (isListening) => {
      if (isListening) soon();
    },
    stop() {
      clearTimeout(timer);
      const last = child;
      child = undefined;
      // Files are either complete or absent, so the process can stop at any time.
      last?.kill('SIGKILL');
    },
  };
}
