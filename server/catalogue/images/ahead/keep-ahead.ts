import { fork, type ChildProcess } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';
import type { ChannelListener } from '@server/db/notifications';
import type { errorInLog } from '@server/log/error-in-log';

/** What the process needs; not in its environment or arguments, which others may see. */
export interface AheadTask {
  connectionString: string;
  dataDir: string;
}

/** Trouble that the process met. */
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

/** A start has better things to do at first, and imports often come several at a time. */
const AFTER_MS = 10_000;

/** In MB: a drawing needs about ten. */
const MEMORY = ['--max-old-space-size=128', '--max-semi-space-size=4'];

/**
 * Makes pictures ahead in a process of its own, after the start and after each change of the catalogue. It ends when
 * everything is made; what is on disk isn't made again, so a stopped one goes on where it was.
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
      // Files are complete or absent, so nothing has to be finished.
      last?.kill('SIGKILL');
    },
  };
}
