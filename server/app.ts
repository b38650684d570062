import Fastify, { LogController, type FastifyInstance, type FastifyLoggerOptions } from 'fastify';
import type { Pool } from 'pg';
import { randomBytes } from 'node:crypto';
import type { Config } from './config';
import type { Database } from './db/database';
import { listenToNotifications } from './db/notifications';
import { imagesPlugin } from './catalogue/images';
import { CATALOGUE_CHANGED, registerGraphQL } from './graphql';
import { serveSignIn } from './http';
import { serveEvents } from './http/events';
import { serveExportCollection } from './http/export-collection';
import { serveImportCollection } from './http/import-collection';
import { serveMyData } from './http/my-data';
import { issuerOf, registerIdentity } from './identity';
import { INBOX_CHANNEL } from './modules/inbox/commands/tell-both';
import { limitSlowBodies } from './plugins/body-deadline';
import { handleErrors } from './plugins/errors';
import { serveHealth } from './plugins/health';
import { refuseOtherSites } from './plugins/own-origin';
import { servePlainPageStyle } from './plugins/plain-page';
import { registerSecurityHeaders } from './plugins/security-headers';
import { registerStaticFiles } from './plugins/static-files';
import { registerSession } from './session';

export interface AppOptions {
  config: Pick<
    Config,
    'publicUrl' | 'contactEmail' | 'trustProxy' | 'logLevel' | 'oidc' | 'adminEmails'
  > & { dataDir: string };
  pool: Pool;
  database: Database;
  /** The folder of the built browser application; without one, only the API is served. */
  clientFolder?: string;
  /** Answers GraphQL operations that aren't in the manifest; a production build doesn't. */
  adHocOperations?: boolean;
  /** The manifest (id → text), where a test brings its own. */
  operations?: Record<string, string>;
  /** Milliseconds within which a request's head has to arrive, and then its body, where that isn't a file. */
  requestTimeout?: number;
  /** Milliseconds within which the identity provider has to answer. */
  providerTimeout?: number;
  /** Where logs go, if not to standard output. */
  logStream?: { write(line: string): void };
}

const REQUEST_TIMEOUT_MS = 10_000;

/** Builds the whole server as one Fastify app, which doesn't listen yet; tests call its `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, pool, database, requestTimeout = REQUEST_TIMEOUT_MS } = options;
  const app = Fastify({
    logger: logging(options),
    logController: new LogController({ disableRequestLogging: true }),
    // Also the reference that a person sees when something went wrong, so it must not be guessable
    // nor chosen by the client.
    genReqId: () => randomBytes(8).toString('hex'),
    trustProxy: config.trustProxy ?? false,
    http: {
      // Node's limit for the whole request, which knows no exceptions; limitSlowBodies has another for bodies.
      requestTimeout: 0,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(requestTimeout, 1_000),
    },
  });
  app.removeContentTypeParser('text/plain');

  app.addHook('onResponse', (request, reply, done) => {
    request.log.debug(
      { req: request, status: reply.statusCode, ms: reply.elapsedTime },
      'answered',
    );
    done();
  });

  await registerSecurityHeaders(app, config.publicUrl);
  refuseOtherSites(app, config.publicUrl);
  handleErrors(app);
  limitSlowBodies(app, requestTimeout);
  serveHealth(app, pool);
  await registerSession(app, {
    database,
    publicUrl: config.publicUrl,
    issuer: issuerOf(config),
    adminEmails: config.adminEmails,
  });
  servePlainPageStyle(app);
  serveSignIn(app, {
    client: await registerIdentity(app, config, options.providerTimeout),
    issuer: issuerOf(config),
    publicUrl: config.publicUrl,
    database,
    pool,
  });
  serveMyData(app, database, pool);
  serveExportCollection(app, database, pool);
  await serveImportCollection(app, { database, pool, patience: requestTimeout });
  const catalogueChanged = await registerGraphQL(app, {
    context: {
      database,
      adminEmails: config.adminEmails,
      contactEmail: config.contactEmail,
    },
    pool,
    adHocOperations: options.adHocOperations ?? false,
    ...(options.operations && { operations: options.operations }),
  });
  const inboxStreams = serveEvents(app, {
    database,
    pool,
    publicUrl: config.publicUrl,
    issuer: issuerOf(config),
    adminEmails: config.adminEmails,
  });
  const channels = { [CATALOGUE_CHANGED]: catalogueChanged, [INBOX_CHANNEL]: inboxStreams };
  app.addHook('onClose', listenToNotifications(pool.options, channels, app.log));
  await app.register(imagesPlugin, { database, dataDir: config.dataDir });
  await registerStaticFiles(app, {
    folder: options.clientFolder,
    database,
    publicUrl: config.publicUrl,
  });
  return app;
}

/** One line an answer, at `debug`; no bodies, no query strings, which may hold what is secret. */
function logging({
  config,
  logStream,
}: AppOptions): FastifyLoggerOptions & { stream?: { write(line: string): void } } {
  return {
    level: config.logLevel,
    ...(logStream && { stream: logStream }),
    serializers: {
      req: ({ method, url, ip }) => ({ method, path: url?.split('?', 1)[0], ip }),
    },
  };
}
