import type { FastifyInstance } from 'fastify';
import mercurius from 'mercurius';
import type { Pool } from 'pg';
import manifest from '../../operations.json';
import type { Context } from './context';
import { createOperations } from './operations';
import { listenToCatalogue } from './response-cache/catalogue-changes';
import { ResponseCache } from './response-cache/response-cache';
import { serveGraphQL } from './route';
import { schema } from './schema';

export interface GraphQLOptions {
  context: Omit<Context, 'viewer' | 'address'>;
  pool: Pool;
  /** Answers operations that aren't in the manifest, as development needs. */
  adHocOperations: boolean;
  /** Id → text; the checked-in manifest unless a test brings its own. */
  operations?: Record<string, string>;
}

/** Sets up `/graphql`: Mercurius executes, our own thin route transports and keeps answers. */
export async function registerGraphQL(
  app: FastifyInstance,
  { context, pool, adHocOperations, operations = manifest }: GraphQLOptions,
): Promise<void> {
  await app.register(mercurius, {
    schema,
    jit: 1,
    routes: false,
    // Masked and given a status by the route, which knows whether the answer may be kept.
    errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
  });

  const cache = new ResponseCache();
  const stopListening = listenToCatalogue(
    pool.options,
    { changed: () => cache.flush(), hearing: (hears) => cache.trust(hears) },
    app.log,
  );
  app.addHook('onClose', stopListening);

  serveGraphQL(app, {
    operations: createOperations(schema, operations, adHocOperations),
    cache,
    context,
    pool,
  });
}
