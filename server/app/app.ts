import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RouteOptions } from 'fastify';
import type { Pool } from 'pg';
import { randomBytes } from 'node:crypto';
import type { Config } from '@server/platform/config/config';
import type { Database } from '@server/platform/db/database';
import { LongWork } from '@server/platform/db/long-work';
import { listenToNotifications, type ChannelListener } from '@server/platform/db/notifications';
import { ReadReplicas } from '@server/platform/db/replicas';
import { isUnavailable } from '@server/platform/errors';
import { keepAhead, imagesPlugin } from '@server/modules/catalogue';
import { CATALOGUE_CHANGED, registerGraphQL } from '@server/app/graphql';
import {
  serveCatalogueFile,
  serveCatalogueUpload,
  serveDecks,
  serveEvents,
  serveExportCollection,
  serveExportWorth,
  serveImportCollection,
  serveMarket,
  serveMyData,
  serveSignIn,
} from '@server/app/http';
import { issuerOf, registerIdentity } from '@server/app/identity';
import { logging, operationOf, traceOf } from '@server/platform/log';
import {
  noMetrics,
  type PrometheusMetrics,
  serveMetricsByToken,
  type Metrics,
} from '@server/platform/metrics';
import { readDeckFormats } from '@server/modules/decks';
import { createBalancer } from '@server/modules/offers';
import { readSearchedCards } from '@server/modules/search';
import {
  CurrentMarket,
  MARKET_CHANGED,
  refreshWhenMarked,
  SELLERS_MARKED,
} from '@server/modules/market';
import { KeptUntilNotified } from '@server/platform/db/kept-until-notified';
import { BODY_LIMIT, limitBodies } from '@server/app/plugins/body-limits';
import { guardDisk } from '@server/app/plugins/disk-guard';
import { prepareDrain, serveHealth } from '@server/app/plugins/health';
import { handleErrors } from '@server/app/plugins/errors';
import { limitRequests } from '@server/app/plugins/limit-requests';
import { refuseOtherSites } from '@server/app/plugins/own-origin';
import { rememberOwnWrites } from '@server/app/plugins/own-writes';
import { servePlainPageStyle } from '@server/app/plugins/plain-page';
import { registerSecurityHeaders } from '@server/app/plugins/security-headers';
import {
  type ClientBuild,
  ownFolders,
  servePagesAndFiles,
} from '@server/app/plugins/pages-and-files';
import { readablePaths, refuseUnreadablePaths } from '@server/app/plugins/unreadable-paths';
import {
  addCountsTo,
  API_RATE,
  ConnectionShare,
  SharedCounts,
  type Rate,
} from '@server/platform/rate-limit';
import type { Services } from '@server/platform/services';
import { registerSession, sessionCookie } from '@server/app/session';

export interface AppOptions {
  config: Pick<
    Config,
    | 'publicUrl'
    | 'contactEmail'
    | 'trustProxy'
    | 'logLevel'
    | 'oidc'
    | 'providerName'
    | 'adminEmails'
  > & { dataDir: string };
  pool: Pool;
  database: Database;
  /** Of replicas of the same database; the app ends them. */
  readPools?: readonly Pool[];
  /** The browser application's build; without one, only the API is served. */
  client?: ClientBuild;
  /** The module in which worker threads draw pictures; without one, no pictures are served. */
  pictureWorker?: string;
  /** The module in which a worker thread balances choices; without one, none is balanced. */
  balanceWorker?: string;
  /** The seconds that a choice may take there, if not one: for tests on a busy machine. */
  balanceSeconds?: number;
  /** The module of the process that makes pictures ahead; without it, pictures are made on request. */
  aheadProcess?: string;
  /** Answers GraphQL operations that aren't in the manifest; a production build doesn't. */
  adHocOperations?: boolean;
  /** The manifest (id → text), where a test brings its own. */
  operations?: Record<string, string>;
  /** Milliseconds within which a request's head has to arrive, and then its body, where that isn't a file. */
  requestTimeout?: number;
  /** Milliseconds within which the identity provider has to answer. */
  providerTimeout?: number;
  /** Called with every route, so that a test can request each of them. */
  onRoute?: (route: RouteOptions) => void;
  /** The rate limit of the API, for clients that send more requests than people do: load tests, and some others. */
  apiRate?: Rate;
  /** The free bytes on the database's disk, if it is on this machine. */
  freeBytes?: () => Promise<number>;
  /** What counts; without it, nothing is counted. */
  metrics?: Metrics;
  /** Serves these metrics to requests with the token. */
  openMetrics?: { metrics: PrometheusMetrics; token: string } | undefined;
  /** Where logs go, if not to standard output. */
  logStream?: { write(line: string): void };
}

const REQUEST_TIMEOUT_MS = 10_000;

/** Builds the whole server as one Fastify app, which doesn't listen yet; tests call its `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, pool, database, requestTimeout = REQUEST_TIMEOUT_MS } = options;
  const app = Fastify({
    ...logging({ level: config.logLevel, stream: options.logStream }),
    // Also the reference that a person sees when something went wrong, so it must not be guessable
    // nor chosen by the client.
    genReqId: () => randomBytes(8).toString('hex'),
    childLoggerFactory: (logger, bindings, opts, { headers }) =>
      logger.child({ ...bindings, ...traceOf(headers['traceparent']) }, opts ?? {}),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: BODY_LIMIT,
    ...readablePaths,
    // Requests on kept-alive connections are still served; their answers close the connection.
    return503OnClosing: false,
    http: {
      // Node's limit for the whole request, which knows no exceptions; limitBodies has another for bodies.
      requestTimeout: 0,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(requestTimeout, 1_000),
    },
  });
  app.removeContentTypeParser('text/plain');
  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  const isOwn = ownFolders(app);

  const { metrics = noMetrics } = options;
  app.decorate('metrics', metrics);
  nameAndCount(app, metrics);

  await registerSecurityHeaders(app, config.publicUrl);
  const faults = handleErrors(app, pool);
  refuseUnreadablePaths(app);
  refuseOtherSites(app, config.publicUrl);
  limitBodies(app, requestTimeout);
  guardDisk(app, options.freeBytes);
  const limits = limitRequests(app, sharedCounts(app, pool), options.apiRate ?? API_RATE);
  const services = servicesOf(options, app.log);
  const { replicas } = services;
  metrics.watchPool('long-work', services.longWork.pool);
  metrics.watchShare(services.share);
  const { market, searchedCards } = services;
  metrics.watchCache('market', () => market.bytes);
  replicas.pools.forEach((each, index) => metrics.watchPool(`replica-${index + 1}`, each));
  app.addHook('onClose', () =>
    Promise.all([services.longWork.end(), replicas.end(), services.balancer.close()]),
  );
  serveHealth(app, services, prepareDrain(app));
  await registerSession(app, services, limits.admitUser);
  const { publicUrl } = config;
  rememberOwnWrites(app, { publicUrl, areNeeded: replicas.areConfigured });
  servePlainPageStyle(app);
  const { openMetrics } = options;
  if (openMetrics) serveMetricsByToken(app, openMetrics.metrics, openMetrics.token);
  serveSignIn(app, services, await registerIdentity(app, config, options.providerTimeout));
  serveMyData(app, services);
  serveExportCollection(app, services);
  serveExportWorth(app, services);
  await serveImportCollection(app, services, requestTimeout);
  await serveCatalogueUpload(app, services, requestTimeout);
  const catalogueFile = serveCatalogueFile(app, services);
  serveMarket(app, services);
  serveDecks(app, services);
  const answers = registerGraphQL(app, services, {
    adHocOperations: options.adHocOperations ?? false,
    admitCost: limits.admitCost,
    ...(options.operations && { operations: options.operations }),
  });
  if (options.pictureWorker !== undefined) {
    const { dataDir } = config;
    const used = metrics.picture;
    await app.register(imagesPlugin, { database, dataDir, worker: options.pictureWorker, used });
  }
  const documents = await servePagesAndFiles(app, services, {
    client: options.client,
    isOwn,
    admitLink: limits.admitLink,
  });
  const { aheadProcess } = options;
  const ahead = aheadProcess === undefined ? undefined : picturesAhead(app, aheadProcess, options);
  const channels = {
    // Documents contain answers, which replicas may make.
    [CATALOGUE_CHANGED]: allOf(
      [
        replicas.catalogueChanges,
        answers,
        catalogueFile,
        documents,
        ahead,
        market.catalogueChanges,
        searchedCards,
      ].filter((each) => each !== undefined),
    ),
    ...serveEvents(app, services),
    [SELLERS_MARKED]: refreshWhenMarked(database, app.log),
    [MARKET_CHANGED]: market,
    ...faults,
  };
  app.addHook('onClose', listenToNotifications(pool.options, channels, app.log));
  return app;
}

/** Every answer names its request, as its lines in the log do, and is one line itself. */
function nameAndCount(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply;
    const { method, routeOptions } = request;
    metrics.answered(
      { method, route: routeOptions.url ?? '(no route)', status },
      elapsedTime / 1_000,
    );
    const ms = Math.round(elapsedTime * 10) / 10;
    request.log.info({ operation: operationOf(request), status, ms }, 'answered');
    done();
  });
}

function servicesOf(
  {
    config,
    pool,
    database,
    readPools = [],
    balanceWorker: worker,
    balanceSeconds: seconds,
  }: AppOptions,
  log: FastifyBaseLogger,
): Services {
  const { publicUrl, providerName, adminEmails, contactEmail, dataDir } = config;
  return {
    pool,
    database,
    longWork: new LongWork(pool),
    share: new ConnectionShare(pool.options.max),
    replicas: new ReadReplicas(database, readPools, log),
    balancer: createBalancer({ worker, seconds, log }),
    market: new CurrentMarket(database),
    deckFormats: readDeckFormats(dataDir),
    searchedCards: new KeptUntilNotified(() => readSearchedCards(database)),
    publicUrl,
    issuer: issuerOf(config),
    providerName,
    cookie: sessionCookie(publicUrl),
    adminEmails,
    contactEmail,
  };
}

function picturesAhead(app: FastifyInstance, module: string, { config, pool }: AppOptions) {
  const { connectionString = '' } = pool.options;
  const ahead = keepAhead({ module, connectionString, dataDir: config.dataDir, log: app.log });
  app.addHook('onClose', async () => ahead.stop());
  return ahead;
}

const allOf = (listeners: readonly ChannelListener[]): ChannelListener => ({
  notified: (payload) => listeners.forEach((each) => each.notified(payload)),
  listening: (isListening) => listeners.forEach((each) => each.listening(isListening)),
});

/** Counts that all processes share. An unreachable database is reported by the code that needs it. */
const sharedCounts = (app: FastifyInstance, pool: Pool): SharedCounts =>
  new SharedCounts(addCountsTo(pool), (error) => {
    if (!isUnavailable(error))
      app.log.error({ err: error }, 'requests are counted in this process only');
  });
