import type { FastifyInstance } from 'fastify';
import { PLAIN_PAGE_STYLE } from './plain-page';
import { style } from './style';

export { plainPage } from './plain-page';

/** Serves the style sheet of the server's own pages. */
export function servePlainPageStyle(app: FastifyInstance): void {
  app.get(PLAIN_PAGE_STYLE, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style),
  );
}
