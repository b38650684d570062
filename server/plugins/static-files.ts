import fastifyStatic from '@fastify/static';
import { clientError } from './errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Addresses that never are a page of the browser application (product 4). */
const NOT_A_PAGE = /^\/(?:api|assets|auth|graphql|images|healthz|readyz)(?:[/?]|$)/;

/**
 * Serves the built browser application with the compressed files beside it. A file whose name holds
 * its hash may be kept for ever. Every other address that a browser opens as a page gets index.html,
 * since the router in it knows the pages.
 *
 * @param folder the client's build; without one, only the API is served
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  folder: string | undefined,
): Promise<void> {
  if (folder !== undefined) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        void reply.header('cache-control', cachingOf(file));
      },
    });
  }

  app.setNotFoundHandler((request, reply) => {
    if (folder !== undefined && opensPage(request)) return sendPage(reply);
    return reply.code(404).send(clientError(404));
  });
}

/** Vite puts every file with a hash in its name into `assets`. */
const cachingOf = (file: string): string =>
  /[\\/]assets[\\/]/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';

const opensPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  takesPages(headers.accept, url) &&
  !NOT_A_PAGE.test(url);

/** Previews of links and command lines take anything; what they want then shows in the address. */
const takesPages = (accept = '*/*', url: string): boolean =>
  accept.includes('text/html') || (accept === '*/*' && !/\.\w+(?:\?|$)/.test(url));

const sendPage = (reply: FastifyReply): FastifyReply => reply.code(200).sendFile('index.html');
