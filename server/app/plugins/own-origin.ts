import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientError } from '@server/platform/errors';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changing requests that another site makes a browser send (rules/attacks#other-sites). Other programs send
 * neither header and no cookie.
 */
export function refuseOtherSites(app: FastifyInstance, publicUrl: string): void {
  const { origin } = new URL(publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    if (READS.has(request.method) || isFromOwnSite(request, origin)) return done();
    void reply.code(403);
    void reply.send(clientError(403, 'This request came from another site.'));
  });
}

/** Whether a request comes from one of our pages, or from no page. */
export function isFromOwnSite({ headers }: FastifyRequest, ownOrigin: string): boolean {
  const { origin = ownOrigin, 'sec-fetch-site': site = 'same-origin' } = headers;
  return origin === ownOrigin && (site === 'same-origin' || site === 'none');
}
