import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { StartRefusal } from '@server/platform/start-refusal';
import type { PrometheusMetrics } from './prometheus';

const PATH = '/metrics';
/** Other machines never reach it. */
const LOOPBACK = '127.0.0.1';

/**
 * `GET /metrics` of the program itself, for requests with the token alone (rules/operation#metrics).
 *
 * @param token at least 16 characters
 */
export function serveMetricsByToken(
  app: FastifyInstance,
  metrics: Pick<PrometheusMetrics, 'text' | 'contentType'>,
  token: string,
): void {
  const expected = digest(`Bearer ${token}`);
  app.get(PATH, { exposeHeadRoute: false }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send();
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/**
 * `GET /metrics` on a port of its own, for this machine alone.
 *
 * @returns closes it
 * @throws StartRefusal if the port is taken
 */
export async function serveMetricsOnPort(
  metrics: Pick<PrometheusMetrics, 'text' | 'contentType'>,
  port: number,
): Promise<() => void> {
  const server = createServer((request, response) => {
    if (request.url !== PATH) return response.writeHead(404).end();
    void metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, LOOPBACK);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartRefusal(`METRICS_PORT ${port} can't be used (${error.code}). Set another one.`);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/** Of equal length, so that comparing them takes the same time. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
