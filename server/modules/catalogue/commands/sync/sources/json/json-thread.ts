import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import type { ParsedJson, ParseJson } from './parse-json';

export interface JsonThread {
  /** @throws Error for a fault of our own, also if the thread can't start */
  parse: ParseJson;
  close(): Promise<void>;
}

/** The largest file, 64 MB, takes a few seconds. */
const TIMEOUT_MS = 60_000;
/** A thread ends after this idle time, which frees its memory. */
const IDLE_MS = 5_000;

interface JsonThreadOptions {
  /** The thread's module, built from `worker.ts`. */
  worker: string;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * A worker thread that parses one file after the other. It is started on demand. The bounds of `bounded-json` keep its
 * memory small: a thread's own limit would end the program, since nothing stops `JSON.parse` at it.
 */
export function createJsonThread({ worker, log }: JsonThreadOptions): JsonThread {
  const pool = new Piscina<Uint8Array, ParsedJson>({
    filename: worker,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  // A thread without work has died. Unheard, it would end the program.
  pool.on('error', (error) => log.error({ err: error }, 'the thread that reads files has failed'));
  return {
    async parse(bytes) {
      try {
        return await pool.run(bytes, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      } catch (error) {
        if (error instanceof Error && error.name === 'AbortError')
          return { ok: false, why: 'takes too long to read' };
        throw error;
      }
    },
    close: () => pool.destroy(),
  };
}
