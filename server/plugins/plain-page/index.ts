import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PLAIN_PAGE_STYLE } from './plain-page';
import { style } from './style';

export { plainPage } from './plain-page';

const FONTS = join(process.cwd(), 'node_modules/@fontsource-variable');

/** Serves what the server's own pages look like: style sheet and fonts, with or without a built client. */
export function servePlainPageStyle(app: FastifyInstance): void {
  app.get(PLAIN_PAGE_STYLE, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style),
  );

  for (const font of ['inter', 'exo-2']) {
    app.get(`/auth/${font}.woff2`, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .type('font/woff2')
        .send(await readFile(join(FONTS, font, `files/${font}-latin-wght-normal.woff2`))),
    );
  }
}
