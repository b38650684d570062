import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route itself sees to it that its body comes to an end. */
    ownBodyDeadline?: boolean;
  }
}

/**
 * Answers 408 to a body that doesn't come to its end in time, so that one that drips holds no connection (quality 1).
 * Node's own limit is the same for all requests; a route that takes large files needs another.
 *
 * @param within milliseconds
 */
export function limitSlowBodies(app: FastifyInstance, within: number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request;
    if (hasBody(raw) && routeOptions.config.ownBodyDeadline !== true) {
      const timer = setTimeout(() => giveUp(app, raw), within).unref();
      raw.once('end', () => clearTimeout(timer));
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** What Node does where its own limit is passed: the framework answers and ends the connection. */
function giveUp(app: FastifyInstance, raw: IncomingMessage): void {
  // An injected request holds no connection.
  if (raw.complete || !(raw.socket instanceof Socket)) return;
  const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  app.server.emit('clientError', error, raw.socket);
}
