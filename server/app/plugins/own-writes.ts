import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writes } from './disk-guard';

/** Twice as long as a replica may be behind. */
const READ_PRIMARY_SECONDS = 10;

declare module 'fastify' {
  interface FastifyInstance {
    ownWrites: OwnWrites;
  }
}

interface OwnWrites {
  /** Whether the browser wrote something a moment ago, so that it has to read from the primary (rules/operation#replicas). */
  areRecent(request: FastifyRequest): boolean;
  /** For routes whose bodies decide whether they write. */
  note(reply: FastifyReply): void;
}

/**
 * Remembers in the browser that it just wrote, so every process knows. The cookie isn't signed: all that one can do with
 * it is to read from the primary. Its end is the browser's doing, so no two clocks are compared.
 */
export function rememberOwnWrites(
  app: FastifyInstance,
  { publicUrl, areNeeded }: { publicUrl: string; areNeeded: boolean },
): void {
  const secure = new URL(publicUrl).protocol === 'https:';
  const name = secure ? '__Host-wrote' : 'wrote';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  const note = (reply: FastifyReply): void => {
    if (areNeeded) void reply.setCookie(name, '1', { ...options, maxAge: READ_PRIMARY_SECONDS });
  };
  app.decorate('ownWrites', {
    areRecent: (request: FastifyRequest) => request.cookies[name] !== undefined,
    note,
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (writes(request)) note(reply);
    done();
  });
}
