import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { clientError } from '@server/platform/errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route reads its body itself, with its own limits of size and time. */
    readsOwnBody?: boolean;
  }
}

/** Milliseconds for a refusal to arrive, before an unread body is cut off. */
const LINGER_MS = 1_000;

/** The size limit of a request's body, in bytes. */
export const BODY_LIMIT = 256 * 1024;

/**
 * Answers 413 to a body whose announced length exceeds the route's limit, and 408 to one that doesn't end in time, so a
 * slow client doesn't hold a connection. The framework counts only bodies that it parses itself, and Node's time limit
 * is the same for all requests, but a route for large files needs others. The rest of a body after its answer, such as
 * a refusal, is cut off.
 *
 * @param within milliseconds
 */
export function limitBodies(app: FastifyInstance, within: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions } = request;
    if (!hasBody(raw) || routeOptions.config.readsOwnBody === true) return done();
    const timer = setTimeout(() => giveUp(app, raw), within).unref();
    raw.once('end', () => clearTimeout(timer));
    raw.once('close', () => clearTimeout(timer));
    const limit = Math.min(routeOptions.bodyLimit ?? BODY_LIMIT, BODY_LIMIT);
    if (Number(raw.headers['content-length']) <= limit || isChunked(raw)) return done();
    void reply.code(413).send(clientError(413));
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (hasBody(raw) && !raw.complete) setTimeout(() => raw.destroy(), LINGER_MS).unref();
    done();
  });
}

const isChunked = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined;

const hasBody = (raw: IncomingMessage): boolean =>
  isChunked(raw) || Number(raw.headers['content-length'] ?? 0) > 0;

/** As Node does at its own limit: the framework answers and ends the connection. */
function giveUp(app: FastifyInstance, raw: IncomingMessage): void {
  // An injected request holds no connection.
  if (raw.complete || !(raw.socket instanceof Socket)) return;
  const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  app.server.emit('clientError', error, raw.socket);
}
