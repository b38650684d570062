import { CATALOGUE_RUN_EVENT } from '@domain/catalogue-run';
import { INBOX_STREAM } from '@domain/offer';
import type { ChannelListener } from '@server/platform/db/notifications';
import { failFastIfDatabaseDown } from '@server/platform/db/answers';
import { refusal } from '@server/platform/errors';
import { CATALOGUE_RUN_CHANNEL } from '@server/modules/catalogue';
import { INBOX_CHANNEL, InboxStreams, watchStreams } from '@server/modules/offers';
import { isFromOwnSite } from '@server/app/plugins/own-origin';
import { tokenHash } from '@server/modules/people';
import type { Services } from '@server/platform/services';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Seconds after which a client with too many streams may retry. */
const RETRY_AFTER = '10';

/**
 * `GET /api/events`: events of the viewer's offers as Server-Sent Events, while the session is open
 * (rules/offers#live-updates). An administrator also hears of imports. `Last-Event-ID`, or `?after=`, resumes a stream. 401 for a visitor, 403 for another
 * site's page, 429 with Retry-After for too many streams.
 *
 * @returns the listeners of the channels that it follows
 */
export function serveEvents(
  app: FastifyInstance,
  services: Services,
): Record<string, ChannelListener> {
  const { database, pool, replicas, cookie } = services;
  const streams = new InboxStreams(database);
  app.metrics.watchStreams(() => streams.all().length);
  const stopWatching = watchStreams(streams, { ...services, log: app.log });
  // Before the server waits for answers in progress: streams don't end by themselves.
  app.addHook('preClose', async () => {
    stopWatching();
    streams.close();
  });
  const { origin } = new URL(services.publicUrl);

  app.get(INBOX_STREAM, { exposeHeadRoute: false }, async (request, reply) => {
    void reply.header('cache-control', 'no-store, no-transform');
    if (!isFromOwnSite(request, origin)) {
      void reply.code(403);
      return { errors: [refusal('FORBIDDEN', 'This request came from another site.')] };
    }
    const viewer = await failFastIfDatabaseDown(request.viewer(), pool);
    const token = cookie.read(request);
    if (viewer === null || token === undefined) {
      void reply.code(401);
      return { errors: [refusal('UNAUTHENTICATED', 'Please sign in.')] };
    }
    const owner = { userId: viewer.id, tokenHash: tokenHash(token), roles: viewer.roles.join() };
    const stream = streams.open(owner, positionIn(request));
    if (stream === null) {
      void reply.code(429).header('retry-after', RETRY_AFTER);
      return { errors: [refusal('RATE_LIMITED', 'Too many windows listen at once.')] };
    }
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no') // asks proxies not to buffer it
      .header('connection', 'close') // a stop waits for connections, even those of ended streams
      .send(stream.output);
  });
  return {
    [INBOX_CHANNEL]: {
      notified(userId) {
        // First, since the browser reads again as soon as it has the event.
        replicas.inboxes.notified(userId);
        streams.notified(userId);
      },
      listening(isListening) {
        replicas.inboxes.listening(isListening);
        streams.listening(isListening);
      },
    },
    // Missed ones do no harm: a browser that connects again asks again.
    [CATALOGUE_RUN_CHANNEL]: {
      notified: () => streams.tellAdministrators(CATALOGUE_RUN_EVENT),
      listening: () => undefined,
    },
  };
}

/** A number that no inbox has: an unknown event id restarts the stream. */
const UNKNOWN = -1;

function positionIn({ headers, query }: FastifyRequest): number | undefined {
  const eventId = headers['last-event-id'] ?? (query as { after?: unknown }).after;
  if (eventId === undefined || eventId === '') return undefined;
  return typeof eventId === 'string' && /^\d{1,9}$/.test(eventId) ? Number(eventId) : UNKNOWN;
}
