import type { FastifyInstance } from 'fastify';
import { serveApply } from './apply';
import { servePreview } from './preview';
import type { ImportRoutes } from './routes';

/** The calls that bring a collection in from a file: read and tell, then apply (catalogue 3). */
export async function serveImportCollection(
  app: FastifyInstance,
  routes: ImportRoutes,
): Promise<void> {
  await app.register((scope, _options, done) => {
    // Its parsers pass bodies on unread, which no other route may have.
    servePreview(scope, routes);
    done();
  });
  serveApply(app, routes);
}
