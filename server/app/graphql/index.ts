import type { FastifyInstance } from 'fastify';
import type { ExecutionResult } from 'graphql';
import type { ChannelListener } from '@server/platform/db/notifications';
import { AnswerCache } from '@server/platform/ready-answers';
import type { RequestLimits } from '@server/app/plugins/limit-requests';
import type { Services } from '@server/platform/services';
import manifest from '../../../operations.json';
import { createOperations } from './operations';
import { serveGraphQL } from './route';
import { schema } from './schema';

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
 * Sets up `/graphql`.
 *
 * @returns the listener for changes of the catalogue
 */
export function registerGraphQL(
  app: FastifyInstance,
  services: Services,
  { admitCost, adHocOperations, operations = manifest }: GraphQLOptions,
): ChannelListener {
  const cache = new AnswerCache<ExecutionResult>((isFound) =>
    app.metrics.readyAnswer('graphql', isFound),
  );
  app.metrics.watchCache('graphql', () => cache.bytes);
  serveGraphQL(app, services, {
    findOperation: createOperations(schema, operations, adHocOperations),
    cache,
    admitCost,
  });
  return cache;
}
