import fastifyStatic from '@fastify/static';
import type { Services } from '@server/services';
import { operationOf } from '@server/log';
import fresh from 'fresh';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientError } from './errors';
import { createPages, pageFilesOf, type Pages } from './link-preview';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Paths that are never a page of the browser application (rules/pages#set-or-card). */
const NOT_A_PAGE =
  /^\/(?:api|assets|auth|demo-identity|graphql|images|healthz|readyz|users\/sign_out)(?:[/?]|$)/;

interface StaticFilesOptions {
  /** The client's build; without one, only the API is served. */
  folder: string | undefined;
  /**
   * Counts a request for a link's preview words.
   * @throws RATE_LIMITED
   */
  admitLink(address: string): void;
}

/**
 * Serves the built browser application with the compressed files beside it. A file whose name holds its hash may be
 * kept for ever. Every other path that a browser opens as a page gets index.html, whose router knows the pages, with a
 * head for link previews.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  { database, publicUrl }: Services,
  { folder, admitLink }: StaticFilesOptions,
): Promise<void> {
  const pages =
    folder === undefined
      ? undefined
      : createPages({
          html: await readFile(join(folder, 'index.html'), 'utf8'),
          publicUrl,
          database,
          filesOf: await pageFilesOf(folder),
        });

  if (folder !== undefined && pages !== undefined) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      // A route for each file: for any path, the plugin would read the whole folder at each request.
      wildcard: false,
      globIgnore: ['index.html', '**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders: (reply, file) => {
        void reply.header('cache-control', cachingOf(file));
      },
    });
    for (const url of ['/', '/index.html']) {
      app.get(url, (request, reply) => sendPage(pages, request, reply));
    }
  }

  app.setNotFoundHandler((request, reply) => {
    if (pages !== undefined && opensPage(request)) return sendPage(pages, request, reply);
    return reply.code(404).send(clientError(404));
  });

  async function sendPage(from: Pages, request: FastifyRequest, reply: FastifyReply) {
    const page = mayHaveWords(request)
      ? await from.at(request.url, (error) =>
          request.log.warn(
            { err: error, operation: operationOf(request) },
            'a page could not tell what it is about',
          ),
        )
      : from.plain;
    const etag = `"${createHash('sha256').update(page).digest('base64url')}"`;
    void reply.headers({ 'cache-control': 'no-cache', etag });
    if (fresh(request.headers, { etag })) return reply.code(304).send();
    return reply.code(200).type('text/html; charset=utf-8').send(page);
  }

  /** Beyond the limit, a person still gets the page without a lookup. Programs can retry. */
  function mayHaveWords({ ip, headers }: FastifyRequest): boolean {
    try {
      admitLink(ip);
      return true;
    } catch (error) {
      if (headers['sec-fetch-dest'] === 'document') return false;
      throw error;
    }
  }
}

/** Vite puts every file with a hash in its name into `assets`. */
const cachingOf = (file: string): string =>
  /[\\/]assets[\\/]/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';

const opensPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  takesPages(headers.accept, url) &&
  !NOT_A_PAGE.test(url);

/** Link previews and command lines accept anything; the path's extension tells what they want. */
const takesPages = (accept = '*/*', url: string): boolean =>
  accept.includes('text/html') || (accept === '*/*' && !/\.\w+(?:\?|$)/.test(url));
