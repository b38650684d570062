import { refusal } from '@server/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route's calls write, where its method doesn't say so: GET and HEAD read, the others write. */
    writes?: boolean;
  }
  interface FastifyInstance {
    /** @throws UNAVAILABLE where the database's disk is nearly full; for calls whose bodies say whether they write */
    ensureRoom(): Promise<void>;
  }
}

/** Bytes on the database's disk that are left for what it writes by itself, even for reading. */
const LEAST_FREE = 256 * 1024 ** 2;

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that write while the disk is nearly full; what only reads goes on. A disk that is truly full would stop
 * the database altogether.
 *
 * @param freeBytes how much room there is; without it, the database is on another machine and looks after itself
 */
export function guardDisk(
  app: FastifyInstance,
  freeBytes: (() => Promise<number>) | undefined,
): void {
  let isFull = false;

  app.decorate('ensureRoom', async () => {
    if (freeBytes === undefined) return;
    const free = await freeBytes();
    if (isFull !== free < LEAST_FREE) {
      isFull = free < LEAST_FREE;
      if (isFull) app.log.error({ free }, 'the disk is nearly full: nothing is written');
      else app.log.warn({ free }, 'there is room on the disk again');
    }
    if (isFull) {
      throw refusal(
        'UNAVAILABLE',
        'The server has no room to keep anything new just now. Try again shortly.',
      );
    }
  });

  app.addHook('onRequest', async (request) => {
    if (writes(request)) await app.ensureRoom();
  });
}

const writes = ({ method, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.writes ?? !READING.has(method);
