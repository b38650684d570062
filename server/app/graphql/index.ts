import type { FastifyInstance } from 'fastify';
import type { ExecutionResult } from 'graphql';
import mercurius from 'mercurius';
import type { ChannelListener } from '@server/platform/db/notifications';
import { AnswerCache } from '@server/platform/ready-answers';
import type { RequestLimits } from '@server/app/plugins/limit-requests';
import type { Services } from '@server/platform/services';
import manifest from '../../../operations.json';
import { createOperations } from './operations';
import { serveGraphQL } from './route';
import { schema } from './schema';

/**
 * Compiled operations send values of scalars and enumerations unchecked: resolvers are typed, and an operation's first run,
 * which isn't compiled, does check them (`withExactValues`). The option is missing from Mercurius' types.
 */
const COMPILER = { compilerOptions: { disableLeafSerialization: true } };

/** PostgreSQL's channel that importers notify in the transaction that changes the catalogue. */
export const CATALOGUE_CHANGED = 'catalogue_changed';

export interface GraphQLOptions {
  /** Counts what an operation costs beyond a plain request. */
  admitCost: RequestLimits['admitCost'];
  /** Answers operations that aren't in the manifest, as development needs. */
  adHocOperations: boolean;
  /** Id → text; the checked-in manifest unless a test brings its own. */
  operations?: Record<string, string>;
}

/**
 * Sets up `/graphql`: Mercurius executes, our own thin route transports and caches answers.
 *
 * @returns the listener for changes of the catalogue
 */
export async function registerGraphQL(
  app: FastifyInstance,
  services: Services,
  { admitCost, adHocOperations, operations = manifest }: GraphQLOptions,
): Promise<ChannelListener> {
  await app.register(mercurius, {
    schema,
    jit: 1,
    ...COMPILER,
    routes: false,
    // The route masks errors and sets the status, since it knows whether the answer may be cached.
    errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
  });

  const cache = new AnswerCache<ExecutionResult>((isFound) =>
    app.metrics.readyAnswer('graphql', isFound),
  );
  app.metrics.watchCache('graphql', () => cache.bytes);
  serveGraphQL(app, services, {
    operations: createOperations(schema, operations, adHocOperations),
    cache,
    admitCost,
  });
  return cache;
}
