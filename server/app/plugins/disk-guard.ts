import { refusal } from '@server/platform/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route writes; by default, GET and HEAD read and other methods write. */
    writes?: boolean;
  }
  interface FastifyInstance {
    /** @throws UNAVAILABLE if the database's disk is nearly full; for routes whose bodies decide whether they write */
    ensureRoom(): Promise<void>;
  }
}

/** Free bytes on the database's disk for its own writes, which even reading needs. */
const LEAST_FREE = 256 * 1024 ** 2;

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes while the disk is nearly full; reads continue. A full disk would stop the database.
 *
 * @param freeBytes the free space; not given if the database is on another machine
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
      if (isFull) app.log.error({ free }, 'the disk is nearly full: writes are refused');
      else app.log.warn({ free }, 'the disk has room again');
    }
    if (isFull) {
      throw refusal(
        'UNAVAILABLE',
        'The server’s disk is full, so nothing new can be saved now. Try again shortly.',
      );
    }
  });

  app.addHook('onRequest', async (request) => {
    if (writes(request)) await app.ensureRoom();
  });
}

/** Whether a request may change something, as its route says. */
export const writes = ({ method, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.writes ?? !READING.has(method);
